import type { BankTransfer } from '#app/domain/checkout/bank-transfer.ts'
import type { Sum } from '#app/domain/cart/cart-sums.ts'
import type { Language } from '#app/domain/language.ts'
import type { Money } from '#app/domain/pricing/money.ts'
import type { OrderStatus } from '#app/domain/checkout/order-status.ts'
import type { ReturnTerms } from '#app/domain/checkout/withdrawal.ts'

/** What one seller sends in one way. */
export interface MailedParcel {
  seller: string
  /** Lines of an envelope, without the seller's name. */
  sellerAddress: readonly string[]
  deliveryTypeId: number
  /** The day by which it arrives, counted from the payment or, of an unpaid order, from now. */
  arrivesBy: number
  /** Null: not handed to a carrier yet. */
  tracking: { carrier: string; number: string } | null
  items: readonly { name: string; quantity: number; price: Money; sum: Money }[]
  /** Of them what was not withdrawn from. */
  left: readonly { name: string; quantity: number }[]
  /** Of the delivery, before a discount. */
  price: Money
}

/** An order as mails tell of it. */
export interface MailedOrder {
  id: number
  number: string
  /** In which it was placed. */
  language: Language
  recipient: string
  buyer: string
  /** Lines of an envelope, with the country. */
  address: readonly string[]
  /** Lines of the company; null: none was given. */
  invoice: readonly string[] | null
  comment: string
  isOfProfessional: boolean
  /** Nobody could log in to see it, so its link opens it whole (EXT-46). */
  isGuests: boolean
  createdAt: number
  /** Until when it waits for its payment. */
  expiresAt: number
  isPaid: boolean
  parcels: readonly MailedParcel[]
  returns: readonly ReturnTerms[]
  /** Products and deliveries before discounts; the total with tax. */
  sums: Readonly<Record<Sum, Money>>
  promoCode: string | null
  /** The latest one: its id opens the pages of the order without a login (GAP-106). */
  payment: { id: string; method: string; page: string }
  /** Where to transfer the total; null: none is awaited. */
  transfer: BankTransfer | null
}

/** A withdrawal as its mail acknowledges it. */
export interface MailedWithdrawal {
  id: number
  /** Of the reader. */
  language: Language
  items: readonly { name: string; quantity: number }[]
  reason: string | null
  /** Where what was sent goes back to; empty: nothing was. */
  returns: readonly ReturnTerms[]
  refund: Money
}

/** What happens to an order besides the states that it comes into, with what its mail must know. */
interface Occasions {
  PAYMENT_REJECTED: { id: string }
  EXPIRED: null
  WITHDRAWN: MailedWithdrawal
  /** @property id of the withdrawal, or `cancellation` */
  REFUNDED: { id: string; refund: Money }
}

/** Everything that happens to an order: it comes into a state, or one of the occasions. */
export type OrderEvents = Record<OrderStatus, null> & Occasions
export type OrderEventName = keyof OrderEvents
