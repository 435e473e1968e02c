import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { client, guest, likedProduct } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import { order, orderDelivery, orderDocument, orderEvent, orderLine, payment, quote, withdrawal, withdrawalLine } from '#db/order-tables.ts'
import { discountCode, promoCode } from '#db/cart-tables.ts'
import { priceChange, productChange } from '#db/shop-change-tables.ts'
import { SEED_WORLD } from '#db/world-tables.ts'
import { priceHistory, product } from '#db/catalog-tables.ts'
import { DAY_MS } from '#app/domain/time/instant.ts'
import type { Store } from '../../store/store.ts'
import { responseContext } from '../../response-context.ts'
import { wirePrices } from '../../wire/price.ts'
import { openPromo } from '../../pricing/promo.ts'
import { fromWire } from '#app/domain/pricing/money.ts'
import { lastRecord } from '../../shop-changes/price-records.ts'
import { amountsOf } from './read-amounts.ts'
import type {
  ChangeFacts,
  CodeFacts,
  OrderFacts,
  ProductPrices,
  PromotionFacts,
  SeriesFacts,
  StockFacts,
  WorldFacts,
} from './world-facts.ts'
import { isRow } from '../../store/is-row.ts'

/** Reads the facts that the invariants check: a world's changes, and the promotions of the whole catalog. */
export function readFacts({ db, store }: { db: Db; store: Store }, { world, now }: { world: string; now: number }): WorldFacts {
  const prices = pricesOf(db, store, { world, now })
  return {
    stock: stockOf(db, world),
    orders: ordersOf(db, world),
    series: seriesOf(db, world),
    amounts: amountsOf(db, world),
    likes: db
      .select({ owner: likedProduct.owner, productId: likedProduct.productId })
      .from(likedProduct)
      .where(eq(likedProduct.world, world))
      .all(),
    prices,
    promotions: [...seededPromotions(db, world), ...runningPromotions(prices)],
    changes: changesOf(db, world),
    codes: codesOf(db, world),
  }
}

function stockOf(db: Db, world: string): StockFacts[] {
  const sold = sql`SELECT l.product_id, l.quantity FROM ${orderLine} l
    JOIN ${order} o ON o.world = l.world AND o.id = l.order_id AND NOT o.is_stock_returned WHERE l.world = ${world}`
  const returned = sql`SELECT l.product_id, -l.quantity FROM ${withdrawalLine} l
    JOIN ${withdrawal} w ON w.world = l.world AND w.id = l.withdrawal_id AND w.is_stock_returned WHERE l.world = ${world}`
  const held = sql`SELECT product_id, sum(quantity) AS pieces FROM (${sold} UNION ALL ${returned}) GROUP BY product_id`
  return db.all<StockFacts>(sql`
    SELECT p.id AS productId, p.stock AS catalog, coalesce(c.stock_correction, 0) AS correction, coalesce(c.stock, p.stock) AS stock,
      coalesce(h.pieces, 0) AS held
    FROM ${product} p LEFT JOIN ${productChange} c ON c.world = ${world} AND c.product_id = p.id LEFT JOIN (${held}) h ON h.product_id = p.id
    WHERE p.id IN (SELECT product_id FROM ${productChange} WHERE world = ${world} UNION SELECT product_id FROM ${orderLine} WHERE world = ${world})
    ORDER BY p.id`)
}

function ordersOf(db: Db, world: string): OrderFacts[] {
  type Part = typeof orderLine | typeof orderDelivery | typeof payment | typeof orderEvent | typeof withdrawal | typeof orderDocument
  // In the order in which they were written: a clock may have been set back.
  const byOrder = <Table extends Part>(table: Table) => {
    const rows: Table['$inferSelect'][] = db
      .select()
      .from(table as Part)
      .where(eq(table.world, world))
      .orderBy(sql`rowid`)
      .all()
    const groups = Map.groupBy(rows, ({ orderId }) => orderId)
    return (orderId: number): readonly Table['$inferSelect'][] => groups.get(orderId) ?? []
  }
  const [lines, parcels, payments] = [byOrder(orderLine), byOrder(orderDelivery), byOrder(payment)]
  const [events, withdrawals, documents] = [byOrder(orderEvent), byOrder(withdrawal), byOrder(orderDocument)]
  const quotes = quotesOf(db, world)
  const returned = db.select().from(withdrawalLine).where(eq(withdrawalLine.world, world)).all()
  const orders = db.select().from(order).where(eq(order.world, world)).orderBy(asc(order.id)).all()
  return orders.map((row) => {
    const withdrawnFrom = new Set(withdrawals(row.id).map(({ id }) => id))
    const own = returned.filter(({ withdrawalId }) => withdrawnFrom.has(withdrawalId))
    return Object.assign({}, row, {
      lines: [...lines(row.id)],
      parcels: [...parcels(row.id)],
      payments: payments(row.id).map(({ amount }) => amount),
      quotes: quotes.get(row.owner) ?? [],
      events: [...events(row.id)],
      withdrawn: withdrawnOf(lines(row.id), own),
      refunds: withdrawals(row.id).map(({ refund }) => refund),
      documents: documents(row.id).map(({ kind, content: { gross } }) => ({ kind, gross })),
    })
  })
}

function seriesOf(db: Db, world: string): SeriesFacts[] {
  const rows = db.select().from(orderDocument).where(eq(orderDocument.world, world)).orderBy(asc(orderDocument.sequence)).all()
  const series = Map.groupBy(rows, ({ kind, vendorId, year }) => `${kind} of vendor ${vendorId} in ${year}`)
  return [...series].map(([name, own]) => ({ name, sequences: own.map(({ sequence }) => sequence) }))
}

interface Line {
  productId: number
  deliveryTypeId: number
  quantity: number
}

function withdrawnOf(lines: readonly Line[], returned: readonly Line[]) {
  return lines.map(({ productId, deliveryTypeId, quantity: ordered }) => {
    const own = returned.filter((line) => line.productId === productId && line.deliveryTypeId === deliveryTypeId)
    return { productId, ordered, withdrawn: own.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
}

/** By owner. Previews of a guest count for the account that the guest became (GAP-101), and for the clients of the guest's orders (EXT-45). */
function quotesOf(db: Db, world: string) {
  const merged = db.select().from(guest).where(eq(guest.world, world)).all()
  const made = db
    .select({ id: client.guestId, mergedInto: client.id })
    .from(client)
    .where(and(eq(client.world, world), isNotNull(client.guestId)))
    .all()
  const accounts = Map.groupBy([...merged, ...made], ({ id }) => `guest:${id}`)
  const quotes = db.select().from(quote).where(eq(quote.world, world)).all()
  const shown = quotes.flatMap(({ currencyId, total, owner }) =>
    [owner, ...(accounts.get(owner) ?? []).map(({ mergedInto }) => `client:${mergedInto}`)].map((owner) => ({ owner, currencyId, total })),
  )
  return Map.groupBy(shown, ({ owner }) => owner)
}

function pricesOf(db: Db, store: Store, { world, now }: { world: string; now: number }): ProductPrices[] {
  const isPriceChange = and(eq(productChange.world, world), isNotNull(productChange.regularPrice))
  const ids = db.select({ id: productChange.productId }).from(productChange).where(isPriceChange).all()
  const productIds = ids.map(({ id }) => id)
  const histories = store.products.priceHistories(world, productIds)
  return store.products.list(world, productIds).map((row) => {
    const history = histories.get(row.id) ?? []
    const at = Math.max(now, lastRecord(history, now)?.at ?? now)
    const { percent, lowestPriceLast30Days: lowest } = wirePrices(row, history, responseContext({ store, world, language: 'pl', now: at }))
    return { ...row, productId: row.id, at, history, shown: { percent, lowest: lowest === null ? null : fromWire(lowest, 'PLN').minor } }
  })
}

/** Seeded promotions of products whose price the world has not changed: one pass over their histories. */
function seededPromotions(db: Db, world: string): PromotionFacts[] {
  const isReduced = sql`promo_price IS NOT NULL AND promo_starts_at IS NOT NULL
    AND id NOT IN (SELECT product_id FROM ${productChange} WHERE world = ${world} AND regular_price IS NOT NULL)`
  const held = sql`SELECT product_id, at, price, lead(at, 1, 9e15) OVER (PARTITION BY product_id ORDER BY at) AS until FROM ${priceHistory}
    WHERE product_id IN (SELECT id FROM ${product} WHERE ${isReduced})`
  return db.all<PromotionFacts>(sql`
    SELECT p.id AS productId, p.promo_price AS price, min(h.price) AS lowest
    FROM ${product} p LEFT JOIN (${held}) h
      ON h.product_id = p.id AND h.at < p.promo_starts_at AND h.until > p.promo_starts_at - ${30 * DAY_MS}
    WHERE ${isReduced} GROUP BY p.id`)
}

function runningPromotions(prices: readonly ProductPrices[]): PromotionFacts[] {
  return prices.flatMap(({ productId, at, shown, ...facts }) => {
    const promo = openPromo(facts, at)
    return promo ? [{ productId, price: promo.price, lowest: shown.lowest }] : []
  })
}

// In insertion order, which the keys do not reflect.
function changesOf(db: Db, world: string): ChangeFacts[] {
  const rows = db
    .select()
    .from(priceChange)
    .where(eq(priceChange.world, world))
    .orderBy(sql`rowid`)
    .all()
  return [...Map.groupBy(rows, (row) => row.productId)].map(([productId, records]) => ({ productId, records }))
}

function codesOf(db: Db, world: string): CodeFacts[] {
  const inWorlds = [SEED_WORLD, world]
  const codes = db.select().from(promoCode).where(inArray(promoCode.world, inWorlds)).all()
  const held = db.select().from(discountCode).where(inArray(discountCode.world, inWorlds)).all()
  const orders = db
    .select({ code: order.promoCode, owner: order.owner })
    .from(order)
    .where(isRow(order, { world, isStockReturned: false }))
    .all()
  const usesOf = (code: string, owner?: string) =>
    orders.filter((row) => row.code === code && (owner === undefined || row.owner === owner)).length
  const personal = new Set(codes.flatMap(({ code, isPersonal }) => (isPersonal ? code : [])))

  const limits = [
    ...codes.map(({ world, code, usesLeft }) => ({ world, code, holder: null, usesLeft })),
    ...held.flatMap(({ world, code, clientId, usesLeft }) =>
      personal.has(code) ? { world, code, holder: `client:${clientId}`, usesLeft } : [],
    ),
  ]
  const given = limits.filter((row) => row.world === SEED_WORLD)
  return limits.flatMap(({ world: of, code, holder, usesLeft }) => {
    const before = given.find((row) => row.code === code && row.holder === holder)?.usesLeft
    if (of !== world || typeof usesLeft !== 'number' || typeof before !== 'number') return []
    return { code, holder, given: before, used: usesOf(code, holder ?? undefined), left: usesLeft }
  })
}
