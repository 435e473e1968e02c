import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { order, orderDelivery, orderLine } from '#db/order-tables.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { PromoCodes } from '../cart/promo-codes.ts'
import type { StockRows } from './stock.ts'

export type OrderRow = typeof order.$inferSelect
type NewRow<Table extends typeof orderLine | typeof orderDelivery> = Omit<Table['$inferInsert'], 'world' | 'orderId'>

/** Orders of guests and clients. Every query has the owner in its WHERE, so orders of others do not exist for it (GAP-130). */
export function orderRows(db: Db, { stock, codes }: { stock: StockRows; codes: PromoCodes }) {
  const isOwn = ({ world, owner }: OwnerKey) => and(eq(order.world, world), eq(order.owner, owner))
  const due = db
    .select({ id: order.id })
    .from(order)
    .where(
      and(eq(order.world, sql.placeholder('world')), eq(order.status, 'AWAITING_PAYMENT'), lte(order.expiresAt, sql.placeholder('now'))),
    )
    .prepare()
  const linesOf = (world: string, id: number) =>
    db
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.world, world), eq(orderLine.orderId, id)))
      .all()

  function cancel(world: string, id: number): void {
    const isWaiting = and(eq(order.world, world), eq(order.id, id), eq(order.status, 'AWAITING_PAYMENT'), eq(order.isStockReturned, false))
    const row = db.update(order).set({ status: 'CANCELLED', isStockReturned: true }).where(isWaiting).returning().get()
    if (!row) return
    for (const { productId, quantity } of linesOf(world, id)) stock.giveBack({ world, productId, quantity })
    if (row.promoCode !== null) codes.changeUses({ world, owner: row.owner }, row.promoCode, 1)
  }

  return {
    add(row: typeof order.$inferInsert, parts: { lines: NewRow<typeof orderLine>[]; deliveries: NewRow<typeof orderDelivery>[] }): void {
      const of = { world: row.world, orderId: row.id }
      db.insert(order).values(row).run()
      db.insert(orderLine)
        .values(parts.lines.map((line) => Object.assign({}, line, of)))
        .run()
      db.insert(orderDelivery)
        .values(parts.deliveries.map((delivery) => Object.assign({}, delivery, of)))
        .run()
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
    lines: ({ world, id }: Pick<OrderRow, 'world' | 'id'>) => linesOf(world, id),
    deliveries: ({ world, id }: Pick<OrderRow, 'world' | 'id'>) =>
      db
        .select()
        .from(orderDelivery)
        .where(and(eq(orderDelivery.world, world), eq(orderDelivery.orderId, id)))
        .all(),
    /** Cancels orders that were not paid in time and returns their stock (GAP-100). */
    expire(world: string, now: number): void {
      db.transaction(() => due.all({ world, now }).forEach(({ id }) => cancel(world, id)), { behavior: 'immediate' })
    },
  }
}

export type OrderRows = ReturnType<typeof orderRows>
