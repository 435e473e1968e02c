import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { categoryOnSale } from '../categories.ts'
import { expect, test } from '../fixtures.ts'
import { titlesOf } from '../listing-parts.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'

const LANGUAGE = 'es'
/** Spec §5, GAP-118: the amount, then the currency. */
const EUROS = /^\d[\d ]*(,\d\d)? €$/

test('J-17, GAP-54: /cp/es is the Spanish market, and its catalog is one tap away', { tag: '@phone-only' }, async ({ page, open }) => {
  await open('/cp/es')
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE)
  await page.getByRole('main').getByRole('link', { name: 'Ir al catálogo' }).first().click()
  await expect(page).toHaveURL('/es/productos')
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos')
})

test(
  'J-17, GAP-63, GAP-76: the same things under the same Polish names, priced in euros',
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

test('J-17: breadcrumbs and filters speak Spanish and mean the same ids', { tag: '@phone-only' }, async ({ page, visit, shop }) => {
  const { child, parent } = await categoryOnSale(shop, LANGUAGE)
  await visit('catalog', { filters: { ...NO_FILTERS, categories: [child.id] } }, LANGUAGE)
  const trail = page.getByRole('navigation', { name: 'Ruta' }).getByRole('link')
  await expect(trail).toHaveText(['Inicio', 'Productos', parent.name, child.name])
  await expect(trail.first(), 'not the Polish home').toHaveAttribute('href', '/cp/es')
  await expect(trail.nth(2)).toHaveAttribute('href', `/es/productos?categories=${parent.id}`)
  for (const name of [/^Ordenar/, /^Precio/, /^Medidas/, /^Clase/, /^Material/, /^Color/, /^Todos los filtros/])
    await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Filtros activos' }).getByRole('link').first()).toContainText(child.name)
})

test(
  'J-17, GAP-19: a product costs euros, and questions go to the Spanish contact page',
  { tag: '@phone-only' },
  async ({ page, visit, shop }) => {
    const product = await shop.productThat('on sale', isOnSale)
    await visit('product', productParams(product), LANGUAGE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await expect(page.getByText(EUROS).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(/\d\s*zł/)).toHaveCount(0)
    const contact = `/cp/es/kontakt-z-nami?product=${product.id}`
    await expect(page.locator(`main a[href="${contact}"]`).first()).toBeVisible()
  },
)

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
