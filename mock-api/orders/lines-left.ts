import type { Db } from '#db/open.ts'
import { orderLine, withdrawal, withdrawalLine } from '#db/order-tables.ts'
import { isRow } from '../store/is-row.ts'

/** The lines of an order without the pieces that were withdrawn from (EXT-17); those of which none is left are left out. */
export function linesLeft(db: Db, { world, id: orderId }: { world: string; id: number }): (typeof orderLine.$inferSelect)[] {
  const lines = db.select().from(orderLine).where(isRow(orderLine, { world, orderId })).all()
  const withdrawn = db
    .select({ line: withdrawalLine })
    .from(withdrawalLine)
    .innerJoin(withdrawal, isRow(withdrawal, { world: withdrawalLine.world, id: withdrawalLine.withdrawalId }))
    .where(isRow(withdrawal, { world, orderId }))
    .all()
  return lines.flatMap((line) => {
    const taken = withdrawn.filter((one) => one.line.productId === line.productId && one.line.deliveryTypeId === line.deliveryTypeId)
    const quantity = taken.reduce((left, one) => left - one.line.quantity, line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
