import { beforeEach, expect, test } from 'vitest'
import { orderDetails, orders } from '#app/shop-api/contract/orders.ts'
import { payment } from '#db/order-tables.ts'
import { type CartWorld, createCartWorld, MANY } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import { VENDOR } from '../test-world/vendors.ts'

const ORDERS = '/shop/client/orders'

let shop: CartWorld
let headers: Record<string, string>
beforeEach(async () => {
  shop = await createCartWorld()
  headers = await shop.world.logIn('customer')
})

const detailsOf = async (id: number) => (await shop.world.call(orderDetails, `${ORDERS}/${id}`, { headers })).data

test('GAP-33: each delivery of an order holds its own products, also two of one vendor', async () => {
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 }, headers)
  await shop.add(MANY, { deliveryTypeId: 2 }, headers)
  await shop.add(PRODUCT.ofVendorOnHoliday, {}, headers)
  const deliveries = [
    { vendorId: VENDOR.plain, deliveryTypeId: 1 },
    { vendorId: VENDOR.plain, deliveryTypeId: 2 },
    { vendorId: VENDOR.onHoliday, deliveryTypeId: 1 },
  ]
  const { orderId } = await shop.order({ deliveries }, headers)
  const parcels = (await detailsOf(orderId)).deliveries.map(({ vendor, deliveryTypeId, items }) => [
    vendor.id,
    deliveryTypeId,
    items.map(({ id }) => id),
  ])
  // The total is products and delivery, in the list and in the summary.
  expect((await shop.world.call(orders, { headers })).data.items).toMatchObject([{ id: orderId, totalCost: 2449 }])
  expect((await detailsOf(orderId)).summary).toMatchObject({ totalCost: 2449, prices: { products: 2350, deliveries: 99 } })
  expect(new Set(parcels)).toEqual(
    new Set([
      [VENDOR.plain, 1, [PRODUCT.priceAtThreshold]],
      [VENDOR.plain, 2, [MANY]],
      [VENDOR.onHoliday, 1, [PRODUCT.ofVendorOnHoliday]],
    ]),
  )
})

test('an order whose payment is gone names the way to pay that was ordered, as pending and without a link', async () => {
  await shop.add(MANY, {}, headers)
  const { orderId } = await shop.order({ paymentMethod: 'CARD' }, headers)
  shop.world.db.delete(payment).run()
  expect((await detailsOf(orderId)).payment).toMatchObject({ method: 'CARD', status: 'PENDING', paymentLink: null })
})
