import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { vendorDetails } from '#app/shop-api/contract/listings.ts'
import { productDetails, viewedLast } from '#app/shop-api/contract/product.ts'
import { priceChange, productChange, vendorChange } from '#db/shop-change-tables.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR } from '../test-world/vendors.ts'

const IN_A = { 'x-mock-world': 'a' }

let world: TestWorld
beforeEach(async () => {
  world = createTestWorld()
  await world.send('/shop/banners', { headers: IN_A })
})

const details = async (id: number, headers = {}) => (await world.call(productDetails, `/shop/product/details/${id}`, { headers })).data
const item = async (id: number, headers = {}) =>
  (await world.call(viewedLast, `/shop/product/viewed/last?productsIds=${id}`, { headers })).data.items[0]
const change = (productId: number, values: Partial<typeof productChange.$inferInsert>) =>
  world.db
    .insert(productChange)
    .values({ ...values, world: 'a', productId })
    .run()

test('stock and status differ in their world alone, in details and lists', async () => {
  const before = [await details(PRODUCT.plain), await item(PRODUCT.plain)]
  change(PRODUCT.plain, { stock: 0, statusId: 'UNPUBLISHED' })
  for (const read of [details, item]) {
    expect(await read(PRODUCT.plain, IN_A)).toMatchObject({ amountOfAvailableItems: 0, status: { id: 'UNPUBLISHED' } })
  }
  expect([await details(PRODUCT.plain), await item(PRODUCT.plain)]).toEqual(before)
})

test('what a change does not name is as in the catalog', async () => {
  const before = await details(PRODUCT.promoOpen)
  change(PRODUCT.promoOpen, { stock: 7 })
  expect(await details(PRODUCT.promoOpen, IN_A)).toEqual({ ...before, amountOfAvailableItems: 7 })
})

test('changed prices are all of them: a promo of the catalog ends, a new one begins', async () => {
  change(PRODUCT.promoOpen, { regularPrice: 50_000 })
  expect((await details(PRODUCT.promoOpen, IN_A)).prices).toMatchObject({ regular: 500, promo: null })
  change(PRODUCT.plain, { regularPrice: 100_000, promoPrice: 60_000, promoStartsAt: NOON, promoEndsAt: NOON + DAY_MS })
  expect((await details(PRODUCT.plain, IN_A)).prices).toMatchObject({ regular: 1000, promo: 600, lowestPriceLast30Days: 1000 })
})

test('EXT-01: the 30-day low reads the prices of the world too', async () => {
  change(PRODUCT.plain, { regularPrice: 100_000, promoPrice: 60_000, promoStartsAt: NOON })
  world.db
    .insert(priceChange)
    .values([
      { world: 'a', productId: PRODUCT.plain, at: NOON - 5 * DAY_MS, price: 70_000 },
      { world: 'a', productId: PRODUCT.plain, at: NOON - 4 * DAY_MS, price: 100_000 },
    ])
    .run()
  expect((await details(PRODUCT.plain, IN_A)).prices.lowestPriceLast30Days).toBe(700)
  expect((await item(PRODUCT.plain, IN_A))?.lowestPriceLast30Days).toBe(700)
})

test('GAP-86: an option that is sold out in the world is inactive there', async () => {
  change(PRODUCT.imageVariant, { stock: 0 })
  const optionIn = async (headers: Record<string, string>) =>
    (await details(PRODUCT.imageVariant, headers)).variantGroup?.options.find(({ id }) => id === PRODUCT.imageVariant)?.isActive
  expect([await optionIn({}), await optionIn(IN_A)]).toEqual([true, false])
})

test('a vendor is suspended, back, and on holiday or not', async () => {
  world.db
    .insert(vendorChange)
    .values([
      { world: 'a', vendorId: VENDOR.plain, isSuspended: true, vacationUntil: '2022-03-20' },
      { world: 'a', vendorId: VENDOR.suspended, isSuspended: false },
      { world: 'a', vendorId: VENDOR.onHoliday, vacationUntil: '' },
    ])
    .run()
  const vendor = async (id: number, headers = {}) => (await world.call(vendorDetails, `/shop/vendor/${id}`, { headers })).data
  expect(await vendor(VENDOR.plain, IN_A)).toMatchObject({ isSuspended: true, vacation: { date: '2022-03-20 00:00:00' } })
  expect(await vendor(VENDOR.plain)).toMatchObject({ isSuspended: false, vacation: null })
  expect(await vendor(VENDOR.suspended, IN_A)).toMatchObject({ isSuspended: false })
  expect(await vendor(VENDOR.onHoliday, IN_A)).toMatchObject({ vacation: null })
  expect(await details(PRODUCT.plain, IN_A)).toMatchObject({ isVendorSuspended: true, vendorVacation: { date: '2022-03-20 00:00:00' } })
  expect(await item(PRODUCT.ofSuspendedVendor, IN_A)).toMatchObject({ isVendorSuspended: false })
})

test('the database refuses a stock below zero', () => {
  expect(() => change(PRODUCT.plain, { stock: -1 })).toThrow('changed_stock_not_negative')
})
