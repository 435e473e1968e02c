import type { OwnerKey } from '../accounts/likes.ts'
import type { Checkout } from './checkout.ts'
import { paymentLink } from './payment-link.ts'

/** Orders that await their payment, newest first, and where each is paid (EXT-16). */
export function unpaidOrders({ orders, payments }: Pick<Checkout, 'orders' | 'payments'>, key: OwnerKey) {
  return orders.unpaid(key).map((row) => {
    const payment = payments.latest(row)
    return { id: row.id, number: row.number, paymentLink: payment?.status === 'PENDING' ? paymentLink(payment.id) : null }
  })
}
