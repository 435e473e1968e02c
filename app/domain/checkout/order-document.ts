// Proformas, invoices and corrections (EXT-18, EXT-48).
import type { Instant } from '../time/instant.ts'
import type { Money } from '../pricing/money.ts'

/** An amount of a document and the tax in it; of a correction they are less than nothing. */
interface DocumentSums {
  net: Money
  vat: Money
  gross: Money
}

/** What a document says of a line beside its gross amount. */
export interface BilledLine extends DocumentSums {
  unit: 'PIECE' | 'SERVICE'
  netUnitPrice: Money
  vatPercent: number
}

export interface DocumentLine {
  /** On its document, from 1. */
  position: number
  kind: 'GOODS' | 'DELIVERY'
  /** Of goods. */
  name: string
  quantity: number
  /** With what codes took off, where the line is not billed. */
  gross: Money
  /** Without what codes took off; null: the shop API does not say it. */
  billed: BilledLine | null
}

/** What a seller issued for an order: before the payment a proforma, after it an invoice, and a correction of what was sold no more. */
export interface OrderDocument extends DocumentSums {
  kind: 'PROFORMA' | 'INVOICE' | 'CORRECTION'
  number: string
  issuedAt: Instant
  seller: { name: string; address: readonly string[]; taxNumber: string }
  /** Null: as the order has it. */
  buyer: { name: string; address: readonly string[]; taxNumber: string | null } | null
  lines: readonly DocumentLine[]
  /** What codes took off the goods. */
  discount: Money
  vatPercent: number
  /** The tax of a document in another currency, and PLN for one unit of it; null: it is in PLN. */
  vatInPln: { vat: Money; rate: number } | null
  corrects: { number: string; reason: 'CANCELLED' | 'WITHDRAWN' } | null
}

/** Tax on everything that sellers sell, in per cent. */
export const VAT_PERCENT = 23

/** The tax in a gross amount, in minor units: rounded half up (Polish VAT act, art. 106e(7)). */
export function vatInGross(gross: number, vatPercent: number): number {
  return Math.round((gross * vatPercent) / (100 + vatPercent))
}
