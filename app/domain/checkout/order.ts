import type { AddressLines } from './address.ts'
import type { CartSums } from '../cart/cart-sums.ts'
import type { BankTransfer } from './bank-transfer.ts'
import type { OrderId } from '../ids.ts'
import { type Instant, isDayOver } from '../time/instant.ts'
import type { Money } from '../pricing/money.ts'
import type { ReturnTerms, Withdrawal, WithdrawalRight, WithdrawnItem } from './withdrawal.ts'
import type { OrderDocument } from './order-document.ts'
import { type OrderStatus, paidAt } from './order-status.ts'
import type { PaymentMethodId } from './payment-methods.ts'
import type { Unknown } from '../unknown-word.ts'

/** An order in the list of orders. */
export interface OrderHead {
  id: OrderId
  /** As people name it. */
  number: string
  createdAt: Instant
  status: OrderStatus | Unknown
  totalCost: Money
}

export interface OrderRow extends OrderHead {
  /** Pieces in it. */
  itemsCount: number
}

export interface OrderItem {
  id: number
  name: string
  quantity: number
  /** Of one piece, as paid. */
  price: Money
  /** Wire address of its photo; null = none is known. */
  imageUrl: string | null
}

/** What one vendor sends in one way. */
export interface OrderDelivery {
  vendor: string
  vendorId: number
  deliveryTypeId: number
  price: Money
  /** Day by which it arrives; of an unpaid order, if it were paid now. null = the shop does not say (EXT-16). */
  arrivesBy: Instant | null
  /** null = not with a carrier yet. */
  parcel: Parcel | null
  items: readonly OrderItem[]
}

/** A parcel on its way (EXT-16). */
interface Parcel {
  carrier: string
  number: string
  /** Where the carrier says where it is. */
  url: string
}

/** When an order came into a state (EXT-16). */
export interface OrderEvent {
  status: OrderStatus
  at: Instant
}

/** What the shop lets a buyer do with an order now; a shop without a call names none (EXT-16). */
export type OrderAction = 'CANCEL' | 'BUY_AGAIN'

/** An order with everything (GAP-33). */
export interface Order extends OrderHead {
  deliveries: readonly OrderDelivery[]
  contact: { email: string; phone: string; firstName: string; lastName: string }
  address: AddressLines
  invoice: { company: string; nip: string; address: string } | null
  comment: string
  payment: {
    method: PaymentMethodId | Unknown
    status: PaymentStatus | Unknown
    /** Where to pay; null = nothing is to be paid there. */
    link: string | null
    /** The account for a transfer; null = the order awaits none. */
    transfer: BankTransfer | null
    /** When an unpaid order is cancelled; null = the shop does not say. */
    dueBy: Instant | null
    /** It was cancelled because nobody paid in time. */
    isExpired: boolean
  }
  /** Oldest first; empty = the shop does not say. */
  events: readonly OrderEvent[]
  actions: readonly OrderAction[]
  /** One per vendor; none of a shop that issues them elsewhere (EXT-18). */
  documents: readonly OrderDocument[]
  /** null = the shop takes no withdrawals online (EXT-17). */
  withdrawal: WithdrawalRight | null
  withdrawals: readonly Withdrawal[]
  sums: CartSums
}

/** REPLACED: a newer payment of the order counts. */
export type PaymentStatus = 'PENDING' | 'PAID' | 'REJECTED' | 'REPLACED'

/** A payment as its sandbox page shows it (GAP-32). */
export interface Payment {
  /** It cannot be guessed, so it stands for the login of who ordered. */
  id: string
  orderId: OrderId
  orderNumber: string
  orderStatus: OrderStatus | Unknown
  method: PaymentMethodId | Unknown
  amount: Money
  status: PaymentStatus | Unknown
  transfer: BankTransfer | null
  /** As of the order, like what follows. */
  events: readonly OrderEvent[]
  withdrawal: WithdrawalRight | null
  withdrawals: readonly Withdrawal[]
}

/** What the page after an order says of it: it is paid for, waits for its payment, the payment was rejected, or it was cancelled, unpaid or paid. */
type PlacedState = 'paid' | 'waiting' | 'rejected' | 'cancelled' | 'refundDue'

/**
 * What became of an order and its last payment. What the order says counts: another payment may have gone well meanwhile.
 * @param events of the order, which know a transfer that the seller found; none where only a payment is known
 */
export function placedState(
  order: OrderStatus | Unknown,
  payment: PaymentStatus | Unknown,
  events: readonly OrderEvent[] = [],
): PlacedState {
  if (order === 'CANCELLED') return payment === 'PAID' || paidAt(events) !== null ? 'refundDue' : 'cancelled'
  if (order !== 'AWAITING_PAYMENT') return 'paid'
  return payment === 'REJECTED' ? 'rejected' : 'waiting'
}

/** What the page of an order says of it, beside its status. */
export type OrderSaying = PlacedState | 'expired' | 'preparing' | 'dispatched' | 'delivered' | 'withdrawn'

/** What is to be said of an order: what its buyer has to know or to do now. */
export function orderSaying({
  status,
  payment,
  events,
  withdrawals,
}: Pick<Order, 'status' | 'events' | 'withdrawals'> & { payment: Pick<Order['payment'], 'status' | 'isExpired'> }): OrderSaying {
  if (withdrawals.length > 0) return 'withdrawn'
  if (payment.isExpired) return 'expired'
  if (status === 'IN_PREPARATION') return 'preparing'
  if (status === 'SHIPPED') return 'dispatched'
  return status === 'DELIVERED' ? 'delivered' : placedState(status, payment.status, events)
}

/** Days in which the payments of a withdrawn order are refunded, from the day of the declaration (Directive 2011/83/EU, art. 13). */
export const REFUND_DAYS = 14

/** Only an order that awaits its payment can be paid anew (GAP-33, GAP-106). */
export function canPayAgain(status: OrderStatus | Unknown): boolean {
  return status === 'AWAITING_PAYMENT'
}

/** Whether the day of arrival is still to come: not of an order that arrived or never will, nor one that a seller who sends late let pass (EXT-16). */
export function showsArrival(status: OrderStatus | Unknown, arrivesBy: Instant, now: Instant): boolean {
  return status !== 'DELIVERED' && status !== 'CANCELLED' && !isDayOver(arrivesBy, now)
}

/** Whether an order may be cancelled: nothing of it is on its way (EXT-16). */
export function canCancel(status: OrderStatus | Unknown): boolean {
  return CANCELLABLE.has(status)
}

const CANCELLABLE: ReadonlySet<OrderStatus | Unknown> = new Set<OrderStatus>(['AWAITING_PAYMENT', 'NEW', 'PAID', 'IN_PREPARATION'])

/** Whether the things of a withdrawal have to come back: what was withdrawn from before its dispatch is not sent (EXT-17). */
export function isSentBack({ status, events }: Pick<Order, 'status' | 'events'>, { receivedAt }: Pick<Withdrawal, 'receivedAt'>): boolean {
  const sent = events.find(({ status }) => status === 'SHIPPED' || status === 'DELIVERED')
  return !canCancel(status) && (sent === undefined || receivedAt >= sent.at)
}

/** Where what was withdrawn from goes back to: only what was sent does. */
export function returnsReceived(order: Returned): readonly ReturnTerms[] {
  return returnsOf(
    order,
    order.withdrawals.filter((one) => isSentBack(order, one)).flatMap(({ items }) => items),
  )
}

/** Where the rest would go back to, of those who are not named by what was received. */
export function returnsLeft(order: Returned): readonly ReturnTerms[] {
  const named = returnsReceived(order)
  return returnsOf(order, order.withdrawal?.left ?? []).filter((terms) => !named.includes(terms))
}

type Returned = Pick<Order, 'status' | 'events' | 'deliveries' | 'withdrawal' | 'withdrawals'>

/** Without deliveries it is not known who sent what: all sellers are named. */
function returnsOf({ deliveries, withdrawal }: Returned, pieces: readonly WithdrawnItem[]): readonly ReturnTerms[] {
  const returns = pieces.length > 0 ? (withdrawal?.returns ?? []) : []
  const isOfThem = ({ deliveryTypeId, items }: OrderDelivery) =>
    items.some(({ id }) => pieces.some((one) => one.id === id && one.deliveryTypeId === deliveryTypeId))
  const vendorIds = new Set(deliveries.filter(isOfThem).map(({ vendorId }) => vendorId))
  return deliveries.length > 0 ? returns.filter(({ vendorId }) => vendorIds.has(vendorId)) : returns
}

/** Whether a link of an order leads on to its withdrawal online: there is something to withdraw from, or to read of it (EXT-17). */
export function mayWithdraw({ withdrawal, withdrawals }: Pick<Payment, 'withdrawal' | 'withdrawals'>): boolean {
  return withdrawals.length > 0 || (withdrawal !== null && withdrawal.refusal === null)
}

/** Whether somebody may withdraw: a contract stands and was not undone. The shop does not say when the goods arrived. */
export function canWithdraw(status: OrderStatus | Unknown): boolean {
  return status !== 'CANCELLED'
}

/** Where to pay: the sandbox of this site speaks the shopper's language, another site's address stays as it is. */
export function paymentHref(link: string, pathPrefix: string): string {
  return link.startsWith('/') ? pathPrefix + link : link
}
