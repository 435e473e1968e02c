import { asc } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { withdrawal, withdrawalLine } from '#db/order-tables.ts'
import type { LineKey } from '../cart/cart-rows.ts'
import type { Worlds } from '../store/worlds.ts'
import { isRow } from '../store/is-row.ts'

interface OrderKey {
  world: string
  id: number
}

/** Withdrawals from orders (EXT-17). */
export function withdrawalRows(db: Db, worlds: Worlds) {
  return {
    /** The caller holds a transaction. @returns its id */
    add(
      { world, id: orderId }: OrderKey,
      values: {
        lines: readonly (LineKey & { quantity: number })[]
        reason: string | null
        refund: number
        isStockReturned: boolean
        now: number
      },
    ): number {
      const { lines, now: createdAt, ...row } = values
      const id = worlds.nextId(world)
      db.insert(withdrawal)
        .values({ world, id, orderId, createdAt, ...row })
        .run()
      db.insert(withdrawalLine)
        .values(lines.map((line) => Object.assign({}, line, { world, withdrawalId: id })))
        .run()
      return id
    },
    ofOrder: (key: OrderKey) => withdrawalsOf(db, key),
  }
}

/** Withdrawals from an order, oldest first, with their lines. */
export function withdrawalsOf(db: Db, { world, id }: OrderKey) {
  const rows = db
    .select()
    .from(withdrawal)
    .where(isRow(withdrawal, { world, orderId: id }))
    .orderBy(asc(withdrawal.createdAt), asc(withdrawal.id))
    .all()
  return rows.map((row) => {
    const isLine = isRow(withdrawalLine, { world, withdrawalId: row.id })
    return Object.assign({}, row, { lines: db.select().from(withdrawalLine).where(isLine).all() })
  })
}

export type WithdrawalRows = ReturnType<typeof withdrawalRows>
