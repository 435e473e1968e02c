// EXT-71: an island that fails leaves the rest of the page, says so in its place, and can be tried again.
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { href } from '#app/addresses/href.ts'
import { putIntoCart } from '../checkout-parts.ts'
import { interceptIslands, ISLAND_FAILS, islandsOf, letFail } from '../failing-island.ts'
import { expect, main, test } from '../fixtures.ts'
import { partsOfListing } from '../listing-parts.ts'
import { type ProductFacts, productParams } from '../shop-lookup.ts'
import { variant } from '../turns.ts'

const NOTE = 'Nie udało się pokazać tej części strony.'
/** Without these there is nothing to show: the page itself, what contains failures, and the context that all parts of a product are in. */
const IS_THE_PAGE = new Set(['CartView', 'SectionBoundary', 'PartTexts', 'PurchaseProvider'])

// React reports what it could not hydrate, and renders the page again in the browser.
test.use({ expectedErrors: [new RegExp(`${ISLAND_FAILS}|^Minified React error #`)] })
test.beforeEach(({ page }) => interceptIslands(page))

const PAGES: Record<string, (product: ProductFacts) => string> = {
  home: () => href('home', {}, 'pl'),
  listing: () => href('catalog', { filters: NO_FILTERS }, 'pl'),
  product: (product) => href('product', productParams(product), 'pl'),
  cart: () => href('cart', {}, 'pl'),
}

for (const [index, [kind, pathOf]] of Object.entries(PAGES).entries()) {
  test(`EXT-71: ${kind}: whichever island fails, the rest of the page stays`, variant(index, 4), async ({ page, open, shop }) => {
    test.setTimeout(240_000)
    const product = await shop.productToOrder()
    if (kind === 'cart') await putIntoCart(page, product)
    await open(pathOf(product))
    const islands = (await islandsOf(page)).filter((name) => !IS_THE_PAGE.has(name))
    expect(islands.length).toBeGreaterThan(5)
    const taken: string[] = []
    for (const island of islands) {
      await letFail(page, island)
      await open(pathOf(product)).catch(() => taken.push(`${island}: not hydrated`))
      const isThere = await main(page).getByRole('heading', { level: 1 }).first().isVisible()
      const isLost = await page.getByText('Coś poszło nie tak').isVisible()
      if (isLost || !isThere) taken.push(island)
    }
    expect(taken, islands.join(', ')).toEqual([])
  })
}

test('EXT-71: a gallery and a search that failed are shown when they are tried again', async ({ page, visit, shop }) => {
  const params = productParams(await shop.productToOrder())
  for (const [island, part, place] of [
    ['GalleryStage', 'gallery', main(page).getByRole('list', { name: 'Zdjęcia' })],
    ['LazySuggestions', 'search', page.getByRole('search')],
  ] as const) {
    await visit('product', params)
    await letFail(page, island)
    await visit('product', params)
    const note = page.locator(`[data-part=${part}]`)
    await expect(note).toContainText(NOTE)
    await expect(main(page).getByRole('button', { name: 'Dodaj do koszyka' }).first()).toBeEnabled()
    await letFail(page, null)
    await note.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(place.first()).toBeVisible()
    await expect(note).toHaveCount(0)
  }
})

test('EXT-71: what a panel brings fails alone: beside it the listing stays, and above it the field', async ({ page, visitCatalog }) => {
  await visitCatalog({ textSearch: 'fotel' })
  await letFail(page, 'SaveSearchDialog')
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click()
  await expect(main(page).getByText('Nie możemy teraz wyświetlić tej strony').first()).toBeVisible()
  await expect(partsOfListing(page).cards.first()).toBeVisible()

  await letFail(page, 'Suggestions')
  const failed = page.waitForEvent('console', (said) => said.text().includes(ISLAND_FAILS))
  const field = page.getByLabel('Szukaj w katalogu')
  await field.fill('lampa')
  await failed
  await field.press('Enter')
  await expect(page).toHaveURL('/produkty?textSearch=lampa')
})
