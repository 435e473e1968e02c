// Orders of the logged-in shopper, placed by calls.
import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { putIntoCart } from './checkout-parts.ts'
import { CUSTOMER_ORDER, type ProductFacts } from './shop-lookup.ts'

const Placed = z.object({ data: z.object({ orderId: z.number(), number: z.string() }) })

/** Orders products of any vendors by bank transfer, each as often as it is named, in the Polish market. */
export async function placeOrder(page: Page, ...products: readonly ProductFacts[]): Promise<{ id: number; number: string }> {
  for (const product of products) await putIntoCart(page, product)
  const vendorIds = [...new Set(products.map(({ vendor }) => vendor.id))]
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const headers = { origin, langId: 'pl' }
  const deliveries = vendorIds.map((vendorId) => ({ vendorId, deliveryTypeId: 1 }))
  await page.request.post('/shop/checkout/preview', { headers, data: { deliveries, promoCode: null } })
  const response = await page.request.post('/shop/checkout/order', { headers, data: { ...CUSTOMER_ORDER, deliveries } })
  expect(response.status(), await response.text()).toBe(200)
  const { orderId: id, number } = Placed.parse(await response.json()).data
  return { id, number }
}
