import { eq } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { product } from '#db/catalog-tables.ts'
import { order, orderDelivery, orderDocument, orderEvent, orderLine, payment, quote, withdrawal, withdrawalLine } from '#db/order-tables.ts'
import { promoCode } from '#db/cart-tables.ts'
import { priceChange, productChange } from '#db/shop-change-tables.ts'
import { type CartWorld, createCartWorld, GUEST, MANY, ORDER, OTHER } from '../../test-world/cart-calls.ts'
import { PRODUCT } from '../../test-world/products.ts'
import { NOON } from '../../test-world/time.ts'
import { VENDOR } from '../../test-world/vendors.ts'
import { changeProduct } from '../contract/settable.ts'
import { checkInvariants } from '../contract/shop.ts'
import { checkWorld, INVARIANTS } from './invariants.ts'
import type { WorldFacts } from './world-facts.ts'
import { isRow } from '../../store/is-row.ts'

let shop: CartWorld
let customer: Record<string, string>
/** A world with a sample of everything: orders with codes, one cancelled and one paid, changed prices and stock, likes. */
beforeEach(async () => {
  shop = await createCartWorld()
  const { world } = shop
  customer = await world.logIn('customer')
  const pro = await world.logIn('pro')
  await shop.add(MANY, { quantity: 2 }, customer)
  await shop.order({ promoCode: 'EVERYTHING' }, customer)
  await shop.add(MANY, {}, customer)
  await shop.order({ promoCode: 'ONCE' }, customer)
  world.setNow(NOON + 73 * 3_600_000)
  await shop.add(OTHER, {}, pro)
  await shop.order({ promoCode: 'PERSONAL' }, pro)
  const [last] = world.db.select({ id: payment.id }).from(payment).all().slice(-1)
  await world.send(`/shop/checkout/sandbox-payment/${last?.id}`, { body: { status: 'PAID' } })
  for (const headers of [customer, pro]) await world.send('/shop/client/product/like/1', { headers, body: { like: true } })
  await change(MANY, { regularPrice: 1200, stock: 20 })
  world.setNow(NOON + 4 * DAY_MS)
  await change(MANY, { promo: { price: 900, endsAt: new Date(NOON + 9 * DAY_MS).toISOString() }, stock: 7 })
  await change(OTHER, { stock: 0 })
})

const change = async (id: number, body: object) => shop.world.call(changeProduct, `/__mock/products/${id}`, { body })
const check = async () => (await shop.world.call(checkInvariants)).data
/** Names of violated invariants, with locations. */
async function broken() {
  const { items } = await check()
  return items.filter(({ ok }) => !ok).map(({ name, violations }) => [name, ...violations.map(({ where }) => where)])
}

test('all invariants hold after purchases, payments, cancellations, likes and changes, and each checks at least one item', async () => {
  const { ok, items } = await check()
  expect(items.flatMap(({ violations }) => violations)).toEqual([])
  expect(ok).toBe(true)
  expect(items.map(({ name }) => name)).toEqual(Object.keys(INVARIANTS))
  expect(items.filter(({ checked }) => checked === 0)).toEqual([])
})

test('they hold on a clock that runs, is set back and is frozen', async () => {
  for (const instant of [NOON + 9 * DAY_MS - 1, NOON + 9 * DAY_MS, NOON + 40 * DAY_MS, NOON, NOON - DAY_MS]) {
    shop.world.setNow(instant)
    expect([instant, await broken()]).toEqual([instant, []])
  }
  await change(MANY, { promo: null })
  await change(MANY, { promo: { price: 800 } })
  await change(MANY, { regularPrice: 950 })
  expect(await broken()).toEqual([])
  shop.world.setNow(NOON + 50 * DAY_MS)
  await change(MANY, { promo: { price: 700 } })
  expect(await broken()).toEqual([])
})

test('orders that do not reduce the stock are detected', async () => {
  shop = await createCartWorld({ hasStockGuard: false })
  await change(OTHER, { stock: 1 })
  await shop.add(OTHER)
  await shop.order()
  expect(await broken()).toEqual([['stock', `product ${OTHER}`]])
})

describe('GAP-98: no order has totals that its owner was not shown', () => {
  const preview = { deliveries: ORDER.deliveries, promoCode: null }
  const place = async (more: object = {}) => shop.world.send('/shop/checkout/order', { headers: GUEST, body: { ...ORDER, ...more } })

  beforeEach(async () => {
    shop = await createCartWorld()
    await shop.add(MANY)
  })

  test('139 zł shown and 1,390 zł ordered are detected', async () => {
    await shop.world.send('/shop/checkout/preview', { headers: GUEST, body: preview })
    await change(MANY, { regularPrice: 10_000 })
    expect((await place()).status).toBe(200)
    expect((await check()).items.find(({ ok }) => !ok)).toMatchObject({
      name: 'totals-shown',
      violations: [{ expected: 'one of [100000]', actual: '1000000' }],
    })
  })

  test('an order without shown totals is detected', async () => {
    await place()
    expect(await broken()).toEqual([['totals-shown', 'PAT-1002']])
  })

  test('totals in the order request count, and previews of the guest who became the client', async () => {
    const expectedTotals = { currencyId: 'PLN', total: 100_000, vendors: [{ vendorId: VENDOR.plain, total: 100_000 }] }
    await place({ expectedTotals })
    expect(await broken()).toEqual([])
    await shop.add(MANY)
    await shop.world.send('/shop/checkout/preview', { headers: GUEST, body: preview })
    const headers = await shop.world.logIn('customer', GUEST)
    await shop.world.send('/shop/checkout/order', { headers, body: ORDER })
    expect(await broken()).toEqual([])
  })
})

describe('each detects its violation', () => {
  const TOTALS = { currencyId: 'PLN' as const, total: 1, vendors: [] }
  /** Sets columns of the rows that have these values. */
  const set =
    <Table extends SQLiteTable>(table: Table, columns: Partial<Table['$inferSelect']>, of: Partial<Table['$inferSelect']>) =>
    ({ db }: CartWorld['world']) =>
      db
        .update(table as SQLiteTable)
        .set(columns)
        .where(isRow(table, of))
        .run()
  const withdrawnFrom =
    (quantity: number, refund: number) =>
    ({ db }: CartWorld['world']) => {
      db.insert(withdrawal).values({ world: 'main', id: 9, orderId: 1004, refund, createdAt: NOON }).run()
      db.insert(withdrawalLine).values({ world: 'main', withdrawalId: 9, productId: MANY, deliveryTypeId: 1, quantity }).run()
    }
  const added = { world: 'main', productId: MANY, at: NOON, price: 1 }

  test.each<[string, string, (world: CartWorld['world']) => unknown]>([
    ['stock', `product ${MANY}`, set(productChange, { stock: 8 }, { productId: MANY })],
    ['stock', `product ${OTHER}`, set(orderLine, { quantity: 2 }, { productId: OTHER })],
    ['order-totals', 'PAT-1004 products', set(order, { products: 1 }, { id: 1004 })],
    ['order-totals', 'PAT-1004 payment', set(payment, { amount: 1 }, { orderId: 1004 })],
    ['order-totals', 'PAT-1004 parcels after discounts', set(orderDelivery, { priceAfterDiscounts: 5 }, { orderId: 1004 })],
    ['order-states', 'PAT-1004 state', set(order, { status: 'SHIPPED' }, { id: 1004 })],
    ['withdrawals', `PAT-1004 product ${MANY}`, withdrawnFrom(9, 1)],
    ['withdrawals', 'PAT-1004 refund', withdrawnFrom(1, 900_000)],
    ['documents', 'PAT-1004 corrections', withdrawnFrom(1, 1)],
    ['documents', 'PAT-1014 proformas', ({ db }) => db.delete(orderDocument).where(eq(orderDocument.orderId, 1014)).run()],
    ['documents', 'PAT-1004 invoices', set(orderEvent, { status: 'PAID' }, { orderId: 1004, status: 'AWAITING_PAYMENT' })],
    ['totals-shown', 'PAT-1004', ({ db }) => db.delete(quote).run()],
    ['totals-shown', 'PAT-1004', set(order, { expectedTotals: TOTALS }, { id: 1004 })],
    ['minor-units', 'code TENTH minValue', set(promoCode, { minValue: 10.5 }, { code: 'TENTH' })],
    ['percentages', `product ${MANY} price`, set(productChange, { promoPrice: 50_000 }, { productId: MANY })],
    ['percentages', `product ${MANY} price`, set(priceChange, { price: 85_000 }, { price: 90_000 })],
    ['promotions', `product ${PRODUCT.promoOpen}`, set(product, { promoPrice: 82_000 }, { id: PRODUCT.promoOpen })],
    ['promotions', `product ${MANY}`, set(productChange, { promoPrice: 100_000 }, { productId: MANY })],
    ['append-only', `product ${MANY}`, ({ db }) => db.insert(priceChange).values(added).run()],
    ['promo-uses', 'ONCE', set(promoCode, { usesLeft: 0 }, { world: 'main', code: 'ONCE' })],
  ])('%s: %s', async (name, where, breakIt) => {
    breakIt(shop.world)
    expect(await broken()).toContainEqual(expect.arrayContaining([name, where]))
    expect((await check()).ok).toBe(false)
  })
})

// States that the tables' constraints prevent, and rules in isolation.
const FACTS: WorldFacts = { stock: [], orders: [], series: [], amounts: [], likes: [], prices: [], promotions: [], changes: [], codes: [] }
const REDUCED = {
  productId: 1,
  at: NOON,
  regularPrice: 100_000,
  promoPrice: 80_000,
  promoStartsAt: NOON - DAY_MS,
  promoEndsAt: null,
  history: [
    { at: NOON - 50 * DAY_MS, price: 70_000, isChange: 0 as const },
    { at: NOON - 20 * DAY_MS, price: 100_000, isChange: 0 as const },
    { at: NOON - DAY_MS, price: 80_000, isChange: 1 as const },
  ],
  shown: { percent: 20, lowest: 70_000 },
}

test.each<[string, Partial<WorldFacts>]>([
  ['stock', { stock: [{ productId: 1, catalog: 1, correction: 0, stock: -1, held: 2 }] }],
  ['documents', { series: [{ name: 'a', sequences: [1, 3] }] }],
  ['documents', { series: [{ name: 'a', sequences: [2, 3] }] }],
  ['minor-units', { amounts: [{ where: 'a', amount: -1 }] }],
  ['minor-units', { amounts: [{ where: 'a', amount: '100' }] }],
  ['unique-likes', { likes: [like('client:1', 1), like('client:1', 1)] }],
  ['percentages', { prices: [{ ...REDUCED, shown: { ...REDUCED.shown, percent: 21 } }] }],
  ['percentages', { prices: [{ ...REDUCED, shown: { ...REDUCED.shown, lowest: 100_000 } }] }],
  ['percentages', { prices: [{ ...REDUCED, history: [] }] }],
  ['promotions', { promotions: [{ productId: 1, price: 99, lowest: null }] }],
  ['append-only', { changes: [{ productId: 1, records: [5, 5].map((at) => ({ at, price: 1 })) }] }],
  ['promo-uses', { codes: [{ code: 'A', holder: 'client:2', given: 2, used: 1, left: 0 }] }],
])('%s is violated by %j alone', (name, facts) => {
  expect(violatedBy(facts)).toEqual([name])
})

test('nothing is violated by likes of several visitors and products, and by a reduction as it is shown', () => {
  expect(violatedBy({ likes: [like('client:1', 1), like('client:1', 2), like('client:2', 1)], prices: [REDUCED] })).toEqual([])
})

function violatedBy(facts: Partial<WorldFacts>): string[] {
  return checkWorld({ ...FACTS, ...facts }).flatMap(({ name, ok }) => (ok ? [] : [name]))
}

function like(owner: string, productId: number) {
  return { owner, productId }
}

test("in an untouched world only the catalog's promotions are checked", async () => {
  const { data } = await shop.world.call(checkInvariants, '/__mock/invariants?world=fresh')
  expect(data.items.find(({ name }) => name === 'percentages')).toMatchObject({ ok: true, checked: 0 })
  expect(data.items.find(({ name }) => name === 'promotions')).toMatchObject({ ok: true, checked: 6 })
})
