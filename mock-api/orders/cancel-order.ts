import { canCancel } from '#app/domain/checkout/order.ts'
import { isLanguage, DEFAULT_LANGUAGE } from '#app/domain/language.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import { errorBody } from '../http/errors.ts'
import { orderCancelledMail } from '../mails/order-cancelled-mail.ts'
import type { Outbox } from '../mails/outbox.ts'
import type { Checkout } from './checkout.ts'

interface CancelParts {
  checkout: Pick<Checkout, 'orders' | 'payments' | 'withdrawals'>
  accounts: { outbox: Outbox }
}

interface CancelInput {
  key: OwnerKey
  id: number
  now: number
}

/** Cancels an order before its dispatch and confirms it by mail, or returns the refusal (EXT-16). The caller holds a transaction. */
export function cancelOrder(
  { checkout: { orders, payments, withdrawals }, accounts: { outbox } }: CancelParts,
  { key, id, now }: CancelInput,
) {
  const row = orders.byId(key, id)
  if (!row) return { status: 404, body: errorBody('NOT_FOUND') } as const
  if (row.status === 'CANCELLED') return { status: 200, row } as const
  // What was withdrawn from is refunded already.
  if (!canCancel(row.status) || withdrawals.ofOrder(row).length > 0) return { status: 409, body: errorBody('CONFLICT') } as const
  orders.cancel(row, now)
  const language = isLanguage(row.langId) ? row.langId : DEFAULT_LANGUAGE
  const isPaid = orders.events(row).some(({ status }) => status === 'PAID')
  const paid = { minor: isPaid ? row.productsAfterDiscounts + row.deliveriesAfterDiscounts : 0, currencyId: row.currencyId }
  const payment = payments.latest(row)?.id ?? ''
  outbox.send(key.world, orderCancelledMail({ recipient: row.email, language, number: row.number, payment, paid, now }))
  return { status: 200, row: { ...row, status: 'CANCELLED' as const } } as const
}
