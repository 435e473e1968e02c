import type { Page } from '@playwright/test'
import { checkAxe } from '../axe.ts'
import { expect, main, test } from '../fixtures.ts'
import { overflowing, readThrough } from '../layout.ts'

test(
  'EXT-27: the home page shows what was looked at, and forgets it on request; before, it asks nothing and shows nothing',
  { tag: '@phone-too' },
  async ({ page, visit, visitProduct, shop }) => {
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('/shop/product/viewed/last') && requests.push(request.url()))
    const section = page.getByRole('region', { name: 'Ostatnio oglądane' })
    await visit('home', {})
    await readThrough(page)
    await expect(section).toHaveCount(0)
    expect(requests).toEqual([])

    const { items } = await shop.search({}, { perPage: 1 })
    const [product] = items
    if (!product) throw new Error('The shop has no product.')
    await visitProduct(product)
    await expect(page.getByRole('tab', { name: 'Ostatnio oglądane' })).toBeVisible()
    await visit('home', {})
    await expect(section.getByRole('link')).toHaveCount(1)
    await expect(section.getByRole('link')).toContainText(product.name)
    await expect(section.getByRole('link')).toHaveAttribute('href', new RegExp(`-${product.id}$`))
    await section.scrollIntoViewIfNeeded()
    await checkAxe(page)

    await section.getByRole('button', { name: 'Wyczyść historię oglądania' }).press('Enter')
    await expect(section.getByText('Tu pojawią się przedmioty, które obejrzysz.')).toBeFocused()
    await page.reload()
    await readThrough(page)
    await expect(section).toHaveCount(0)
  },
)

const listOf = (page: Page) => page.getByRole('dialog', { name: 'Zapisz wyszukiwanie' })

test(
  'EXT-28: a search is saved by a name, found in the empty search field and in the favourites, and removed',
  { tag: '@phone-too' },
  async ({ page, visit, visitCatalog }) => {
    await visitCatalog()
    await expect(page.getByRole('button', { name: 'Zapisz wyszukiwanie' })).toHaveCount(0)
    await visitCatalog({ textSearch: 'fotel', price: { to: 3000 }, page: 2 })
    await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click()
    const dialog = listOf(page)
    const name = dialog.getByRole('textbox', { name: 'Nazwa' })
    await expect(name).toHaveValue(/^„fotel”, Cena: do 3.000 PLN$/)
    await expect(dialog.getByText('Nie masz zapisanych wyszukiwań.')).toBeVisible()
    await checkAxe(page)
    await name.fill('Fotel do salonu')
    const read = page.waitForResponse('**/shop/search/products?page=1&per_page=10')
    await name.press('Enter')
    await expect(dialog.getByText('Zapisano: Fotel do salonu')).toBeFocused()
    await read
    await expect(dialog.getByRole('link', { name: 'Fotel do salonu' })).toHaveAttribute('href', '/produkty?textSearch=fotel&priceTo=3000')
    expect(await overflowing(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Zapisz wyszukiwanie' })).toBeFocused()

    await visit('home', {})
    await page.getByLabel('Szukaj w katalogu').click()
    const option = page.getByRole('listbox', { name: 'Podpowiedzi' }).getByRole('option')
    await expect(option).toHaveText('Fotel do salonu')
    await checkAxe(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/produkty?textSearch=fotel&priceTo=3000')

    await visit('favorites', {})
    const saved = page.getByRole('region', { name: 'Zapisane wyszukiwania' })
    await expect(saved.getByRole('link', { name: 'Fotel do salonu' })).toBeVisible()
    await checkAxe(page)
    await saved.getByRole('button', { name: 'Usuń wyszukiwanie: Fotel do salonu' }).press('Enter')
    await expect(saved.getByText('Nie masz zapisanych wyszukiwań.')).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    await page.reload()
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(saved).toHaveCount(0)
  },
)

test('EXT-28: a saved search that is opened in the dialog closes it; what a blocked storage does not keep is not called saved', async ({
  page,
  visitCatalog,
}) => {
  await visitCatalog({ textSearch: 'fotel' })
  const search = { name: 'Meble', query: '?categories=145', seen: null }
  await page.evaluate((list) => localStorage.setItem('savedSearches', list), JSON.stringify([search]))
  const save = page.getByRole('button', { name: 'Zapisz wyszukiwanie' })
  await save.click()
  await listOf(page).getByRole('link', { name: 'Meble' }).click()
  await expect(page).toHaveURL('/produkty?categories=145')
  await expect(listOf(page)).toHaveCount(0)

  await visitCatalog({ textSearch: 'lampa' })
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
  })
  await save.click()
  await listOf(page).getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(listOf(page).getByText('Ta przeglądarka nie pozwala niczego zapisać.').first()).toBeVisible()
  await expect(listOf(page).getByText(/^Zapisano/)).toHaveCount(0)
})

test.describe('without the panel', () => {
  test.use({ expectedStatuses: [503] })

  test('EXT-28: a dialog that cannot be loaded is said in sight', async ({ page, visitCatalog }) => {
    await page.route('**/~search/**', async (route) => route.fulfill({ status: 503 }))
    await visitCatalog({ textSearch: 'fotel' })
    await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click()
    await expect(main(page).getByText('Nie możemy teraz wyświetlić tej strony').first()).toBeVisible()
  })
})

test('EXT-28: a saved search tells how many products are new, until it is opened', async ({ page, visit, shop }) => {
  const { items } = await shop.search({ categories: [145], visibleOnGrid: 2, orderBy: { order: 'newest', dir: 'desc' } }, { perPage: 3 })
  await visit('home', {})
  const search = { name: 'Meble', query: '?categories=145', seen: [items[2]?.id] }
  const empty = { name: 'Fotele', query: '?textSearch=fotel', seen: [] }
  await page.evaluate((list) => localStorage.setItem('savedSearches', list), JSON.stringify([search, empty]))
  await visit('favorites', {})
  const saved = page.getByRole('region', { name: 'Zapisane wyszukiwania' })
  await expect(saved.getByText('Nowe: 2')).toBeVisible()
  const first = saved.getByRole('listitem').filter({ hasText: 'Fotele' })
  await expect(first.getByText(/^Nowe: [1-9]/), 'of which nothing was found before').toBeVisible()
  await saved.getByRole('link', { name: 'Meble' }).click()
  await expect(page).toHaveURL('/produkty?categories=145')
  const read = page.waitForResponse('**/shop/search/products?page=1&per_page=10')
  await visit('favorites', {})
  await read
  await expect(saved.getByRole('listitem').filter({ hasText: 'Meble' }).getByText(/Nowe/)).toHaveCount(0)
})

test('EXT-28: a saved search that is opened from the empty search field tells of nothing new either', async ({ page, visit, shop }) => {
  const { items } = await shop.search({ categories: [145], visibleOnGrid: 2, orderBy: { order: 'newest', dir: 'desc' } }, { perPage: 3 })
  await visit('home', {})
  const search = { name: 'Meble', query: '?categories=145', seen: [items[2]?.id] }
  await page.evaluate((list) => localStorage.setItem('savedSearches', list), JSON.stringify([search]))
  await page.reload()
  await page.getByLabel('Szukaj w katalogu').click()
  await page.getByRole('option', { name: 'Meble' }).click()
  await expect(page).toHaveURL('/produkty?categories=145')
  await visit('favorites', {})
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('savedSearches') ?? '[]')[0]?.seen ?? [])
  await expect.poll(seen, 'what is new is known again').toContain(items[0]?.id)
  await expect(page.getByRole('region', { name: 'Zapisane wyszukiwania' }).getByText(/Nowe/)).toHaveCount(0)
})

test.describe('a search that fails', () => {
  test.use({ expectedStatuses: [503] })

  test('EXT-28: a search is saved although nobody can tell what is new', async ({ page, visit, visitCatalog, mock }) => {
    await visitCatalog({ textSearch: 'fotel' })
    await mock.fault({ route: 'searchProducts', kind: 'status', arg: '503' })
    await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click()
    await listOf(page).getByRole('button', { name: 'Zapisz' }).click()
    await expect(listOf(page).getByText('Zapisano: „fotel”')).toBeFocused()
    await expect(listOf(page).getByRole('link', { name: '„fotel”' })).toBeVisible()
    await mock.heal()
    const read = page.waitForResponse('**/shop/search/products?page=1&per_page=10')
    await visit('favorites', {})
    await (await read).finished()
    await expect(page.getByRole('region', { name: 'Zapisane wyszukiwania' }).getByText(/Nowe/)).toHaveCount(0)
  })
})
