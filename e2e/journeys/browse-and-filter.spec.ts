import { checkAxe } from '../axe.ts'
import { DEFAULT_PAGE_SIZE } from '#app/domain/search/pagination.ts'
import { expect, main, test } from '../fixtures.ts'
import { numberIn, partsOfListing, titlesOf } from '../listing-parts.ts'

const WHITE = 2
const BLACK = 7
/** Expected result of every catalog search by filters, from the shop API. */
const ALL = {}

test('J-01, LST-05, LST-08, FLT-18, FLT-29: the catalog shows a page of items and how many there are; two colours become one query and a badge each', async ({
  page,
  visitCatalog,
  shop,
}) => {
  await visitCatalog()
  const { badges, cards, total, pages, openMenu } = partsOfListing(page)
  await expect(cards).toHaveCount(DEFAULT_PAGE_SIZE)
  await expect.poll(() => numberIn(total)).toBe((await shop.search(ALL)).total)
  await expect(pages.getByRole('link', { name: 'Strona 1', exact: true })).toHaveAttribute('aria-current', 'page')
  const menu = await openMenu('Kolor')
  await menu.getByRole('checkbox', { name: /^Biały/ }).check()
  await menu.getByRole('checkbox', { name: /^Czarny/ }).check()
  await menu.getByRole('button', { name: 'Zastosuj' }).click()

  await expect(page).toHaveURL(`/produkty?colors=${WHITE},${BLACK}`)
  await expect(badges).toHaveCount(2)
  await expect(badges).toHaveText([/Biały/, /Czarny/])
  await expect.poll(() => numberIn(total)).toBe((await shop.search({ colors: [WHITE, BLACK] })).total)

  await badges.filter({ hasText: 'Biały' }).click()
  await expect(page).toHaveURL(`/produkty?colors=${BLACK}`)
  await expect(badges).toHaveText([/Czarny/])
})

test('J-01, FLT-37, FLT-19, FLT-30: an open price range, kept by a reload, gone with the rest', async ({ page, visitCatalog, shop }) => {
  await visitCatalog({ colors: [WHITE, BLACK] })
  const { cards, badges, total, clearAll, openMenu } = partsOfListing(page)
  const menu = await openMenu('Cena')
  await menu.getByRole('spinbutton', { name: /^Od/ }).fill('100')
  await menu.getByRole('button', { name: 'Zastosuj' }).click()

  await expect(page).toHaveURL(`/produkty?colors=${WHITE},${BLACK}&priceFrom=100`)
  await expect(badges).toHaveText([/Biały/, /Czarny/, /Cena: od 100 PLN/])
  await expect.poll(() => numberIn(total)).toBe((await shop.search({ colors: [WHITE, BLACK], price: { from: 100 } })).total)

  const before = await titlesOf(cards)
  await page.reload()
  await expect.poll(() => titlesOf(cards)).toEqual(before)
  await expect(badges).toHaveCount(3)

  await clearAll.click()
  await expect(page).toHaveURL('/produkty')
  await expect(badges).toHaveCount(0)
})

test(
  'FLT-28, EXT-02: the dialog with all filters counts what would be left, and shows it',
  { tag: '@phone' },
  async ({ page, visitCatalog, shop }) => {
    await visitCatalog()
    await page.getByRole('button', { name: 'Wszystkie filtry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtry' })
    await dialog.getByRole('checkbox', { name: /^vintage/i }).check()
    await checkAxe(page)

    const { total } = await shop.search({ classification: [1] })
    const show = dialog.getByRole('button', { name: /^Pokaż/ })
    await expect.poll(() => numberIn(show)).toBe(total)
    await show.click()
    await expect(page).toHaveURL('/produkty?classification=1')
    await expect(dialog).toBeHidden()
    await expect.poll(() => numberIn(partsOfListing(page).total)).toBe(total)
  },
)

test('spec §4: a menu that is higher than the screen scrolls to its last value', async ({ page, visitCatalog }) => {
  await page.setViewportSize({ width: 1000, height: 360 })
  await visitCatalog()
  await page.getByRole('button', { name: /^Kolor/ }).click()
  const last = page.locator(':popover-open').getByRole('checkbox').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('FLT-21, FLT-44: sorted by price, cheap things come first', async ({ page, visitCatalog, shop }) => {
  await visitCatalog()
  const { cards, openMenu } = partsOfListing(page)
  const menu = await openMenu('Sortowanie')
  await menu.getByRole('link', { name: 'Cena: od najniższej' }).click()
  await expect(page).toHaveURL('/produkty?sortOrder=price&sortDir=asc')
  const { items } = await shop.search({ orderBy: { order: 'price', dir: 'asc' } })
  await expect.poll(() => titlesOf(cards)).toEqual(items.map(({ name }) => name))
})

test('LST-07, GAP-69: pagination works, and a new filter returns to page 1', async ({ page, visitCatalog, shop }) => {
  await visitCatalog()
  const { cards, pages, openMenu } = partsOfListing(page)
  await pages.getByRole('link', { name: 'Następna strona' }).click()
  await expect(page).toHaveURL('/produkty?page=2')
  const { items } = await shop.search(ALL, { page: 2 })
  await expect.poll(() => titlesOf(cards)).toEqual(items.map(({ name }) => name))
  await expect(page).toHaveTitle(/strona 2/)

  const menu = await openMenu('Kolor')
  await menu.getByRole('checkbox', { name: /^Czarny/ }).check()
  await menu.getByRole('button', { name: 'Zastosuj' }).click()
  await expect(page).toHaveURL(`/produkty?colors=${BLACK}`)
})

test('LST-09: an empty listing names the condition whose removal leaves results, else links to the catalog', async ({
  page,
  visitCatalog,
  shop,
}) => {
  await visitCatalog({ textSearch: 'fotel', price: { from: 99_999_999 } })
  const help = page.getByRole('navigation', { name: 'Wystarczy usunąć jeden filtr' })
  // The lowest price that no armchair has; other products may cost that much.
  const way = help.getByRole('listitem').filter({ hasText: /Bez: Cena: od [\d\s]+ PLN/ })
  await expect(way).toHaveCount(1)
  const { total } = await shop.search({ textSearch: 'fotel', visibleOnGrid: 2 })
  expect(await numberIn(way.locator('span'))).toBe(total)
  await checkAxe(page)
  await way.getByRole('link').click()
  await expect(page).toHaveURL('/produkty?textSearch=fotel')
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe(total)

  await visitCatalog({ price: { from: 99_999_999 } })
  const { cards, total: none } = partsOfListing(page)
  await expect(none).toHaveText('0 produktów')
  await expect(cards).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Nic tu nie pasuje' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Przejdź do katalogu' }).click()
  await expect(page).toHaveURL('/produkty')
  await expect(cards).toHaveCount(DEFAULT_PAGE_SIZE)
})
