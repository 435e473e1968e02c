import { totalOf } from '#app/domain/cart/cart-totals.ts'
import { paidAt } from '#app/domain/checkout/order-status.ts'
import type { Checkout } from './checkout.ts'
import type { OrderRow } from './order-rows.ts'

/**
 * Pays back what is due of an order: all of it when it was cancelled after its payment, and each withdrawal. Its buyer is told of each refund
 * once. The caller holds a transaction. @returns the refunds, in minor units of the order's currency
 */
export function refundOrder(
  { orders, withdrawals, mailer }: Pick<Checkout, 'orders' | 'withdrawals' | 'mailer'>,
  row: OrderRow,
  now: number,
) {
  const isPaid = paidAt(orders.events(row)) !== null
  const ofCancellation = row.status === 'CANCELLED' && isPaid ? [{ id: 'cancellation', refund: totalOf(row) }] : []
  const refunds = [...ofCancellation, ...withdrawals.ofOrder(row).map(({ id, refund }) => ({ id: `withdrawal-${id}`, refund }))]
  for (const { id, refund } of refunds) {
    mailer.tell(row, { name: 'REFUNDED', details: { id, refund: { minor: refund, currencyId: row.currencyId } }, now })
  }
  return refunds.map(({ refund }) => refund)
}
