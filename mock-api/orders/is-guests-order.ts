import { and, eq, isNull, sql } from 'drizzle-orm'
import { client } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import { order } from '#db/order-tables.ts'
import { isRow } from '../store/is-row.ts'

/**
 * Whether an order is a guest's: of a guest id, or of a client who has no password, so nobody could log in to see it. Its link opens it whole
 * (EXT-46). That of an account, also a deleted one, does not.
 */
export function isGuestsOrder(db: Db, { world, id }: { world: string; id: number }): boolean {
  const isOfClient = and(eq(client.world, order.world), sql`'client:' || ${client.id} = ${order.owner}`, isNull(client.passwordHash))
  const isOfGuest = sql`(${order.owner} LIKE 'guest:%' AND ${order.owner} NOT LIKE 'guest:deleted-%')`
  const found = db
    .select({ id: order.id })
    .from(order)
    .leftJoin(client, isOfClient)
    .where(and(isRow(order, { world, id }), sql`(${client.id} IS NOT NULL OR ${isOfGuest})`))
    .get()
  return found !== undefined
}
