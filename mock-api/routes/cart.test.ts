import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { cartDetails, cartDetailsWithCode } from '#app/shop-api/contract/cart.ts'
import { product } from '#db/catalog-tables.ts'
import { vendorChange } from '#db/shop-change-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, OTHER, PIECES } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import type { TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR } from '../test-world/vendors.ts'

let world: TestWorld
let add: CartWorld['add']
let fullCart: CartWorld['fullCart']
let change: CartWorld['change']
beforeEach(async () => {
  ;({ world, add, fullCart, change } = await createCartWorld())
})

test('API-14, CRT-21: an empty cart is a plain string, with a code too', async () => {
  expect(await world.call(cartDetails, { headers: GUEST })).toEqual({ data: 'EMPTY_CART' })
  expect(await world.call(cartDetailsWithCode, '/shop/cart/details2/TENTH', { headers: GUEST })).toEqual({ data: 'EMPTY_CART' })
})

test('CRT-03, CRT-04, CRT-05, CRT-06, CRT-07, GAP-93: a cart', async () => {
  await add(MANY, { campaignId: 11, zipCode: '00-001' })
  await add(MANY, { campaignId: 12, zipCode: '90-926' })
  expect(await fullCart()).toMatchObject({
    shippingTo: 'PL',
    deliveries: [
      {
        vendor: { id: VENDOR.plain, name: 'Dom z duszą' },
        deliveryTypeId: 1,
        price: 0,
        isDelivered: true,
        arrivesBy: { date: '2022-03-21 00:00:00' },
        items: [
          {
            id: MANY,
            href: `/fotel-366-${MANY}`,
            imageUrl: '/photos/fotel-front-640.avif',
            quantity: 2,
            amountOfAvailableItems: PIECES,
            price: 1000,
            promoPrice: null,
            categories: [3001],
            campaignId: 12,
            zipCode: '90-926',
            variantGroupId: null,
          },
        ],
      },
    ],
    summary: { totalCost: 2000, prices: { deliveries: 0, products: 2000 }, discount: null },
    promoCodeError: null,
  })
})

test('CRT-03: a line of a variant names its group', async () => {
  await add(PRODUCT.imageVariant)
  expect((await fullCart()).deliveries).toMatchObject([{ items: [{ variantGroupId: expect.any(Number) }] }])
})

test('EXT-01: a reduced line has the lowest price of the 30 days before', async () => {
  await add(PRODUCT.promoOpen, { productPrice: 750.5 })
  expect((await fullCart()).deliveries).toMatchObject([{ items: [{ price: 1000, promoPrice: 750.5, lowestPriceLast30Days: 820 }] }])
})

test('GAP-76: in the market of another language it is in EUR, at the rate', async () => {
  await add(MANY, { quantity: 2 })
  world.setNow(NOON + 1)
  await add(PRODUCT.priceAtThreshold, { productPrice: 350, deliveryTypeId: 2 })
  const { deliveries, summary } = await fullCart({ ...GUEST, langId: 'es' })
  expect(deliveries.map(({ price, freeDeliveryMissing, items }) => [price, freeDeliveryMissing, items[0]?.href])).toEqual([
    [0, 0, `/es/fotel-366-${MANY}`],
    [46.28, 0.01, `/es/fotel-366-${PRODUCT.priceAtThreshold}`],
  ])
  expect(summary).toMatchObject({ totalCost: 592.8, prices: { products: 546.52, deliveries: 46.28 }, currency: { id: 'EUR' } })
})

test('GAP-18, GAP-141: the locale of cart calls and the case of shippingTo change nothing', async () => {
  await add(MANY)
  expect(await fullCart({ ...GUEST, langId: 'en', locale: 'pl-PL', shippingTo: 'PL' })).toEqual(await fullCart({ ...GUEST, langId: 'en' }))
  expect((await fullCart({ ...GUEST, locale: 'pl-PL' })).summary.currency).toEqual({ id: 'PLN', name: 'złoty' })
})

test.each([
  [PRODUCT.priceAtThreshold, 350, 99, 0.01],
  [PRODUCT.priceAboveThreshold, 350.01, 0, 0],
  [PRODUCT.promoBelowThreshold, 349, 99, 1.01],
])('DLV-08, DLV-10: delivery of product %i for %d costs %d, missing %d', async (id, productPrice, price, freeDeliveryMissing) => {
  await add(id, { productPrice })
  expect((await fullCart()).deliveries).toMatchObject([{ price, freeDeliveryMissing }])
})

test('GAP-93: one delivery per vendor and way of delivery', async () => {
  await add(MANY)
  await add(OTHER)
  await add(OTHER, { deliveryTypeId: 'HOME' })
  await add(PRODUCT.ofVendorOnHoliday)
  const { deliveries } = await fullCart()
  const parcels = deliveries.map(({ vendor, deliveryTypeId, items }) => [vendor.id, deliveryTypeId, items.map(({ id }) => id)])
  expect(parcels).toHaveLength(3)
  expect(parcels).toEqual(
    expect.arrayContaining([
      [VENDOR.plain, 1, [MANY, OTHER]],
      [VENDOR.plain, 2, [OTHER]],
      [VENDOR.onHoliday, 1, [PRODUCT.ofVendorOnHoliday]],
    ]),
  )
})

test('totals follow prices: the end of a promo applies to the cart', async () => {
  await add(PRODUCT.promoOpen, { productPrice: 750.5 })
  expect((await fullCart()).summary.totalCost).toBe(750.5)
  world.setNow(NOON + 2 * DAY_MS)
  expect((await fullCart()).summary.totalCost).toBe(1000)
})

test.each<[string, number, () => void]>([
  ['sold out', 0, () => change(MANY, { stock: 0 })],
  ['one piece short', 1, () => change(MANY, { stock: 1 })],
  ['withdrawn', 0, () => change(MANY, { statusId: 'UNPUBLISHED' })],
  ['no longer sent this way', 0, () => world.db.update(product).set({ standardDeliveryPrice: null }).where(eq(product.id, MANY)).run()],
  ['of a suspended vendor', 0, () => world.db.insert(vendorChange).values({ world: 'main', vendorId: 1, isSuspended: true }).run()],
])('GAP-100: a line that is %s stays, is flagged with the %i pieces that can be had, and is in no total', async (_why, left, happens) => {
  await add(PRODUCT.ofVendorOnHoliday)
  await add(MANY, { quantity: 2 })
  happens()
  const { deliveries, summary } = await fullCart()
  expect(deliveries.flatMap(({ items }) => items.map((item) => [item.id, item.isAvailable, item.amountOfAvailableItems]))).toEqual([
    [PRODUCT.ofVendorOnHoliday, true, PIECES],
    [MANY, false, left],
  ])
  expect(summary.totalCost).toBe(1000)
  expect(
    deliveries.map(({ isDelivered }) => isDelivered),
    'to the country',
  ).toEqual([true, true])
})

test('GAP-100: lines of a product that has too few pieces for all of them are flagged', async () => {
  await add(MANY, { quantity: 3 })
  await add(MANY, { quantity: 2, deliveryTypeId: 2 })
  change(MANY, { stock: PIECES - 1 })
  const { deliveries, summary } = await fullCart()
  expect([deliveries.flatMap(({ items }) => items.map(({ isAvailable }) => isAvailable)), summary.totalCost]).toEqual([[false, false], 0])
})

test('API-15, GAP-95: a valid code, in upper or lower case', async () => {
  await add(MANY)
  const { summary, promoCodeError } = await fullCart(GUEST, 'tenth')
  expect(promoCodeError).toBe(null)
  expect(summary).toMatchObject({ totalCost: 900, discount: { code: 'TENTH', products: 100 } })
  expect(summary.prices).toEqual({ products: 1000, productsAfterDiscounts: 900, deliveries: 0, deliveriesAfterDiscounts: 0 })
})

test.each(['UNKNOWN', 'AHEAD', 'OVER', 'USED-UP', 'FROM-2000', 'PERSONAL', '%F0%9F%98%80'])('GAP-95: %s is not accepted', async (code) => {
  await add(MANY)
  expect(await fullCart(GUEST, code)).toMatchObject({
    promoCodeError: 'PROMO_CODE_INVALID',
    summary: { discount: null, totalCost: 1000 },
  })
})

test('GAP-95: a code begins at its instant', async () => {
  await add(MANY)
  world.setNow(NOON + 1)
  expect((await fullCart(GUEST, 'AHEAD')).promoCodeError).toBe(null)
})

test('a code with a minimum of 2000 zł applies at 2000 zł', async () => {
  await add(MANY, { quantity: 2 })
  expect((await fullCart(GUEST, 'FROM-2000')).summary.totalCost).toBe(1800)
})

test('GAP-38: a personal code applies for its owner', async () => {
  for (const [name, error] of [
    ['pro', null],
    ['customer', 'PROMO_CODE_INVALID'],
  ] as const) {
    const headers = await world.logIn(name)
    await add(MANY, {}, headers)
    expect((await fullCart(headers, 'PERSONAL')).promoCodeError).toBe(error)
  }
})

test('CRT-06, GAP-96: every part of a discount, and they add up', async () => {
  change(MANY, { regularPrice: 10_000 })
  await add(MANY, { quantity: 2, productPrice: 100 })
  const { summary } = await fullCart(GUEST, 'EVERYTHING')
  expect(summary.discount).toEqual({
    code: 'EVERYTHING',
    productsPrices: 20,
    products: 18,
    deliveriesPrices: 1,
    deliveriesWarehouse: 2,
    deliveriesMOV: 3,
    deliveries: 46.5,
  })
  expect(summary.prices).toEqual({ products: 200, productsAfterDiscounts: 162, deliveries: 99, deliveriesAfterDiscounts: 46.5 })
  expect(summary.totalCost).toBe(208.5)
})
