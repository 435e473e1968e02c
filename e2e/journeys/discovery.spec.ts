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
