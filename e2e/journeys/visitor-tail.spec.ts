import { expect, test } from '../fixtures.ts'
import { isOnSale, productParams } from '../shop-lookup.ts'

test('HDR-05, HDR-06: the next page shows the cart count before any personal call', async ({ page, visit, shop }) => {
  const product = await shop.productThat('on sale by post', (one) => isOnSale(one) && one.deliveryConfigurations.STANDARD !== undefined)
  await visit('product', productParams(product))
  const cart = page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })
  await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true }).first().click()
  await expect(cart).toHaveAccessibleName('Koszyk, 1 rzecz')

  // All island calls fail: the header's data came with the document.
  await page.route(/\/shop\/(cart|client)\//, () => undefined)
  await page.goto('/')
  await expect(cart).toHaveAccessibleName('Koszyk, 1 rzecz')
})
