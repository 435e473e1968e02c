import { NO_FILTERS } from '#app/domain/filters.ts'
import { href } from '#app/routes.ts'
import { expect, SECTION_FAILED, test } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'

test.describe('a search that cannot be made', () => {
  test.use({ expectedErrors: [SECTION_FAILED] })

  test('GAP-61: a search that fails takes the products away and nothing else; a click asks again', async ({ page, visit, mock }) => {
    await mock.scenario('search-503')
    await visit('catalog', { filters: NO_FILTERS })
    await expect(page.getByRole('heading', { level: 1, name: 'Produkty' })).toBeVisible()
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('Produkty nie dały się wczytać')
    await expect(page.getByRole('searchbox', { name: 'Szukaj w katalogu' })).toBeVisible()
    await expect(partsOfListing(page).cards).toHaveCount(0)

    await mock.scenario(null)
    await failed.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(partsOfListing(page).cards.first()).toBeVisible()
    await expect(failed).toBeHidden()
  })

  test('worlds do not see one another: what fails in one is whole beside it', async ({ page, visit, mock, shop }) => {
    await mock.scenario('everything-down')
    await visit('catalog', { filters: NO_FILTERS })
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    expect((await shop.search({})).total).toBeGreaterThan(0)
  })
})

test.describe('a product that cannot be read', () => {
  test.use({ expectedStatuses: [500] })

  test('GAP-61: is an error page with a way to try again', async ({ page, open, shop, mock }) => {
    const product = await shop.productThat('on sale', isOnSale)
    await mock.scenario('product-503')
    expect((await open(href('product', productParams(product), 'pl')))?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coś poszło nie tak')

    await mock.scenario(null)
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  })
})

test('LST-12: while a search is slow the frame stands with skeletons, then the products take their places', async ({
  page,
  visit,
  mock,
}) => {
  await mock.scenario('slow-search')
  await page.addInitScript(noteListing)
  await visit('catalog', { filters: NO_FILTERS })
  await expect(partsOfListing(page).cards.first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'listingShowed'))).toEqual(['skeletons', 'products'])
})

/** Notes in the page what the listing shows, one after the other: a test that looks from outside may look too late. */
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
