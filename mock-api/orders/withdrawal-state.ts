import { withdrawalEnd, withdrawalRefusal } from '#app/domain/checkout/withdrawal.ts'
import type { Checkout } from './checkout.ts'
import { piecesWithdrawn } from './lines-left.ts'
import type { OrderRow } from './order-rows.ts'

/** Whether a buyer can withdraw from an order now, until when, and from how many pieces of each line (EXT-17). */
export function withdrawalStateOf({ orders, withdrawals }: Pick<Checkout, 'orders' | 'withdrawals'>, row: OrderRow, now: number) {
  const { status, isOfProfessional: isProfessional } = row
  const earlier = withdrawals.ofOrder(row)
  const lines = orders.lines(row).map(({ productId, deliveryTypeId, vendorId, name, quantity: ordered, paid, vat }) => {
    const withdrawnBefore = piecesWithdrawn({ productId, deliveryTypeId }, earlier)
    return { productId, deliveryTypeId, vendorId, name, ordered, paid, vat, withdrawnBefore }
  })
  const piecesLeft = lines.reduce((sum, { ordered, withdrawnBefore }) => sum + ordered - withdrawnBefore, 0)
  const deliveredAt = orders.events(row).find(({ status }) => status === 'DELIVERED')?.at ?? null
  const refusal = withdrawalRefusal({ status, isProfessional, deliveredAt, piecesLeft, now })
  return { refusal, until: withdrawalEnd(deliveredAt), lines }
}
