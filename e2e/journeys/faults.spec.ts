// Public pages while the shop API fails: the frame renders, the failed section shows an error, and a click retries.
import { expect, main, SECTION_FAILED, test, title } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'

test.describe('a search that cannot be made', () => {
  test.use({ expectedStatuses: [503], expectedErrors: [SECTION_FAILED] })

  test('GAP-61: a failed search removes only the products; a click retries', async ({ page, visitCatalog, mock }) => {
    await mock.scenario('search-503')
    await visitCatalog()
    await expect(title(page, 'Produkty')).toBeVisible()
    const failed = main(page).getByRole('alert')
    await expect(failed).toContainText('Nie udało się wczytać produktów')
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
    // No mouse: where a machine is slow, the request ahead of the click would fail by itself before it.
    await page.locator('main a[href^="/produkty"]').first().dispatchEvent('click')
    const failed = main(page).getByRole('alert')
    await expect(failed).toContainText('Nie udało się wczytać produktów')
    await expect(page).toHaveURL(/\/produkty/)
    await mock.scenario(null)
    await failed.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(partsOfListing(page).cards.first()).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    expect(statuses).toEqual([503, 200])
  })
})

test.describe('a product that cannot be read', () => {
  test.use({ expectedStatuses: [503] })

  test('GAP-61: a navigation to it shows the error page at its URL, and a retry shows the product', async ({
    page,
    visitCatalog,
    mock,
  }) => {
    await visitCatalog()
    const link = partsOfListing(page).cards.first().getByRole('heading').getByRole('link')
    const [name, path] = [await link.innerText(), await link.getAttribute('href')]
    await mock.scenario('product-503')
    await link.click()
    await expect(title(page)).toHaveText('Coś poszło nie tak')
    await expect(page).toHaveURL(path ?? '')
    await mock.scenario(null)
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(title(page)).toHaveText(name)
  })
})

test('LST-12: during a slow search the frame shows skeletons, then the products replace them', async ({ page, visitCatalog, mock }) => {
  await mock.scenario('slow-search')
  await page.addInitScript(noteListing)
  await visitCatalog()
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
