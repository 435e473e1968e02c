import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISCOUNT_PARTS, type DiscountPart } from '#app/domain/cart/cart-totals.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { inCurrency, toWire } from '#app/domain/pricing/money.ts'
import { orderDetails } from '#app/shop-api/contract/orders.ts'
import { withdraw } from '#app/shop-api/contract/withdrawals.ts'
import { promoCode } from '#db/cart-tables.ts'
import { product } from '#db/catalog-tables.ts'
import { orderDocument, orderLine } from '#db/order-tables.ts'
import { changeOrder, checkInvariants } from '../control/contract/shop.ts'
import { type CartWorld, createCartWorld, MANY, ORDER, OTHER } from '../test-world/cart-calls.ts'
import { gateRuns } from '../test-world/gate-runs.ts'
import { PRODUCT } from '../test-world/products.ts'
import { NOON } from '../test-world/time.ts'
import { VENDOR } from '../test-world/vendors.ts'
import { createOutbox } from '../mails/outbox.ts'
import { createWorlds } from '../store/worlds.ts'
import { createCheckout } from './checkout.ts'

/** Things of two vendors. */
const THINGS = [MANY, OTHER, PRODUCT.ofVendorOnHoliday] as const
const DELIVERIES = [VENDOR.plain, VENDOR.onHoliday].map((vendorId) => ({ vendorId, deliveryTypeId: 1 }))

const part = fc.constantFrom(...Object.keys(DISCOUNT_PARTS).filter((name): name is DiscountPart => name in DISCOUNT_PARTS))
const [percent, amount] = [fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9000 })]
const ofEach = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: THINGS.length, maxLength: THINGS.length })
const anyOrder = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  prices: ofEach(fc.integer({ min: 100, max: 90_000 })),
  quantities: ofEach(fc.integer({ min: 1, max: 4 })),
  discounts: fc.array(fc.oneof(fc.record({ part, percent }), fc.record({ part, amount })), { maxLength: 2 }),
  end: fc.constantFrom('withdrawn', 'withdrawn in part', 'cancelled'),
  /** Pieces of each withdrawal at most, by thing. */
  steps: fc.array(ofEach(fc.nat(2)), { minLength: 2, maxLength: 2 }),
})
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never

const minor = (wire: number) => Math.round(wire * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
const shopper = (nth: number) => `0b7f6a52-7a8e-4a53-9a0d-${String(nth).padStart(12, '0')}`

/** A client buys the things in a shop where they have these prices, and pays. */
async function buy(
  { world, add, order }: CartWorld,
  client: Record<string, string>,
  nth: number,
  { language, prices, quantities, discounts }: AnyOrder,
) {
  const headers = { ...client, langId: language }
  const { currencyId: currencyCode } = marketOfLanguage(language)
  const code = `RANDOM-${nth}`
  world.db.insert(promoCode).values({ world: 'main', code, validFrom: NOON, discounts }).run()
  for (const [index, productId] of THINGS.entries()) {
    const regularPrice = prices[index] ?? 0
    world.db
      .update(product)
      .set({ regularPrice, stock: 9000, name: `Thing ${index}` })
      .where(eq(product.id, productId))
      .run()
    const productPrice = toWire(inCurrency(regularPrice, currencyCode).minor)
    await add(productId, { quantity: quantities[index], productPrice, currencyCode }, headers)
  }
  const { orderId } = await order({ deliveries: DELIVERIES, promoCode: discounts.length > 0 ? code : null }, headers)
  await world.call(changeOrder, `/__mock/orders/${orderId}`, { method: 'PATCH', body: { status: 'PAID' } })
  return { headers, orderId, path: `/shop/client/orders/${orderId}` }
}

/** Documents by number, as hashes of what they say. @param orderId of one order alone */
function issued({ world: { db } }: CartWorld, orderId?: number): Map<string, string> {
  const rows = db
    .select()
    .from(orderDocument)
    .where(orderId === undefined ? undefined : eq(orderDocument.orderId, orderId))
    .all()
  return new Map(
    rows.map((row) => {
      const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex')
      return [`${row.kind} ${row.year} ${row.vendorId} ${row.sequence}`, hash]
    }),
  )
}

test('EXT-47, EXT-48: refunds, lines and documents of random orders come to what was paid; no document changes, no number is missing', async () => {
  const shop = await createCartWorld()
  const { db, call, send } = shop.world
  const client = await shop.world.logIn('customer')
  const before = new Map<string, string>()
  let nth = 0

  const check = async (random: AnyOrder) => {
    nth += 1
    const { headers, orderId, path } = await buy(shop, client, nth, random)
    const details = async () => (await call(orderDetails, path, { headers })).data
    const paid = minor((await details()).summary.totalCost)
    for (const [number, hash] of issued(shop, orderId)) before.set(number, hash)
    const takeBack = async (pieces: readonly number[]) => {
      const left = new Map((await details()).withdrawal?.left.map(({ id, quantity }) => [id, quantity]))
      const items = THINGS.map((productId, index) => {
        return { productId, deliveryTypeId: 1, quantity: Math.min(pieces[index] ?? 0, left.get(productId) ?? 0) }
      }).filter(({ quantity }) => quantity > 0)
      if (items.length > 0) await call(withdraw, `${path}/withdrawals`, { headers, body: { items, reason: null } })
    }
    if (random.end === 'cancelled') expect((await send(`${path}/cancel`, { headers, method: 'POST' })).status).toBe(200)
    else for (const pieces of random.steps) await takeBack(pieces)
    if (random.end === 'withdrawn') await takeBack([9, 9, 9])

    const { withdrawals = [], documents = [] } = await details()
    const returned = random.end === 'cancelled' ? paid : sum(withdrawals.map(({ refund }) => minor(refund)))
    if (random.end === 'withdrawn') expect(returned).toBe(paid)
    expect(returned).toBeLessThanOrEqual(paid)
    const grossOf = (kind: string) => sum(documents.filter((each) => each.kind === kind).map(({ gross }) => minor(gross)))
    expect([grossOf('PROFORMA'), grossOf('INVOICE'), 0 - grossOf('CORRECTION')]).toEqual([paid, paid, returned])
    for (const { lines, delivery, deliveries = [], discount, ...document } of documents) {
      const billed = [...lines.flatMap((line) => line.billed ?? []), ...deliveries]
      for (const each of [document, ...billed]) expect(minor(each.net) + minor(each.vat)).toBe(minor(each.gross))
      for (const name of ['net', 'vat', 'gross'] as const) expect(sum(billed.map((each) => minor(each[name])))).toBe(minor(document[name]))
      expect(sum(lines.map(({ gross }) => minor(gross))) + minor(delivery) - minor(discount)).toBe(minor(document.gross))
      expect(document.vatInPln === null).toBe(document.currencyId === 'PLN')
    }
    if (random.end !== 'withdrawn in part') {
      const bought = db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).all()
      const paidFor = new Map(bought.map(({ name, paid }) => [name, paid]))
      const back = documents.filter(({ kind }) => kind === 'CORRECTION').flatMap(({ lines }) => lines)
      const refundFor = [...Map.groupBy(back, ({ name }) => name)].map(
        ([name, own]) => [name, 0 - sum(own.map(({ gross }) => minor(gross)))] as const,
      )
      expect(new Map(refundFor)).toEqual(paidFor)
    }
    for (const [number, hash] of issued(shop, orderId)) {
      expect(before.get(number) ?? hash).toBe(hash)
      before.set(number, hash)
    }
  }

  await fc.assert(fc.asyncProperty(anyOrder, check), { numRuns: gateRuns(500), endOnFailure: true })
  expect(issued(shop)).toEqual(before)
  const { data } = await call(checkInvariants)
  expect(data.items.filter(({ ok }) => !ok)).toEqual([])
}, 600_000)

test('EXT-48: orders that are placed and paid at the same time get numbers without a gap', async () => {
  const shop = await createCartWorld()
  const { world } = shop
  await Promise.all(
    Array.from({ length: 12 }, async (_each, nth) => {
      const headers = { guestId: shopper(nth) }
      await shop.add(nth % 2 === 0 ? MANY : OTHER, { quantity: 1 }, headers)
      const response = await world.send('/shop/checkout/preview', { headers, body: { deliveries: ORDER.deliveries, promoCode: null } })
      expect(response.status).toBe(200)
      const placed = await world.send('/shop/checkout/order', { headers, body: ORDER })
      if (placed.status !== 200) return
      const { data } = await placed.json()
      await world.call(changeOrder, `/__mock/orders/${data.orderId}`, { method: 'PATCH', body: { status: 'PAID' } })
    }),
  )
  const numbers = world.db.select().from(orderDocument).where(eq(orderDocument.kind, 'INVOICE')).all()
  expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_each, index) => index + 1))
  expect(numbers.length).toBeGreaterThan(5)
})

test('EXT-48: an issued document cannot be changed', async () => {
  const shop = await createCartWorld()
  await shop.add(MANY)
  await shop.order()
  expect(() =>
    shop.world.db
      .update(orderDocument)
      .set({ issuedAt: NOON + 1 })
      .run(),
  ).toThrow('an issued document never changes')
})

test('EXT-48: orders of older versions get the documents that they would have had', async () => {
  const shop = await createCartWorld()
  const { db } = shop.world
  const client = await shop.world.logIn('customer')
  const [one, other] = [1, 2].map((nth) => ({ language: 'en' as const, prices: [999, 5000, 700], quantities: [3, 1, 2], nth }))
  for (const each of [one, other]) {
    if (!each) continue
    const { headers, path } = await buy(shop, client, each.nth, {
      ...each,
      discounts: [{ part: 'products', percent: 7 }],
      end: 'withdrawn',
      steps: [],
    })
    for (const quantity of [1, 2]) {
      const items = [{ productId: MANY, deliveryTypeId: 1, quantity }]
      await shop.world.call(withdraw, `${path}/withdrawals`, { headers, body: { items, reason: null } })
    }
  }
  const before = db.select().from(orderDocument).all()
  db.delete(orderDocument).run()
  const worlds = createWorlds(db)
  createCheckout({
    db,
    worlds,
    outbox: createOutbox(db, worlds),
    newPaymentId: () => 'x',
    announcing: (_touched, change) => change(),
    hasStockGuard: true,
  })
  expect(db.select().from(orderDocument).all()).toEqual(before)
})

test('EXT-48: what was issued stays after a cancellation, and is corrected; an unpaid order has no invoice to correct', async () => {
  const shop = await createCartWorld()
  const headers = await shop.world.logIn('customer')
  const cancelled = async (states: readonly string[]) => {
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    for (const status of states) await shop.world.call(changeOrder, `/__mock/orders/${orderId}`, { method: 'PATCH', body: { status } })
    const path = `/shop/client/orders/${orderId}`
    expect(await shop.world.statusOf(`${path}/cancel`, { headers, method: 'POST' })).toBe(200)
    const { documents = [] } = (await shop.world.call(orderDetails, path, { headers })).data
    return documents.map(({ number, corrects }) => [number, corrects])
  }
  const series = `2022/${VENDOR.plain}`
  expect(await cancelled(['SHIPPED', 'PAID'])).toEqual([
    [`PRO/${series}/1`, null],
    [`FV/${series}/1`, null],
    [`KOR/${series}/1`, { number: `FV/${series}/1`, reason: 'CANCELLED' }],
  ])
  expect(await cancelled([])).toEqual([[`PRO/${series}/2`, null]])
})

test('EXT-48: the correction of a cancelled order takes back all of the tax in PLN, where that is half a grosz', async () => {
  const shop = await createCartWorld()
  const headers = { ...(await shop.world.logIn('customer')), langId: 'en' }
  shop.change(MANY, { regularPrice: 46_105 })
  await shop.add(MANY, { productPrice: 107.22, currencyCode: 'EUR' }, headers)
  const { orderId } = await shop.order({}, headers)
  await shop.world.call(changeOrder, `/__mock/orders/${orderId}`, { method: 'PATCH', body: { status: 'PAID' } })
  const path = `/shop/client/orders/${orderId}`
  await shop.world.send(`${path}/cancel`, { headers, method: 'POST' })
  const { documents = [] } = (await shop.world.call(orderDetails, path, { headers })).data
  expect(documents.map(({ kind, vat, vatInPln }) => [kind, vat, vatInPln])).toEqual([
    ['PROFORMA', 20.05, { vat: 86.22, rate: 4.3 }],
    ['INVOICE', 20.05, { vat: 86.22, rate: 4.3 }],
    ['CORRECTION', -20.05, { vat: -86.22, rate: 4.3 }],
  ])
})

test('EXT-48: numbers begin anew with the year of Warsaw', async () => {
  const shop = await createCartWorld()
  const numberAt = async (instant: string) => {
    shop.world.setNow(instant)
    const headers = await shop.world.logIn('customer')
    await shop.add(MANY, {}, headers)
    const { orderId } = await shop.order({}, headers)
    return (await shop.world.call(orderDetails, `/shop/client/orders/${orderId}`, { headers })).data.documents?.map(({ number }) => number)
  }
  expect([await numberAt('2022-12-31T22:59Z'), await numberAt('2022-12-31T23:00Z')]).toEqual([
    [`PRO/2022/${VENDOR.plain}/1`],
    [`PRO/2023/${VENDOR.plain}/1`],
  ])
})
