import type { AddressLines } from './address.ts'
import type { OrderId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'
import type { Money } from '../pricing/money.ts'
import type { PaymentMethodId } from './payment-methods.ts'

/** In the order in which an order comes through them (GAP-33). */
export type OrderStatus = 'AWAITING_PAYMENT' | 'NEW' | 'PAID' | 'IN_PREPARATION' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'

/** An order in the list of orders. */
export interface OrderHead {
  id: OrderId
  /** As people name it. */
  number: string
  createdAt: Instant
  status: OrderStatus
  totalCost: Money
}

export interface OrderRow extends OrderHead {
  /** Pieces in it. */
  itemsCount: number
}

interface OrderItem {
  id: number
  name: string
  quantity: number
  /** Of one piece, as paid. */
  price: Money
}

/** An order with everything (GAP-33). */
export interface Order extends OrderHead {
  deliveries: readonly { vendor: string; vendorId: number; deliveryTypeId: number; price: Money; items: readonly OrderItem[] }[]
  contact: { email: string; phone: string; firstName: string; lastName: string }
  address: AddressLines
  invoice: { company: string; nip: string; address: string } | null
  comment: string
  payment: { method: PaymentMethodId; status: PaymentStatus; /** Where to pay; null = nothing is to be paid there. */ link: string | null }
  products: Money
  deliveryCost: Money
  /** What came off. */
  discount: Money
}

/** REPLACED: a newer payment of the order counts. */
export type PaymentStatus = 'PENDING' | 'PAID' | 'REJECTED' | 'REPLACED'

/** A payment as its sandbox page shows it (GAP-32). */
export interface Payment {
  /** It cannot be guessed, so it stands for the login of who ordered. */
  id: string
  orderId: OrderId
  orderNumber: string
  orderStatus: OrderStatus
  method: PaymentMethodId
  amount: Money
  status: PaymentStatus
}

/** What the page after an order says of it: it is paid for, waits for its payment, the payment was rejected, or nobody paid in time. */
export type PlacedState = 'paid' | 'waiting' | 'rejected' | 'cancelled'

/** What became of an order and its last payment. What the order says counts: another payment may have gone well meanwhile. */
export function placedState(order: OrderStatus, payment: PaymentStatus): PlacedState {
  if (order === 'CANCELLED') return 'cancelled'
  if (order !== 'AWAITING_PAYMENT') return 'paid'
  return payment === 'REJECTED' ? 'rejected' : 'waiting'
}

/** Days in which a consumer may withdraw without giving a reason, from the day the goods arrived (Directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14

/** Days in which the payments of a withdrawn order are refunded, from the day of the declaration (Directive 2011/83/EU, art. 13). */
export const REFUND_DAYS = 14

/** Only an order that awaits its payment can be paid anew (GAP-33, GAP-106). */
export function canPayAgain(status: OrderStatus): boolean {
  return status === 'AWAITING_PAYMENT'
}

/** Whether somebody may withdraw: a contract stands and was not undone. The shop does not say when the goods arrived. */
export function canWithdraw(status: OrderStatus): boolean {
  return status !== 'CANCELLED'
}

/** Where to pay: the sandbox of this site speaks the shopper's language, another site's address stays as it is. */
export function paymentHref(link: string, pathPrefix: string): string {
  return link.startsWith('/') ? pathPrefix + link : link
}
