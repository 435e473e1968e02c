import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { expect, main, test, title } from '../fixtures.ts'
import { overflowing } from '../layout.ts'
import { numberIn, partsOfListing } from '../listing-parts.ts'

/** A plain field that becomes a combobox on focus. */
const searchField = (page: Page) => page.getByLabel('Szukaj w katalogu')

test('J-03, SRCH-01, SRCH-02, SRCH-03, SRCH-15: a word and Enter open its search results, an empty field the whole catalog', async ({
  page,
  visit,
  shop,
}) => {
  await visit('home', {})
  const field = searchField(page)
  await field.fill('fotel')
  await field.press('Enter')
  await expect(page).toHaveURL('/produkty?textSearch=fotel')
  await expect(title(page)).toContainText('fotel')
  const { total } = await shop.search({ textSearch: 'fotel', visibleOnGrid: 2 })
  expect(total).toBeGreaterThan(0)
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe(total)
  await expect(field).toHaveValue('fotel')
  await expect(main(page).getByRole('article').first()).toBeVisible()

  await expect(field, 'an empty field leads to everything').toBeEnabled()
  await field.fill('')
  await field.press('Enter')
  await expect(page).toHaveURL('/produkty')
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBe((await shop.search({})).total)
})

test('EXT-10: a price and a typing error in the text are understood, said, and can be taken back', async ({ page, visitCatalog }) => {
  await visitCatalog({ textSearch: 'foteel do 3000 zł' })
  const understood = page.getByRole('region', { name: 'Jak rozumiemy zapytanie' })
  await expect(understood).toContainText('Szukamy „fotel” zamiast „foteel”.')
  const cheap = await numberIn(partsOfListing(page).total)
  expect(cheap).toBeGreaterThan(0)

  await understood.getByRole('link', { name: /Usuń filtr: Cena: do 3.000 PLN/ }).click()
  await expect(page).toHaveURL('/produkty?textSearch=foteel')
  await expect.poll(() => numberIn(partsOfListing(page).total)).toBeGreaterThan(cheap)

  await understood.getByRole('link', { name: 'Szukaj dokładnie tego, co wpisano' }).click()
  await expect(page).toHaveURL('/produkty?textSearch=%22foteel%22')
  await expect(page.getByRole('heading', { name: 'Nic tu nie pasuje' })).toBeVisible()
  await expect(understood).toHaveCount(0)
})

test('EXT-03: the field suggests names that start with the text, by arrows, Enter, Escape and a click, and announces their number', async ({
  page,
  visit,
}) => {
  await visit('home', {})
  const field = searchField(page)
  await field.focus()
  const combobox = page.getByRole('combobox', { name: 'Szukaj w katalogu' })
  await expect(combobox).toHaveAttribute('aria-expanded', 'false')
  await combobox.pressSequentially('fote')
  const options = page.getByRole('listbox', { name: 'Podpowiedzi' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await expect(combobox).not.toHaveAttribute('aria-activedescendant')
  const count = await options.count()
  await expect(page.getByRole('status').filter({ hasText: `Podpowiedzi: ${count}.` })).toHaveCount(1)
  await checkAxe(page)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(combobox).toBeFocused()
  await expect(combobox).toHaveValue('fote')

  await page.keyboard.press('ArrowDown')
  const path = (await options.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(title(page)).toBeVisible()

  await visit('home', {})
  await field.fill('lamp')
  const other = (await options.first().getAttribute('href')) ?? ''
  await options.first().click()
  await expect(page, 'a click selects, too').toHaveURL(other)
  await expect(options).toHaveCount(0)
})

test(
  'EXT-26: products stand with picture and price, and the last option leads to everything that Enter finds; one request a pause',
  { tag: '@phone-too' },
  async ({ page, visit, shop }) => {
    await visit('home', {})
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/shop/search/suggest') && requests.push(request.url()))
    await searchField(page).focus()
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    // Letters without a pause, however slow the machine is.
    await page.getByRole('combobox').evaluate((field: HTMLInputElement) => {
      for (const text of ['f', 'fo', 'fot', 'fote', 'fotel']) {
        field.value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    const options = page.getByRole('listbox', { name: 'Podpowiedzi' }).getByRole('option')
    const { total } = await shop.search({ textSearch: 'fotel', visibleOnGrid: 2 })
    const all = options.last()
    await expect(all).toContainText('Pokaż wszystkie wyniki dla „fotel”')
    expect(await numberIn(all.locator('span').last())).toBe(total)
    expect(requests).toHaveLength(1)
    const product = options.filter({ has: page.locator('img') }).first()
    await expect(product).toContainText(/\d zł$/)
    await expect(product.locator('img')).toHaveAttribute('src', /^\/photos\/.+-320\.avif$/)
    expect(await overflowing(page)).toEqual([])
    await checkAxe(page)

    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/produkty?textSearch=fotel')
  },
)

test('EXT-26: where nothing matches the kinds with most products are offered, and a corrected word is named', async ({ page, visit }) => {
  await visit('home', {}, 'en')
  const field = page.getByLabel('Search the catalogue')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await field.focus()
  await page.keyboard.type('qqqqqqqq')
  await expect(page.getByText('Nothing matches “qqqqqqqq”. Our largest categories:').first()).toBeVisible()
  await expect(options).toHaveCount(5)
  await checkAxe(page)
  await field.fill('armchiar')
  await expect(page.getByText(/Searching for “armchair” instead of “armchiar”/).first()).toBeVisible()
  await expect(options.last()).toContainText('Show all results for “armchiar”')
})
