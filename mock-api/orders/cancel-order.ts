import { canCancel } from '#app/domain/checkout/order.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import { errorBody } from '../http/errors.ts'
import type { Checkout } from './checkout.ts'

interface CancelParts {
  checkout: Pick<Checkout, 'orders' | 'withdrawals'>
}

interface CancelInput {
  key: OwnerKey
  id: number
  now: number
}

/** Cancels an order before its dispatch and confirms it by mail, or returns the refusal (EXT-16). The caller holds a transaction. */
export function cancelOrder({ checkout: { orders, withdrawals } }: CancelParts, { key, id, now }: CancelInput) {
  const row = orders.byId(key, id)
  if (!row) return { status: 404, body: errorBody('NOT_FOUND') } as const
  if (row.status === 'CANCELLED') return { status: 200, row } as const
  // What was withdrawn from is refunded already.
  if (!canCancel(row.status) || withdrawals.ofOrder(row).length > 0) return { status: 409, body: errorBody('CONFLICT') } as const
  orders.cancel(row, now)
  return { status: 200, row: { ...row, status: 'CANCELLED' as const } } as const
}
