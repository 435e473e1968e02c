import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { productDetails, viewedLast } from '#app/shop-api/contract/product.ts'
import { priceChange, productChange } from '#db/shop-change-tables.ts'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

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
