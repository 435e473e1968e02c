import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { addToCart, changeQuantity } from '#app/shop-api/contract/cart.ts'
import { addProList, removeProList } from '#app/shop-api/contract/pro.ts'
import { cartLine } from '#db/cart-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, OTHER, PIECES, wanted } from '../test-world/cart-calls.ts'
import { PERSONA_NAMES } from '../test-world/personas.ts'
import { PRODUCT } from '../test-world/products.ts'
import type { TestWorld } from '../test-world/test-world.ts'
import { NOON } from '../test-world/time.ts'

const ADD = '/shop/cart/product/add'
const CHANGE = '/shop/cart/product/change-quantity'
const KEY = { 'idempotency-key': '11111111-7a8e-4a53-9a0d-0f5a3c1d2e3f' }

let world: TestWorld
let add: CartWorld['add']
let cartOf: CartWorld['cartOf']
let fullCart: CartWorld['fullCart']
let quantities: CartWorld['quantities']
let refusal: CartWorld['refusal']
let change: CartWorld['change']
beforeEach(async () => {
  ;({ world, add, cartOf, fullCart, quantities, refusal, change } = await createCartWorld())
})

test.each(['guest', ...PERSONA_NAMES] as const)('API-16, CRT-02, ROLE-02, ROLE-03, GAP-11, GAP-99: %s adds', async (name) => {
  const headers = name === 'guest' ? GUEST : await world.logIn(name)
  const body = wanted(MANY, { zipCode: '90-926', campaignId: 12, listId: null })
  const { data } = await world.call(addToCart, { headers, body })
  expect(data).toEqual({ cartId: expect.any(Number), productId: MANY, deliveryTypeId: 1, quantity: 1, added: 1 })
  expect(await quantities(headers)).toEqual({ [`${MANY}:1`]: 1 })
  expect(world.db.select().from(cartLine).all()).toMatchObject([{ zipCode: '90-926', campaignId: 12, listId: null }])
})

test('EXT-70: an add that is capped says how many pieces it added', async () => {
  const answers = [PIECES - 1, 5].map(
    async (quantity) => (await world.call(addToCart, { headers: GUEST, body: wanted(MANY, { quantity }) })).data,
  )
  expect(await Promise.all(answers)).toMatchObject([
    { quantity: PIECES - 1, added: PIECES - 1 },
    { quantity: PIECES, added: 1 },
  ])
})

test.each(['pro', 'provendor'] as const)('GAP-37: %s adds from an own order list, and others cannot use the list', async (name) => {
  const headers = await world.logIn(name)
  const { data: list } = await world.call(addProList, { headers, body: { name: 'Hotel' } })
  const body = wanted(MANY, { listId: list.id })
  for (const other of [GUEST, await world.logIn(name === 'pro' ? 'provendor' : 'pro'), await world.logIn('customer')]) {
    expect(await refusal(ADD, body, other)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await cartOf(other)).toBe('EMPTY_CART')
  }
  expect(await refusal(ADD, wanted(MANY, { listId: list.id + 1 }), headers)).toMatchObject({ status: 404 })
  await world.call(addToCart, { headers, body })
  expect(world.db.select().from(cartLine).all()).toMatchObject([{ productId: MANY, listId: list.id }])
  expect((await fullCart(headers)).deliveries).toMatchObject([{ items: [{ listId: list.id }] }])
  // Once the list is gone no line says it, or what is taken out could not be put back (EXT-74).
  await world.call(removeProList, `/shop/client/pro/lists/${list.id}`, { headers })
  expect((await fullCart(headers)).deliveries).toMatchObject([{ items: [{ listId: null }] }])
})

test.each([
  [{ productPrice: 999.99 }, 1000],
  [{ productPrice: 0 }, 1000],
])('GAP-98: with %j the add is rejected with the current price', async (more, price) => {
  expect(await refusal(ADD, wanted(MANY, more))).toMatchObject({ status: 409, code: 'PRICE_CHANGED', price })
  expect(await cartOf()).toBe('EMPTY_CART')
})

test('GAP-98: the end of a promo changes the price', async () => {
  world.setNow(NOON + 2 * DAY_MS)
  expect(await refusal(ADD, wanted(PRODUCT.promoOpen, { productPrice: 750.5 }))).toMatchObject({ code: 'PRICE_CHANGED', price: 1000 })
})

test('GAP-76: the price in EUR is accepted with langId en', async () => {
  await add(MANY, { productPrice: 232.56, currencyCode: 'EUR' }, { ...GUEST, langId: 'en' })
  expect(await quantities()).toEqual({ [`${MANY}:1`]: 1 })
  expect(await refusal(ADD, wanted(MANY, { currencyCode: 'EUR' }))).toMatchObject({
    status: 422,
    fields: { currencyCode: 'incorrectValueErrorMessage' },
  })
})

test.each([PRODUCT.draft, PRODUCT.ofSuspendedVendor])('the product %i is not for sale', async (id) => {
  expect(await refusal(ADD, wanted(id))).toMatchObject({ status: 409, code: 'NOT_AVAILABLE' })
})

test('a sold-out product is rejected, an unknown one is 404', async () => {
  change(MANY, { stock: 0 })
  expect(await refusal(ADD, wanted(MANY))).toMatchObject({ status: 409, code: 'NOT_AVAILABLE' })
  expect(await refusal(ADD, wanted(9999))).toMatchObject({ status: 404 })
})

test('a way of delivery that the vendor does not offer is rejected', async () => {
  expect(await refusal(ADD, wanted(PRODUCT.homeOnly))).toMatchObject({ status: 422 })
  expect(await add(PRODUCT.homeOnly, { deliveryTypeId: 2 })).toMatchObject({ deliveryTypeId: 2 })
})

describe('EXT-06: Idempotency-Key', () => {
  const headers = { ...GUEST, ...KEY }

  test('ten concurrent requests add once', async () => {
    await Promise.all(Array.from({ length: 10 }, async () => add(MANY, {}, headers)))
    expect(await quantities()).toEqual({ [`${MANY}:1`]: 1 })
  })

  test('another body under the same key is 422', async () => {
    await add(MANY, {}, headers)
    expect(await refusal(ADD, wanted(MANY, { quantity: 2 }), headers)).toMatchObject({ status: 422 })
    expect(await quantities()).toEqual({ [`${MANY}:1`]: 1 })
  })

  test('an error response is repeated too', async () => {
    change(MANY, { stock: 0 })
    expect(await refusal(ADD, wanted(MANY), headers)).toMatchObject({ status: 409 })
    change(MANY, { stock: 5 })
    expect(await refusal(ADD, wanted(MANY), headers)).toMatchObject({ status: 409 })
  })

  test('a key belongs to one visitor and one world, and expires after a day', async () => {
    await add(MANY, {}, headers)
    await add(MANY, {}, { ...headers, guestId: '9c2b7a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' })
    await add(MANY, {}, { ...headers, 'x-mock-world': 'b' })
    expect(await quantities({ ...GUEST, 'x-mock-world': 'b' })).toEqual({ [`${MANY}:1`]: 1 })
    world.setNow(NOON + DAY_MS + 1)
    await add(MANY, {}, headers)
    expect(await quantities()).toEqual({ [`${MANY}:1`]: 2 })
  })

  test('a malformed key is 400', async () => {
    expect(await refusal(ADD, wanted(MANY), { ...GUEST, 'idempotency-key': 'a b' })).toMatchObject({ status: 400 })
  })
})

test('API-17, CRT-14, CRT-15: the quantity is set, from 1 to the stock', async () => {
  await add(MANY)
  const body = { productId: MANY, quantity: PIECES, discountCode: 'TENTH' }
  const { data } = await world.call(changeQuantity, { headers: GUEST, body })
  expect(data).toMatchObject({ summary: { totalCost: 4500, discount: { code: 'TENTH' } } })
  for (const quantity of [0, -1, PIECES + 1, 1.5]) {
    expect(await refusal(CHANGE, { productId: MANY, quantity })).toMatchObject({ status: 422, fields: { quantity: expect.any(String) } })
  }
  expect(await quantities()).toEqual({ [`${MANY}:1`]: PIECES })
})

test('the way of delivery selects the line; without it the older line is changed', async () => {
  await add(MANY, { deliveryTypeId: 2 })
  world.setNow(NOON + 1)
  await add(MANY)
  await world.call(changeQuantity, { headers: GUEST, body: { productId: MANY, quantity: 3 } })
  await world.call(changeQuantity, { headers: GUEST, body: { productId: MANY, quantity: 2, deliveryTypeId: 1 } })
  expect(await quantities()).toEqual({ [`${MANY}:2`]: 3, [`${MANY}:1`]: 2 })
  expect(await refusal(CHANGE, { productId: MANY, quantity: 3, deliveryTypeId: 1 })).toMatchObject({ status: 422 })
})

describe('GAP-101: the cart of a guest moves to the account', () => {
  test("quantities add up, limited by the stock, and the guest's cart is empty", async () => {
    const before = await world.logIn('customer')
    await add(MANY, { quantity: 3 }, before)
    await add(MANY, { quantity: 4 })
    await add(OTHER, { deliveryTypeId: 2 })
    const headers = await world.logIn('customer', GUEST)
    expect(await quantities(headers)).toEqual({ [`${MANY}:1`]: PIECES, [`${OTHER}:2`]: 1 })
    expect(await cartOf(GUEST)).toBe('EMPTY_CART')
  })

  test('by two ways of delivery they are limited together', async () => {
    const before = await world.logIn('customer')
    await add(MANY, {}, before)
    await add(MANY, { quantity: 3 })
    await add(MANY, { quantity: 2, deliveryTypeId: 2 })
    expect(await quantities(await world.logIn('customer', GUEST))).toEqual({ [`${MANY}:1`]: 4, [`${MANY}:2`]: PIECES - 4 })
    // Where one way has them all, another has none: more than there are would stop the order.
    await add(MANY, { deliveryTypeId: 2 })
    await add(OTHER, { quantity: PIECES }, before)
    await add(OTHER, { deliveryTypeId: 2 })
    const merged = await world.logIn('customer', GUEST)
    expect(await quantities(merged)).toEqual({ [`${MANY}:1`]: 4, [`${MANY}:2`]: PIECES - 4, [`${OTHER}:1`]: PIECES })
    expect((await fullCart(merged)).deliveries.flatMap(({ items }) => items.map(({ isAvailable }) => isAvailable))).not.toContain(false)
  })

  test('a line that the account has already keeps its own postal code', async () => {
    const before = await world.logIn('customer')
    await add(MANY, { zipCode: '90-926' }, before)
    await add(MANY, { zipCode: '00-001' })
    await world.logIn('customer', GUEST)
    expect(world.db.select().from(cartLine).all()).toMatchObject([{ zipCode: '90-926', quantity: 2 }])
  })

  test('sold-out products move too, flagged, and nothing is lost', async () => {
    await add(MANY, { quantity: 2 })
    change(MANY, { stock: 0 })
    const headers = await world.logIn('customer', GUEST)
    expect((await fullCart(headers)).deliveries).toMatchObject([{ items: [{ id: MANY, quantity: 2, isAvailable: false }] }])
  })
})
