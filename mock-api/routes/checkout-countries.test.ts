// Delivery to other countries (EXT-49): what it costs, how long it takes, and what is not sent there.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { previewOrder } from '#app/shop-api/contract/checkout.ts'
import { orderDetails } from '#app/shop-api/contract/orders.ts'
import { productDetails } from '#app/shop-api/contract/product.ts'
import { product } from '#db/catalog-tables.ts'
import { order } from '#db/order-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, OTHER } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import { VENDOR } from '../test-world/vendors.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const ADDRESSES = {
  ES: { ...ORDER.deliveryAddress, street: 'Calle Mayor', building: '3', zipCode: '28013', city: 'Madrid', countryId: 'ES' },
  IS: { ...ORDER.deliveryAddress, street: 'Laugavegur', building: '1', zipCode: '101', city: 'Reykjavík', countryId: 'IS' },
}

async function preview(more: object, headers: Record<string, string> = GUEST) {
  const body = { deliveries: [], promoCode: null, ...more }
  const { data } = await shop.world.call(previewOrder, { headers, body })
  if (typeof data.cart === 'string') throw new Error('The cart is empty')
  return { ...data, cart: data.cart }
}

test('EXT-49: a preview is for its countryId, else for the header shippingTo, else for Poland', async () => {
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 })
  const costs = async (more: object, headers = {}) => {
    const { cart } = await preview(more, { ...GUEST, ...headers })
    return [cart.shippingTo, cart.summary.prices.deliveries, cart.deliveries[0]?.freeDeliveryMissing]
  }
  expect(await costs({})).toEqual(['PL', 99, 0.01])
  expect(await costs({}, { shippingTo: 'es' })).toEqual(['ES', 198, 0.01])
  expect(await costs({ countryId: 'IS' }, { shippingTo: 'es' })).toEqual(['IS', 297, 0])
  expect((await preview({ countryId: 'IS' })).ways).toMatchObject([
    { deliveryTypeId: 1, price: 297 },
    { deliveryTypeId: 2, price: 899 },
  ])
})

test('EXT-49: what goes free in Poland and Spain costs delivery in Iceland, and takes longer', async () => {
  await shop.add(MANY)
  const parcel = async (countryId: string) => (await preview({ countryId })).cart.deliveries[0]
  const [poland, spain, iceland] = [await parcel('PL'), await parcel('ES'), await parcel('IS')]
  expect([poland?.price, spain?.price, iceland?.price]).toEqual([0, 0, 297])
  const days = [poland, spain, iceland].map((each) => each?.arrivesBy?.date ?? '')
  expect(days.toSorted()).toEqual(days)
  expect(new Set(days).size).toBe(3)
})

test('EXT-49: an order costs what its address costs, whatever the header says', async () => {
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 })
  const { summary } = await shop.order({ deliveryAddress: ADDRESSES.IS }, { ...GUEST, shippingTo: 'pl' })
  expect(summary).toMatchObject({ totalCost: 647, prices: { deliveries: 297 } })
})

test('EXT-49, GAP-98: totals that were shown for another country order nothing', async () => {
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 })
  const shown = { currencyId: 'PLN', total: 44_900, vendors: [{ vendorId: VENDOR.plain, total: 44_900 }] }
  const refused = await shop.refusal('/shop/checkout/order', { ...ORDER, deliveryAddress: ADDRESSES.ES, expectedTotals: shown })
  expect(refused).toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    preview: { cart: { shippingTo: 'ES', summary: { totalCost: 548 } } },
  })
})

test('EXT-49: what a vendor does not send there is said before the order, and the order is refused at the country', async () => {
  const { productId } = await shop.add(PRODUCT.ofVendorOnHoliday)
  const { cart, ways } = await preview({ countryId: 'IS' })
  expect(cart.deliveries).toMatchObject([{ isDelivered: false, price: 0, items: [{ id: productId, isAvailable: true }] }])
  expect(ways).toEqual([])
  // What its other vendor does send there changes nothing.
  await shop.add(MANY)
  const deliveries = [VENDOR.plain, VENDOR.onHoliday].map((vendorId) => ({ vendorId, deliveryTypeId: 1 }))
  const body = { ...ORDER, deliveries, deliveryAddress: ADDRESSES.IS }
  expect(await shop.refusal('/shop/checkout/order', body)).toMatchObject({
    status: 422,
    fields: { 'deliveryAddress.countryId': 'incorrectValueErrorMessage' },
  })
  expect(shop.world.db.select().from(order).all()).toEqual([])
  expect(await shop.order({ deliveries, deliveryAddress: ADDRESSES.ES })).toMatchObject({ status: 'AWAITING_PAYMENT' })
})

test('EXT-49: a product tells the zones of its vendor, as the cart would cost there', async () => {
  const details = async (id: number, headers = {}) =>
    (await shop.world.call(productDetails, `/shop/product/details/${id}`, { headers })).data
  const { deliveryZones = [] } = await details(PRODUCT.priceAtThreshold)
  expect(deliveryZones.map(({ transitDays, STANDARD, HOME }) => [transitDays, STANDARD?.price, HOME?.price])).toEqual([
    [0, 99, 199],
    [2, 148.5, 398],
    [4, 198, 597],
    [7, 297, 899],
  ])
  expect((await details(PRODUCT.priceAtThreshold, { shippingTo: 'is' })).deliveryConfigurations.STANDARD?.price).toBe(297)
  expect((await details(MANY)).deliveryZones?.map(({ STANDARD }) => STANDARD?.price)).toEqual([0, 0, 0, 297])
  const onHoliday = await details(PRODUCT.ofVendorOnHoliday, { shippingTo: 'is' })
  expect([onHoliday.deliveryConfigurations, onHoliday.deliveryZones?.length]).toEqual([{}, 3])
})

test.each([
  ['last', OTHER],
  ['first', MANY],
])('EXT-49: a parcel arrives with the slowest thing in it, also where that stands %s', async (_where, slow) => {
  await shop.add(MANY)
  await shop.add(OTHER)
  const arrival = async () => (await shop.fullCart()).deliveries.map(({ arrivesBy }) => arrivesBy?.date)
  const [soon = ''] = await arrival()
  shop.world.db.update(product).set({ shippingDays: 30 }).where(eq(product.id, slow)).run()
  const later = await arrival()
  expect(later).toHaveLength(1)
  expect(later[0] && later[0] > soon).toBe(true)
  shop.change(slow, { stock: 0 })
  expect(await arrival(), 'what is sold out does not come').toEqual([soon])
})

test('EXT-49: the promised day of each parcel of an order counts the way', async () => {
  const headers = await shop.world.logIn('customer')
  shop.world.db.update(product).set({ shippingDays: 30 }).where(eq(product.id, OTHER)).run()
  await shop.add(MANY, {}, headers)
  await shop.add(OTHER, { deliveryTypeId: 2 }, headers)
  await shop.add(PRODUCT.ofVendorOnHoliday, {}, headers)
  const cart = await shop.fullCart({ ...headers, shippingTo: 'es' })
  const shown = cart.deliveries.toSorted((one, two) => one.vendor.id - two.vendor.id || one.deliveryTypeId - two.deliveryTypeId)
  const promised = shown.map(({ vendor, deliveryTypeId, arrivesBy }) => ({ vendor, deliveryTypeId, arrivesBy }))
  expect(new Set(promised.map(({ arrivesBy }) => arrivesBy?.date)).size).toBe(3)
  const deliveries = promised.map(({ vendor, deliveryTypeId }) => ({ vendorId: vendor.id, deliveryTypeId }))
  const { orderId } = await shop.order({ deliveryAddress: ADDRESSES.ES, deliveries }, headers)
  const { data } = await shop.world.call(orderDetails, `/shop/client/orders/${orderId}`, { headers })
  expect(data.deliveries).toMatchObject(promised)
})
