import { beforeEach, expect, test } from 'vitest'
import { previewOrder } from '#app/shop-api/contract/checkout.ts'
import { order } from '#db/order-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, PIECES } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import { VENDOR } from '../test-world/vendors.ts'

const PLACE = '/shop/checkout/order'
const KEY = { 'idempotency-key': '22222222-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
  await shop.add(MANY)
})

const SHOWN = { currencyId: 'PLN', total: 100_000, vendors: [{ vendorId: VENDOR.plain, total: 100_000 }] }

test('GAP-98: an order with the totals that the shopper saw is placed and stores them', async () => {
  expect(await shop.order({ expectedTotals: SHOWN })).toMatchObject({ summary: { totalCost: 1000 } })
  expect(shop.world.db.select().from(order).all()).toMatchObject([{ expectedTotals: SHOWN }])
})

test.each([
  ['another total', { ...SHOWN, total: 10_000 }],
  ['another currency', { ...SHOWN, currencyId: 'EUR' }],
  ['another vendor', { ...SHOWN, vendors: [{ vendorId: VENDOR.onHoliday, total: 100_000 }] }],
  ['no vendor', { ...SHOWN, vendors: [] }],
])('GAP-98: with %s nothing is ordered, and the response has the current totals', async (_what, expectedTotals) => {
  const { status, code, preview } = await shop.refusal(PLACE, { ...ORDER, expectedTotals })
  expect([status, code]).toEqual([409, 'PRICE_CHANGED'])
  const body = { deliveries: ORDER.deliveries, promoCode: null }
  expect(preview).toEqual((await shop.world.call(previewOrder, { headers: GUEST, body })).data)
  expect([await shop.stockOf(MANY), await shop.quantities(), shop.world.outbox()]).toEqual([PIECES, { [`${MANY}:1`]: 1 }, []])
})

test('a code that expired by then changes the totals, too', async () => {
  const expectedTotals = { ...SHOWN, total: 90_000 }
  const { code, preview } = await shop.refusal(PLACE, { ...ORDER, promoCode: 'OVER', expectedTotals })
  expect([code, preview.cart.promoCodeError]).toEqual(['PRICE_CHANGED', 'PROMO_CODE_INVALID'])
})

test('each piece counts for its vendor', async () => {
  await shop.add(MANY)
  const expectedTotals = { ...SHOWN, total: 200_000, vendors: [{ vendorId: VENDOR.plain, total: 200_000 }] }
  expect(await shop.order({ expectedTotals })).toMatchObject({ summary: { totalCost: 2000 } })
})

test("vendors' totals exclude the code, the total includes it", async () => {
  const summary = { ...SHOWN, total: 90_000 }
  expect(await shop.order({ promoCode: 'ONCE', expectedTotals: summary })).toMatchObject({ summary: { totalCost: 900 } })
})

test('delivery counts for its vendor', async () => {
  await shop.order()
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 })
  const deliveries = [{ vendorId: VENDOR.plain, deliveryTypeId: 2 }]
  const expectedTotals = { currencyId: 'PLN', total: 54_900, vendors: [{ vendorId: VENDOR.plain, total: 54_900 }] }
  expect(await shop.order({ deliveries, expectedTotals })).toMatchObject({ summary: { totalCost: 549 } })
})

test('sold-out products are reported first, and EXT-06 applies to the rejection', async () => {
  const headers = { ...GUEST, ...KEY }
  const body = { ...ORDER, expectedTotals: { ...SHOWN, total: 1 } }
  expect(await shop.refusal(PLACE, body, headers)).toEqual(await shop.refusal(PLACE, body, headers))
  shop.change(MANY, { stock: 0 })
  expect(await shop.refusal(PLACE, body)).toMatchObject({ status: 409, code: 'NOT_AVAILABLE' })
})
