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

/** Tax on everything that sellers sell, in per cent. */
export const VAT_PERCENT = 23

/** The tax in a gross amount, in minor units: rounded half up (Polish VAT act, art. 106e(7)). */
export function vatInGross(gross: number, vatPercent: number): number {
  return Math.round((gross * vatPercent) / (100 + vatPercent))
}
