// Withdrawal from a contract within 14 days (Directive 2011/83/EU, art. 9 to 14; withdrawal function: Directive (EU) 2023/2673; EXT-17).
import { calendarDay, DAY_MS, formatIsoDay, type Instant, instantOf } from '../time/instant.ts'
import { workingDayFrom } from '../time/public-holidays.ts'
import type { Money } from '../pricing/money.ts'
import { isPaidStatus, type OrderStatus } from './order-status.ts'

/** Days in which a consumer may withdraw without giving a reason, from the day the goods arrived (Directive 2011/83/EU, art. 9). */
export const WITHDRAWAL_DAYS = 14

/** Days in which withdrawn goods are sent back, from the day of the declaration (Directive 2011/83/EU, art. 14). */
export const RETURN_DAYS = 14

/** Why a buyer cannot withdraw from an order online. */
export type WithdrawalRefusal = 'professional' | 'unpaid' | 'cancelled' | 'too-late' | 'nothing-left'

/** Pieces of a product that a buyer returns, or could. */
export interface WithdrawnItem {
  id: number
  deliveryTypeId: number
  name: string
  quantity: number
}

/** A withdrawal that the shop has received. */
export interface Withdrawal {
  id: number
  receivedAt: Instant
  items: readonly WithdrawnItem[]
  /** What is refunded. */
  refund: Money
}

/** Who pays for sending goods back: the buyer, unless the seller offers to (Directive 2011/83/EU, art. 14). */
export type ReturnPayer = 'BUYER' | 'SELLER'

/** Where one vendor's goods go back to, and who pays for that. */
export interface ReturnTerms {
  vendorId: number
  /** Lines of an envelope. */
  address: readonly string[]
  paidBy: ReturnPayer
}

/**
 * The first instant at which it is too late to withdraw: after the 14th day from the day on which the last goods arrived, in Europe/Warsaw;
 * a period that would end on a day off ends with the next working day (Regulation 1182/71, art. 3). null: nothing has arrived yet, so the
 * period has not begun.
 */
export function withdrawalEnd(deliveredAt: Instant | null): Instant | null {
  if (deliveredAt === null) return null
  const { year, month, day } = calendarDay(deliveredAt)
  const last = workingDayFrom(calendarDay(Date.UTC(year, month - 1, day) + WITHDRAWAL_DAYS * DAY_MS, 'UTC'))
  const next = calendarDay(Date.UTC(last.year, last.month - 1, last.day) + DAY_MS, 'UTC')
  return instantOf(`${formatIsoDay(next)} 00:00:00`)
}

/** The right to withdraw from an order, as it is now. */
export interface WithdrawalRight {
  /** null = it is possible. */
  refusal: WithdrawalRefusal | null
  /** As withdrawalEnd(). */
  until: Instant | null
  /** Pieces from which nobody has withdrawn yet. */
  left: readonly WithdrawnItem[]
  returns: readonly ReturnTerms[]
}

interface WithdrawalState {
  status: OrderStatus
  isProfessional: boolean
  deliveredAt: Instant | null
  /** Pieces from which nobody has withdrawn yet. */
  piecesLeft: number
  now: Instant
}

/** Why somebody cannot withdraw from an order now; null: it is possible. The right is that of consumers. */
export function withdrawalRefusal({ status, isProfessional, deliveredAt, piecesLeft, now }: WithdrawalState): WithdrawalRefusal | null {
  if (isProfessional) return 'professional'
  if (status === 'CANCELLED') return 'cancelled'
  // What nobody has paid for is cancelled: there is nothing to refund, and no invoice to correct.
  if (!isPaidStatus(status)) return 'unpaid'
  if (piecesLeft <= 0) return 'nothing-left'
  const end = withdrawalEnd(deliveredAt)
  return end !== null && now >= end ? 'too-late' : null
}

interface RefundedLine {
  vendorId: number
  deliveryTypeId: number
  /** What was paid for all its pieces, in minor units. */
  paid: number
  ordered: number
  /** Pieces of this withdrawal. */
  withdrawn: number
  /** Pieces of earlier ones. */
  withdrawnBefore: number
}

interface RefundInput {
  lines: readonly RefundedLine[]
  parcels: readonly { vendorId: number; deliveryTypeId: number; paid: number }[]
}

/** What a withdrawal refunds, in minor units. */
export interface WithdrawalRefund {
  /** For each line, in the order of the lines. */
  lines: readonly number[]
  /** For each parcel, in the order of the parcels. */
  parcels: readonly number[]
  total: number
}

/**
 * What a withdrawal refunds: what was paid for the pieces, and for the delivery of each parcel of which nothing is left (art. 13). Nothing
 * is shared out here: what was paid for a line is the order's to say (EXT-47).
 */
export function withdrawalRefund({ lines, parcels }: RefundInput): WithdrawalRefund {
  const goods = lines.map((line) => partOfPieces(line.paid, line))
  const deliveries = parcels.map((parcel) => {
    const own = lines.filter(({ vendorId, deliveryTypeId }) => vendorId === parcel.vendorId && deliveryTypeId === parcel.deliveryTypeId)
    const isLast = own.some(({ withdrawn }) => withdrawn > 0) && own.every((line) => line.withdrawn + line.withdrawnBefore >= line.ordered)
    return isLast ? parcel.paid : 0
  })
  return { lines: goods, parcels: deliveries, total: [...goods, ...deliveries].reduce((sum, amount) => sum + amount, 0) }
}

/**
 * The part of a line's amount that falls to the pieces of a withdrawal, in minor units. Counted from the first piece that was withdrawn, so
 * that the pieces sum to the amount in whatever steps they go; rounded up, so that no cent is lost to the buyer on the way.
 */
export function partOfPieces(
  amount: number,
  { ordered, withdrawn, withdrawnBefore }: Pick<RefundedLine, 'ordered' | 'withdrawn' | 'withdrawnBefore'>,
): number {
  const upTo = (pieces: number) => Math.ceil((amount * pieces) / ordered)
  return upTo(withdrawn + withdrawnBefore) - upTo(withdrawnBefore)
}
