import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { orderDetails, orders } from '#app/shop-api/contract/orders.ts'
import { payment } from '#db/order-tables.ts'
import { type CartWorld, createCartWorld, MANY } from '../test-world/cart-calls.ts'
import { changeOrder } from '../control/contract/shop.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
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
  await shop.world.call(changeOrder, `/__mock/orders/${orderId}`, { method: 'PATCH', body: { status: 'SHIPPED' } })
  expect(new Set((await detailsOf(orderId)).deliveries.map(({ parcel }) => parcel?.number)).size).toBe(3)
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

test('EXT-16: an order that a seller brought beyond PAID at once is paid: its day of arrival stays, and cancelled it has not expired', async () => {
  await shop.add(MANY, {}, headers)
  const { orderId } = await shop.order({}, headers)
  const move = async (status: string) => shop.world.call(changeOrder, `/__mock/orders/${orderId}`, { method: 'PATCH', body: { status } })
  await move('IN_PREPARATION')
  const [parcel] = (await detailsOf(orderId)).deliveries
  shop.world.setNow(NOON + 5 * DAY_MS)
  expect((await detailsOf(orderId)).deliveries[0]?.arrivesBy).toEqual(parcel?.arrivesBy)
  await move('CANCELLED')
  expect((await detailsOf(orderId)).payment).toMatchObject({ status: 'PAID', isExpired: false })
})
