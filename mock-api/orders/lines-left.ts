import type { Db } from '#db/open.ts'
import { orderLine } from '#db/order-tables.ts'
import type { LineKey } from '../cart/cart-rows.ts'
import { isRow } from '../store/is-row.ts'
import { type WithdrawalRows, withdrawalsOf } from './withdrawal-rows.ts'

/** The lines of an order without the pieces that were withdrawn from (EXT-17); those of which none is left are left out. */
export function linesLeft(db: Db, { world, id }: { world: string; id: number }): (typeof orderLine.$inferSelect)[] {
  const withdrawals = withdrawalsOf(db, { world, id })
  const lines = db
    .select()
    .from(orderLine)
    .where(isRow(orderLine, { world, orderId: id }))
    .all()
  return lines.flatMap((line) => {
    const quantity = line.quantity - piecesWithdrawn(line, withdrawals)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** How many pieces of a line were withdrawn from. */
export function piecesWithdrawn({ productId, deliveryTypeId }: LineKey, withdrawals: ReturnType<WithdrawalRows['ofOrder']>): number {
  return withdrawals
    .flatMap(({ lines }) => lines)
    .filter((each) => each.productId === productId && each.deliveryTypeId === deliveryTypeId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
