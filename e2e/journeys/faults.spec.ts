// Public pages while the shop API fails: the frame renders, the failed section shows an error, and a click retries.
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { expect, SECTION_FAILED, test } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

test.describe('a search that cannot be made', () => {
  test.use({ expectedStatuses: [503], expectedErrors: [SECTION_FAILED] })

  test('GAP-61: a failed search removes only the products; a click retries', async ({ page, visit, mock }) => {
    await mock.scenario('search-503')
    await visit('catalog', { filters: NO_FILTERS })
    await expect(page.getByRole('heading', { level: 1, name: 'Produkty' })).toBeVisible()
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('Produkty nie dały się wczytać')
    await expect(page.getByRole('searchbox', { name: 'Szukaj w katalogu' })).toBeVisible()
    await expect(partsOfListing(page).cards).toHaveCount(0)
    // For crawlers that run scripts: an apology is not indexed.
    const robots = page.locator('head meta[name="robots"][content*="noindex"]')
    await expect(robots).toHaveCount(1)

    await mock.scenario(null)
    await failed.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(partsOfListing(page).cards.first()).toBeVisible()
    await expect(failed).toBeHidden()
    await expect(robots).toHaveCount(0)
  })

  test('EXT-53: followed by a link, it is shown in the same document, asked for once', async ({ page, visit, mock }) => {
    await visit('cart', {})
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    await mock.scenario('search-503')
    const statuses: number[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('/produkty') && response.status() !== 204) statuses.push(response.status())
    })
    await page.locator('main a[href^="/produkty"]').first().click()
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('Produkty nie dały się wczytać')
    await expect(page).toHaveURL(/\/produkty/)
    await mock.scenario(null)
    await failed.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(partsOfListing(page).cards.first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    expect(statuses).toEqual([503, 200])
  })

  const failing = ['search-429', 'wrong-shape-search', 'truncated-search', 'huge-search', 'hanging-search'] as const
  for (const [index, scenario] of failing.entries()) {
    test(`GAP-61: ${scenario} has the effect of a failed search only`, variant(index, failing.length), async ({ page, visit, mock }) => {
      await mock.scenario(scenario)
      // What is streamed to a person before the search has failed has the status of its head (EXT-43).
      expect((await visit('catalog', { filters: NO_FILTERS }))?.status()).toBe(scenario === 'hanging-search' ? 200 : 503)
      await expect(page.getByRole('heading', { level: 1, name: 'Produkty' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Produkty nie dały się wczytać')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(partsOfListing(page).cards).toHaveCount(0)
    })
  }

  test('worlds are isolated: a fault in one does not affect another', async ({ page, visit, mock, shop }) => {
    await mock.scenario('everything-down')
    await visit('catalog', { filters: NO_FILTERS })
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect((await shop.search({})).total).toBeGreaterThan(0)
  })
})

test.describe('a product that cannot be read', () => {
  test.use({ expectedStatuses: [503] })

  for (const [index, scenario] of (['product-503', 'reset-product', 'header-bomb'] as const).entries()) {
    test(`GAP-61: with ${scenario} it is an error page with a retry link`, variant(index, 3), async ({ page, open, shop, mock }) => {
      const product = await shop.productThat('on sale', isOnSale)
      await mock.scenario(scenario)
      expect((await open(href('product', productParams(product), 'pl')))?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coś poszło nie tak')

      await mock.scenario(null)
      await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    })
  }

  test('GAP-61: a navigation to it shows the error page at its URL, and a retry shows the product', async ({ page, visit, mock }) => {
    await visit('catalog', { filters: NO_FILTERS })
    const link = partsOfListing(page).cards.first().getByRole('heading').getByRole('link')
    const [name, path] = [await link.innerText(), await link.getAttribute('href')]
    await mock.scenario('product-503')
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coś poszło nie tak')
    await expect(page).toHaveURL(path ?? '')
    await mock.scenario(null)
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

for (const scenario of ['banners-array-promo', 'banners-503'] as const) {
  test(`PRM-08, API-25: with ${scenario} there is no promo bar, and nothing else is missing`, async ({ page, visit, mock }) => {
    await mock.scenario(scenario)
    await visit('catalog', { filters: NO_FILTERS })
    await expect(partsOfListing(page).cards.first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Ogłoszenie' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('PRD-01: a slow product is complete, later', async ({ page, visit, shop, mock }) => {
  const product = await shop.productThat('on sale', isOnSale)
  await mock.scenario('product-slow')
  await visit('product', productParams(product))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first()).toBeEnabled()
})

test('with an unreliable shop API a page shows products or an error, never nothing', async ({ page, visit, mock }) => {
  await mock.scenario('unsteady-search')
  await visit('catalog', { filters: NO_FILTERS })
  await expect(partsOfListing(page).cards.first().or(page.getByRole('main').getByRole('alert'))).toBeVisible()
})

test.describe('everything is down', () => {
  test.use({ expectedStatuses: [500, 503], expectedErrors: [SECTION_FAILED] })

  test(
    'GAP-61, GAP-140: each page has its frame, and an error message where it needs the shop; nothing breaks',
    { tag: '@phone-too' },
    async ({ page, open, mock, logInAs }) => {
      // A stranger has no cart that cannot be read, and is redirected from the account.
      await logInAs('customer')
      await mock.scenario('everything-down')
      for (const [path, failure] of [
        ['/', ''],
        ['/produkty', 'Produkty nie dały się wczytać'],
        ['/cart', 'Koszyk nie dał się wczytać'],
        ['/checkout', 'Koszyk nie dał się wczytać'],
        ['/ulubione', 'Ulubione nie dały się wczytać'],
        ['/logowanie', ''],
        ['/cp/pl/kontakt-z-nami', 'Coś poszło nie tak'],
        ['/moje-konto', 'Coś poszło nie tak'],
        ['/historia-zamowien', 'Coś poszło nie tak'],
        ['/es/productos', 'No se han podido cargar los productos'],
      ] as const) {
        await open(path)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('main')).toContainText(failure)
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty()
        await expect(page.getByRole('contentinfo'), path).toBeVisible()
        expect(await overflowing(page), path).toEqual([])
      }
    },
  )
})

test('LST-12: during a slow search the frame shows skeletons, then the products replace them', async ({ page, visit, mock }) => {
  await mock.scenario('slow-search')
  await page.addInitScript(noteListing)
  await visit('catalog', { filters: NO_FILTERS })
  await expect(partsOfListing(page).cards.first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'listingShowed'))).toEqual(['skeletons', 'products'])
})

/** Records in the page the sequence of what the listing shows: polling from outside may be too late. */
function noteListing(): void {
  const showed: string[] = []
  Reflect.set(window, 'listingShowed', showed)
  const states = { products: 'main article', skeletons: 'main [aria-busy="true"] ul[aria-hidden="true"] li' }
  const observer = new MutationObserver(() => {
    const [state] = Object.entries(states).find(([, selector]) => document.querySelector(selector)) ?? []
    if (state !== undefined && showed.at(-1) !== state) showed.push(state)
  })
  observer.observe(document, { childList: true, subtree: true })
}
