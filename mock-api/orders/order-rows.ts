import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { isPaidStatus, type OrderStatus } from '#app/domain/checkout/order-status.ts'
import { order, orderDelivery, orderEvent, orderLine } from '#db/order-tables.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { PromoCodes } from '../cart/promo-codes.ts'
import type { Announcing } from '../shop-changes/announce-arrivals.ts'
import type { DocumentRows } from './document-rows.ts'
import { correctCancelled, isInvoiced, issueForOrder } from './issue-documents.ts'
import { linesLeft } from './lines-left.ts'
import type { Seller } from './sellers.ts'
import type { OrderMailer } from './order-mailer.ts'
import type { StockRows } from './stock.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

export type OrderRow = typeof order.$inferSelect
type OrderKey = Pick<OrderRow, 'world' | 'id'>
type NewRow<Table extends typeof orderLine | typeof orderDelivery> = Omit<Table['$inferInsert'], 'world' | 'orderId'>

/** A state that an order comes into, and what its buyer is told of it if that is more than the state. */
interface Entered {
  status: OrderStatus
  event?: OrderStatus | 'EXPIRED'
  now: number
}

interface OrderInputs {
  documents: DocumentRows
  sellersOf: (world: string, vendorIds: readonly number[]) => Seller[]
  stock: StockRows
  codes: PromoCodes
  announcing: Announcing
  mailer: OrderMailer
}

/** Orders of guests and clients. Every query has the owner in its WHERE, so orders of others do not exist for it (GAP-130). */
export function orderRows(db: Db, { stock, codes, announcing, mailer, documents, sellersOf }: OrderInputs) {
  const isOwn = ({ world, owner }: OwnerKey) => isRow(order, { world, owner })
  const due = db
    .select({ id: order.id })
    .from(order)
    .where(and(isRow(order, { world: sql.placeholder('world'), status: 'AWAITING_PAYMENT' }), lte(order.expiresAt, sql.placeholder('now'))))
    .prepare()
  const lines = ({ world, id }: OrderKey) =>
    db
      .select()
      .from(orderLine)
      .where(isRow(orderLine, { world, orderId: id }))
      .all()
  const deliveries = ({ world, id }: OrderKey) =>
    db
      .select()
      .from(orderDelivery)
      .where(isRow(orderDelivery, { world, orderId: id }))
      .all()
  const parts = { lines, deliveries, documents, sellersOf }

  const isOrder = (world: string, id: number) => isRow(order, { world, id })

  /** Keeps when an order came into a state, and tells its buyer, the first time alone. Every way into a state leads through here. */
  function record({ world, id }: OrderKey, { status, event = status, now }: Entered): void {
    const { changes } = db.insert(orderEvent).values({ world, orderId: id, status, at: now }).onConflictDoNothing().run()
    if (changes > 0) mailer.tell({ world, id }, { name: event, details: null, now })
  }

  /** Returns pieces to stock, and tells who waits for what is on sale again. */
  function putOnSale(world: string, pieces: readonly { productId: number; quantity: number }[], now: number): void {
    announcing({ world, productIds: [...new Set(pieces.map(({ productId }) => productId))], now }, () => {
      for (const { productId, quantity } of pieces) stock.giveBack({ world, productId, quantity })
    })
  }

  function cancel({ world, id }: OrderKey, now: number, event: 'CANCELLED' | 'EXPIRED' = 'CANCELLED'): void {
    const holdsStock = and(isOrder(world, id), eq(order.isStockReturned, false))
    const row = db.update(order).set({ status: 'CANCELLED', isStockReturned: true }).where(holdsStock).returning().get()
    if (!row) return
    record(row, { status: 'CANCELLED', event, now })
    if (isInvoiced(parts, row)) correctCancelled(parts, row, now)
    putOnSale(world, lines(row), now)
    if (row.promoCode !== null) codes.changeUses({ world, owner: row.owner }, row.promoCode, 1)
  }

  /** Hands the parcels of an order to the carrier, but those of which all was withdrawn from. */
  function dispatch({ world, id }: OrderKey): void {
    const number = sql`printf('%05d%03d', ${orderDelivery.orderId}, ${orderDelivery.vendorId}) || ${orderDelivery.deliveryTypeId}`
    for (const { vendorId, deliveryTypeId } of linesLeft(db, { world, id }))
      db.update(orderDelivery)
        .set({ parcelNumber: number })
        .where(isRow(orderDelivery, { world, orderId: id, vendorId, deliveryTypeId }))
        .run()
  }

  return {
    /**
     * Adds an order, which `enter` brings into its first state once its payment is open, and issues its proformas. The caller holds a transaction.
     * Every column is given, so that a new one is not left to its default.
     */
    add(
      values: Omit<OrderRow, 'isStockReturned'>,
      added: { lines: NewRow<typeof orderLine>[]; deliveries: NewRow<typeof orderDelivery>[] },
    ): void {
      const of = { world: values.world, orderId: values.id }
      const row = db.insert(order).values(values).returning().get()
      db.insert(orderLine)
        .values(added.lines.map((line) => Object.assign({}, line, of)))
        .run()
      db.insert(orderDelivery)
        .values(added.deliveries.map((delivery) => Object.assign({}, delivery, of)))
        .run()
      issueForOrder(parts, row, 'PROFORMA', row.createdAt)
    },
    /** Undefined when the owner has no such order. */
    byId: (key: OwnerKey, id: number) =>
      db
        .select()
        .from(order)
        .where(and(isOwn(key), eq(order.id, id)))
        .get(),
    total: (key: OwnerKey): number => db.select({ rows: count() }).from(order).where(isOwn(key)).get()?.rows ?? 0,
    /** One page, the newest first. */
    page: (key: OwnerKey, { limit, offset }: { limit: number; offset: number }): OrderRow[] =>
      db.select().from(order).where(isOwn(key)).orderBy(desc(order.createdAt), desc(order.id)).limit(limit).offset(offset).all(),
    /** Those that await their payment, the newest first. */
    unpaid: (key: OwnerKey): OrderRow[] =>
      db
        .select()
        .from(order)
        .where(and(isOwn(key), eq(order.status, 'AWAITING_PAYMENT')))
        .orderBy(desc(order.createdAt), desc(order.id))
        .all(),
    lines,
    deliveries,
    /** When an order came into its states, in that order: a clock may have been set back in between. */
    events: ({ world, id }: OrderKey) =>
      db
        .select({ status: orderEvent.status, at: orderEvent.at })
        .from(orderEvent)
        .where(isRow(orderEvent, { world, orderId: id }))
        .orderBy(sql`rowid`)
        .all(),
    /** Brings an order into a state, except that it is cancelled; the first one after the payment issues its invoices. The caller holds a transaction. */
    enter({ world, id }: OrderKey, status: Exclude<OrderStatus, 'CANCELLED'>, now: number): void {
      const row = db.update(order).set({ status }).where(isOrder(world, id)).returning().get()
      if (status === 'SHIPPED') dispatch({ world, id })
      record({ world, id }, { status, now })
      if (row && isPaidStatus(status) && !isInvoiced(parts, row)) issueForOrder(parts, row, 'INVOICE', now)
    },
    /**
     * Cancels an order, returns its stock and code, and tells its buyer and who waits for what is on sale again. The caller holds a transaction.
     */
    cancel,
    putOnSale,
    /** Cancels orders that were not paid in time and returns their stock (GAP-100). */
    expire(world: string, now: number): void {
      inTransaction(db, () => due.all({ world, now }).forEach(({ id }) => cancel({ world, id }, now, 'EXPIRED')))
    },
  }
}

export type OrderRows = ReturnType<typeof orderRows>
