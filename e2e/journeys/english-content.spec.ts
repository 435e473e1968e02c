// The articles themselves: e2e/worker/articles.test.ts.
import { expect, test } from '../fixtures.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'
import { structuredData } from '../structured-data.ts'

test('J-18, GAP-54: /cp/en is the international market, in English and euros', async ({ page, open }) => {
  await open('/cp/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('banner')).toContainText('International')
  await expect(page.getByRole('main').getByText(/\d €$/).first()).toBeVisible()
})

test('J-18, SEO-06: a product page is titled by the SEO title and the name of the product', async ({ page, visit, shop }) => {
  const product = await shop.productThat('on sale', isOnSale)
  await visit('product', productParams(product), 'en')
  const title = await page.title()
  expect(title).toMatch(/^\S/)
  expect(title.endsWith(` ${product.name}`), title).toBe(true)
  expect(await structuredData(page, 'Product')).toMatchObject({ name: product.name, sku: String(product.id) })
})

test('J-18, BTM-04: on a desktop a guest has contact and delivery at hand', async ({ page, open }) => {
  await open('/cp/en')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(bar.locator('a[href="/cp/en/kontakt-z-nami"]')).toBeVisible()
  await expect(bar.locator('a[href="/cp/en/platnosc-dostawa-i-zwroty"]')).toBeVisible()
})
