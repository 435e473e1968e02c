import { canCancel } from '#app/domain/checkout/order.ts'
import type { Checkout } from './checkout.ts'
import type { OrderRow } from './order-rows.ts'

interface CancelParts {
  checkout: Pick<Checkout, 'orders' | 'withdrawals'>
}

/** Cancels an order before its dispatch and confirms it by mail (EXT-16). CONFLICT: it is too late. The caller holds a transaction. */
export function cancelOrder({ checkout: { orders, withdrawals } }: CancelParts, row: OrderRow, now: number): OrderRow | 'CONFLICT' {
  if (row.status === 'CANCELLED') return row
  // What was withdrawn from is refunded already.
  if (!canCancel(row.status) || withdrawals.ofOrder(row).length > 0) return 'CONFLICT'
  orders.cancel(row, now)
  return { ...row, status: 'CANCELLED' }
}
