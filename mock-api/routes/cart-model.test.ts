import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToCart, cartDetails, changeQuantity, removeFromCart } from '#app/shop-api/contract/cart.ts'
import { eq } from 'drizzle-orm'
import { product } from '#db/catalog-tables.ts'
import { cart, cartLine } from '#db/cart-tables.ts'
import { createTestWorld } from '../test-world/test-world.ts'

// Grosze, pieces, grosze of delivery by type.
const PRODUCTS = [
  { id: 30, regularPrice: 5_050, stock: 1 },
  { id: 31, regularPrice: 12_345, stock: 3 },
  { id: 32, regularPrice: 99_900, stock: 5 },
] as const
/** Grosze of delivery by type, and above which products go free, by country (EXT-49). */
const DELIVERY: Record<string, { 1: number; 2: number; freeAbove: number }> = {
  pl: { 1: 9_900, 2: 19_900, freeAbove: 35_000 },
  de: { 1: 14_850, 2: 39_800, freeAbove: 35_000 },
  ES: { 1: 19_800, 2: 59_700, freeAbove: 35_000 },
  is: { 1: 29_700, 2: 89_900, freeAbove: Infinity },
}

const who = fc.constantFrom('ann', 'bob')
const id = fc.constantFrom(30, 31, 32)
const type = fc.constantFrom(1, 2)
const quantity = fc.integer({ min: 1, max: 6 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), who, id, type, quantity, isReplayed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), who, id, type, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), who, id, type }) },
)

const stockOf = (id: number) => PRODUCTS.find((row) => row.id === id)?.stock ?? 0
const priceOf = (id: number) => PRODUCTS.find((row) => row.id === id)?.regularPrice ?? 0
type Model = Map<string, number>
const elsewhere = (model: Model, id: number, type: number) => model.get(`${id}:${3 - type}`) ?? 0

const country = fc.constantFrom(...Object.keys(DELIVERY))

test('API-17, API-18, CRT-03, CRT-04, CRT-05, CRT-14, CRT-15, EXT-06, EXT-49: a cart equals a map of lines after any adds, changes, removals and replays', async () => {
  const world = createTestWorld()
  for (const { id, ...values } of PRODUCTS) world.db.update(product).set(values).where(eq(product.id, id)).run()
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), country, async (steps, shippingTo) => {
      const own = { 'x-mock-world': `cart-${run++}`, shippingTo }
      const headersOf = {
        ann: { ...own, guestId: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' },
        bob: await world.logIn('customer', own),
      }
      const models: Record<'ann' | 'bob', Model> = { ann: new Map(), bob: new Map() }
      for (const [at, each] of steps.entries()) {
        const model = models[each.who]
        const headers = headersOf[each.who]
        const key = `${each.id}:${each.type}`
        const line = { productId: each.id, deliveryTypeId: each.type }
        const inCart = model.get(key) ?? 0
        const available = stockOf(each.id) - elsewhere(model, each.id, each.type)
        if (each.kind === 'add') {
          const body = { ...line, quantity: each.quantity, productPrice: priceOf(each.id) / 100, currencyCode: 'PLN' }
          const once = { ...headers, 'idempotency-key': `step-${String(at).padStart(8, '0')}` }
          const path = '/shop/cart/product/add'
          if (inCart >= available) expect(await world.statusOf(path, { headers: once, body })).toBe(409)
          else {
            model.set(key, Math.min(inCart + each.quantity, available))
            const { data } = await world.call(addToCart, path, { headers: once, body })
            expect(data.quantity).toBe(model.get(key))
            if (each.isReplayed) expect(await world.call(addToCart, path, { headers: once, body })).toEqual({ data })
          }
        } else if (each.kind === 'change') {
          const body = { ...line, quantity: each.quantity }
          const path = '/shop/cart/product/change-quantity'
          const status = inCart === 0 ? 404 : each.quantity > available ? 422 : 200
          if (status === 200) {
            model.set(key, each.quantity)
            await world.call(changeQuantity, path, { headers, body })
          } else expect(await world.statusOf(path, { headers, body })).toBe(status)
        } else {
          model.delete(key)
          await world.call(removeFromCart, { headers, body: line })
        }
      }
      for (const name of ['ann', 'bob'] as const) {
        const { data } = await world.call(cartDetails, { headers: headersOf[name] })
        expectCart(data, models[name], shippingTo)
      }
    }),
    { numRuns: 60 },
  )
  const lines = world.db.select().from(cartLine).all()
  expect(lines.every(({ productId, quantity }) => quantity >= 1 && quantity <= stockOf(productId))).toBe(true)
  expect(world.db.select().from(cart).all().length).toBeGreaterThan(60)
})

type CartResponse = Awaited<ReturnType<(typeof cartDetails)['responses'][200]['content']['application/json']['schema']['parse']>>['data']

function expectCart(data: CartResponse, model: Model, countryId: string): void {
  if (typeof data === 'string') {
    expect([...model]).toEqual([])
    return
  }
  const lines = data.deliveries.flatMap(({ deliveryTypeId, items }) =>
    items.map(({ id, quantity }) => [`${id}:${deliveryTypeId}`, quantity] as const),
  )
  expect(lines.toSorted()).toEqual([...model].toSorted())
  const sumOf = (type: number) =>
    [...model]
      .filter(([key]) => key.endsWith(`:${type}`))
      .reduce((sum, [key, quantity]) => sum + quantity * priceOf(Number.parseInt(key)), 0)
  const to = DELIVERY[countryId] ?? { 1: NaN, 2: NaN, freeAbove: NaN }
  const deliveryOf = (type: 1 | 2) => (sumOf(type) === 0 || sumOf(type) > to.freeAbove ? 0 : to[type])
  expect(data.shippingTo).toBe(countryId.toUpperCase())
  const [products, deliveries] = [sumOf(1) + sumOf(2), deliveryOf(1) + deliveryOf(2)]
  expect(data.summary.prices).toEqual({
    products: products / 100,
    productsAfterDiscounts: products / 100,
    deliveries: deliveries / 100,
    deliveriesAfterDiscounts: deliveries / 100,
  })
  expect(data.summary.totalCost).toBe((products + deliveries) / 100)
}
