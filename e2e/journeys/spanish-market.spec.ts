import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { expect, test } from '../fixtures.ts'
import { titlesOf } from '../listing-parts.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'

const LANGUAGE = 'es'

test(
  'J-17, MKT-17, GAP-63, GAP-76: the same things under the same Polish names, priced in euros',
  { tag: '@phone-only' },
  async ({ page, visit, shop }) => {
    await visit('catalog', { filters: NO_FILTERS }, LANGUAGE)
    const cards = page.getByRole('main').getByRole('article')
    const polish = await shop.search({})
    expect(await titlesOf(cards)).toEqual(polish.items.map(({ name }) => name))

    const prices = await page.getByRole('main').getByText(/€$/).allInnerTexts()
    expect(prices.length).toBeGreaterThanOrEqual(polish.items.length)
    await expect(page.getByRole('main').getByText(/\d\s*zł/)).toHaveCount(0)
  },
)

test('J-17, GAP-20: prices are filtered in PLN, with about so many euros beside', { tag: '@phone-only' }, async ({ page, visit, shop }) => {
  await visit('catalog', { filters: NO_FILTERS }, LANGUAGE)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Precio/ })
    .click()
  const menu = page.getByRole('dialog', { name: 'Precio' })
  await expect(menu.getByText('PLN').first()).toBeVisible()
  await expect(menu.getByText(/^aprox\./)).toContainText('€')
  await menu.getByRole('spinbutton', { name: /^Desde/ }).fill('430')
  await menu.getByRole('spinbutton', { name: /^Hasta/ }).fill('4300')
  await menu.getByRole('button', { name: 'Aplicar' }).click()

  await expect(page).toHaveURL('/es/productos?priceFrom=430&priceTo=4300')
  await expect(page.getByRole('navigation', { name: 'Filtros activos' })).toContainText('Precio: aprox. 100 - 1 000 €')
  const { total } = await shop.search({ price: { from: 430, to: 4300 } })
  await expect(page.getByRole('status').filter({ hasText: /productos?$/ })).toHaveText(new RegExp(`^${total} `))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Precio/ })
    .click()
  await expect(menu.getByText('aprox. 100 - 1 000 €')).toBeVisible()
})

test('MKT-01: another market shows the same page', { tag: '@phone-only' }, async ({ page, visit, shop }) => {
  const product = await shop.productThat('on sale', isOnSale)
  await visit('product', productParams(product), LANGUAGE)
  await page.getByRole('banner').getByRole('button', { name: /^País/ }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Polska/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*//[^/]+/[^/]+-${product.id}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
})
