import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { MOBILE_MEDIA_QUERY } from '#app/domain/forms/viewport.ts'
import { expect, test } from '../fixtures.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'

test('MKT-19: the shop opens in Polish, without a prefix, in złoty', async ({ page, open }) => {
  await open('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page.getByRole('banner')).toContainText('Polska, zł')
  await expect(page.getByRole('main')).toContainText('zł')
})

test('MKT-17, GAP-63: names of products stay Polish in every market', async ({ page, visit, shop }) => {
  const product = await shop.productThat('on sale', isOnSale)
  for (const language of ['en', 'es'] as const) {
    await visit('product', productParams(product), language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  }
})

test('SRCH-01: a shopper searches and finds', { tag: '@phone-too' }, async ({ page, visit }) => {
  await visit('home', {})
  await page.getByRole('searchbox', { name: 'Szukaj w katalogu' }).fill('lampa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/produkty?textSearch=lampa')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('MKT-22, MKT-23, BTM-03, BTM-04, BTM-05: one layout for phones, another for desktops', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('catalog', { filters: NO_FILTERS })
  const isMobile = await page.evaluate((query) => matchMedia(query).matches, MOBILE_MEDIA_QUERY)
  const bar = page.getByRole('navigation', { name: 'Na skróty' })
  const contact = bar.getByRole('link', { name: 'Kontakt' })
  const catalog = bar.getByRole('link', { name: 'Katalog' })
  await expect(isMobile ? catalog : contact).toBeVisible()
  await expect(isMobile ? contact : catalog).toBeHidden()
})

test('RTE-02: every page has the frame, which stays during navigation', async ({ page, visit }) => {
  await visit('home', {})
  const frame = await page.getByRole('contentinfo').elementHandle()
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Przejdź do katalogu' }).click()
  await expect(page).toHaveURL('/produkty')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame?.evaluate((footer) => footer.isConnected)).toBe(true)
})
