import { notExists } from 'drizzle-orm'
import { paidAt } from '#app/domain/checkout/order-status.ts'
import { withdrawalRefund } from '#app/domain/checkout/withdrawal.ts'
import type { Db } from '#db/open.ts'
import { order, orderDocument } from '#db/order-tables.ts'
import { correctCancelled, correctWithdrawn, type DocumentParts, isInvoiced, issueForOrder } from './issue-documents.ts'
import type { OrderRow, OrderRows } from './order-rows.ts'
import type { WithdrawalRows } from './withdrawal-rows.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

interface Parts extends DocumentParts {
  orders: OrderRows
  withdrawals: WithdrawalRows
}

/** Issues the documents of orders from before there was a table of them, in the order and with the times of what happened (EXT-48). */
export function documentOlderOrders(db: Db, parts: Parts): void {
  const isOfOrder = isRow(orderDocument, { world: order.world, orderId: order.id })
  const rows = db
    .select()
    .from(order)
    .where(notExists(db.select({ id: orderDocument.orderId }).from(orderDocument).where(isOfOrder)))
    .all()
  if (rows.length === 0) return
  const steps = rows.flatMap((row) => stepsOf(parts, row)).toSorted((one, other) => one.at - other.at)
  inTransaction(db, () => steps.forEach(({ issue }) => issue()))
}

function stepsOf(parts: Parts, row: OrderRow): { at: number; issue: () => void }[] {
  const events = parts.orders.events(row)
  const paid = paidAt(events)
  const cancelled = events.find(({ status }) => status === 'CANCELLED')
  return [
    { at: row.createdAt, issue: () => issueForOrder(parts, row, 'PROFORMA', row.createdAt) },
    ...(paid === null ? [] : [{ at: paid, issue: () => issueForOrder(parts, row, 'INVOICE', paid) }]),
    ...withdrawalSteps(parts, row),
    ...(cancelled ? [{ at: cancelled.at, issue: () => isInvoiced(parts, row) && correctCancelled(parts, row, cancelled.at) }] : []),
  ]
}

function withdrawalSteps(parts: Parts, row: OrderRow) {
  const parcels = parts.deliveries(row).map(({ priceAfterDiscounts: paid, ...parcel }) => ({ ...parcel, paid }))
  let lines = parts.lines(row).map((line) => ({ ...line, ordered: line.quantity, withdrawn: 0, withdrawnBefore: 0 }))
  return parts.withdrawals.ofOrder(row).map(({ createdAt: at, lines: taken }) => {
    const now = lines.map((line) => {
      const own = taken.filter(({ productId, deliveryTypeId }) => productId === line.productId && deliveryTypeId === line.deliveryTypeId)
      return { ...line, withdrawn: own.reduce((sum, { quantity }) => sum + quantity, 0) }
    })
    lines = now.map((line) => ({ ...line, withdrawn: 0, withdrawnBefore: line.withdrawnBefore + line.withdrawn }))
    const refund = withdrawalRefund({ lines: now, parcels })
    return { at, issue: () => correctWithdrawn(parts, row, { lines: now, refund, now: at }) }
  })
}
