import { beforeEach, expect, test } from 'vitest'
import { previewOrder } from '#app/shop-api/contract/checkout.ts'
import { type CartWorld, createCartWorld, GUEST } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import { VENDOR } from '../test-world/vendors.ts'

let shop: CartWorld
beforeEach(async () => {
  shop = await createCartWorld()
})

const preview = async (deliveries: object[] = [], promoCode: string | null = null) =>
  (await shop.world.call(previewOrder, { headers: GUEST, body: { deliveries, promoCode } })).data

test('DLV-01: previews another way of delivery and changes nothing', async () => {
  await shop.add(PRODUCT.priceAtThreshold, { productPrice: 350 })
  const asItIs = await preview()
  expect(asItIs.cart).toEqual(await shop.cartOf())
  expect(asItIs.ways).toEqual([
    { vendorId: VENDOR.plain, deliveryTypeId: 1, price: 99, currencyId: 'PLN' },
    { vendorId: VENDOR.plain, deliveryTypeId: 2, price: 199, currencyId: 'PLN' },
  ])
  const carried = await preview([{ vendorId: VENDOR.plain, deliveryTypeId: 2 }])
  expect(carried.cart).toMatchObject({ deliveries: [{ deliveryTypeId: 2, price: 199 }], summary: { totalCost: 549 } })
  expect(carried.ways).toEqual(asItIs.ways)
  expect(await shop.cartOf()).toEqual(asItIs.cart)
})

test("a way of delivery that one of the vendor's products lacks is not offered", async () => {
  await shop.add(PRODUCT.homeOnly, { deliveryTypeId: 2 })
  expect((await preview()).ways.map(({ deliveryTypeId }) => deliveryTypeId)).toEqual([2])
})

test('GAP-96: a way costs what its choice does, also where a code holds by things that cannot come that way', async () => {
  shop.change(PRODUCT.ofVendorOnHoliday, { regularPrice: 38_000 })
  await shop.add(PRODUCT.homeOnly, { deliveryTypeId: 2, quantity: 2 })
  await shop.add(PRODUCT.ofVendorOnHoliday, { deliveryTypeId: 2, productPrice: 380 })
  const chosen = [
    { vendorId: VENDOR.plain, deliveryTypeId: 2 },
    { vendorId: VENDOR.onHoliday, deliveryTypeId: 1 },
  ]
  // 342 zł by the code, which needs the other vendor's things as well.
  const { cart, ways } = await preview(chosen, 'FROM-2000')
  expect(cart).toMatchObject({ deliveries: [{ deliveryTypeId: 1, price: 99 }, {}] })
  expect(ways.map(({ vendorId, deliveryTypeId, price }) => [vendorId, deliveryTypeId, price])).toEqual([
    [VENDOR.onHoliday, 1, 99],
    [VENDOR.onHoliday, 2, 199],
    [VENDOR.plain, 2, 0],
  ])
})

test('an empty cart is a plain string', async () => expect(await preview()).toEqual({ cart: 'EMPTY_CART', ways: [] }))
