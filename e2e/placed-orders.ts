// Orders of the logged-in shopper, placed by calls.
import { expect, type Page, test } from '@playwright/test'
import { PERSONAS } from '#seeds/personas.ts'
import { z } from 'zod'
import { putIntoCart } from './checkout-parts.ts'
import type { ProductFacts } from './shop-lookup.ts'

const BUYER = {
  email: PERSONAS.customer.email,
  phone: '501 234 567',
  firstName: 'Hanna',
  lastName: 'Nowak',
  deliveryAddress: { street: 'Piotrkowska', building: '104', apartment: '7', zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
  invoice: null,
  paymentMethod: 'BANK_TRANSFER',
  promoCode: null,
  comment: '',
  termsAgreement: true,
}

const Placed = z.object({ data: z.object({ orderId: z.number(), number: z.string() }) })

/** Orders products of any vendors by bank transfer, each once, in the Polish market. */
export async function placeOrder(page: Page, ...products: readonly ProductFacts[]): Promise<{ id: number; number: string }> {
  for (const product of products) await putIntoCart(page, product)
  const vendorIds = [...new Set(products.map(({ vendor }) => vendor.id))]
  const origin = new URL(test.info().project.use.baseURL ?? '').origin
  const headers = { origin, langId: 'pl' }
  const deliveries = vendorIds.map((vendorId) => ({ vendorId, deliveryTypeId: 1 }))
  await page.request.post('/shop/checkout/preview', { headers, data: { deliveries, promoCode: null } })
  const response = await page.request.post('/shop/checkout/order', { headers, data: { ...BUYER, deliveries } })
  expect(response.status(), await response.text()).toBe(200)
  const { orderId: id, number } = Placed.parse(await response.json()).data
  return { id, number }
}
