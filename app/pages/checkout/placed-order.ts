import type { BankTransfer } from '../../domain/checkout/bank-transfer.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { mayWithdraw, type Order, orderSaying, type OrderSaying, type Payment, paymentHref } from '../../domain/checkout/order.ts'
import type { OrderStatus } from '../../domain/checkout/order-status.ts'
import type { PaymentMethodId } from '../../domain/checkout/payment-methods.ts'
import { isLoggedIn } from '../../domain/account/user.ts'
import type { Unknown } from '../../domain/unknown-word.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { orderOfLink } from '../orders/order-of-link.ts'

/** Data of the page after an order. */
export interface PlacedOrder {
  id: OrderId
  number: string
  status: OrderStatus | Unknown
  state: OrderSaying
  total: Money
  method: PaymentMethodId | Unknown
  /** URL of the open payment; null = a new payment has to be created. */
  payHref: string | null
  /** Where to transfer the amount; null = no transfer is awaited. */
  transfer: BankTransfer | null
  /** Where who has no login withdraws; null = from the order's page, or not (EXT-17). */
  withdrawalHref: string | null
  /** The whole order; null = it is an account's, and the visitor is not logged in as the buyer. */
  own: Order | null
  /** The page of the whole order. */
  detailsHref: string | null
}

/**
 * An order of this visitor: of the logged-in client, or of a payment whose unguessable id the visitor has. null = no such order, or
 * another visitor's: the two are indistinguishable (GAP-130).
 */
export async function placedOrder({
  params: { order: number, payment: reference = null },
  session: { shop },
  market,
  language,
}: PrivatePageInput<RouteParams['checkout']>): Promise<PlacedOrder | null> {
  if (number === null) return null
  const linked = reference === null ? null : await orderOfLink(shop, reference, ({ orderNumber }) => orderNumber === number)
  if (linked) {
    const { found, user, order } = linked
    if (!order) return orderByReference(found, language)
    return ownOrder(order, market.prefix, href('order', { id: order.id, ...(!user && { payment: found.id }) }, language))
  }
  if (!isLoggedIn(await shop.user())) return null
  const id = (await shop.orders(1)).items.find((order) => order.number === number)?.id
  const own = id === undefined ? null : await shop.order(id)
  return own && ownOrder(own, market.prefix, href('order', { id: own.id }, language))
}

function ownOrder(own: Order, pathPrefix: string, detailsHref: string): PlacedOrder {
  const { id, number, status, totalCost, payment } = own
  const state = orderSaying(own)
  const payHref = payment.link === null ? null : paymentHref(payment.link, pathPrefix)
  return {
    id,
    number,
    status,
    state,
    total: totalCost,
    method: payment.method,
    payHref,
    transfer: payment.transfer,
    withdrawalHref: null,
    own,
    detailsHref,
  }
}

function orderByReference(payment: Payment, language: Language): PlacedOrder {
  const { orderId: id, orderNumber: number, orderStatus, status, amount: total, method, transfer, events, withdrawals } = payment
  const state = orderSaying({ status: orderStatus, payment: { status, isExpired: false }, events, withdrawals })
  const payHref = state === 'waiting' && status === 'PENDING' ? href('payment', { id: payment.id }, language) : null
  const withdrawalHref = mayWithdraw(payment) ? href('withdrawal', { id, payment: payment.id }, language) : null
  return { id, number, status: orderStatus, state, total, method, payHref, transfer, withdrawalHref, own: null, detailsHref: null }
}
