// Proformas and invoices (EXT-18).
import type { Instant } from '../time/instant.ts'
import type { Money } from '../pricing/money.ts'

/** What a seller issues for an order: before the payment a proforma, after it an invoice. */
export interface OrderDocument {
  kind: 'PROFORMA' | 'INVOICE'
  number: string
  issuedAt: Instant
  seller: { name: string; address: readonly string[]; taxNumber: string }
  lines: readonly { name: string; quantity: number; gross: Money }[]
  delivery: Money
  discount: Money
  vatPercent: number
  net: Money
  vat: Money
  gross: Money
}

/** The tax in a gross amount, in minor units: rounded half up (Polish VAT act, art. 106e(7)). */
export function vatInGross(gross: number, vatPercent: number): number {
  return Math.round((gross * vatPercent) / (100 + vatPercent))
}

/**
 * Shares of an amount by weights, in whole minor units that add up to it.
 * @param weights not negative; when all are zero the shares are, too
 */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let [weighed, given] = [0, 0]
  return weights.map((weight) => {
    weighed += weight
    const share = (total === 0 ? 0 : Math.round((amount * weighed) / total)) - given
    given += share
    return share
  })
}
