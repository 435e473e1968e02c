import type { CurrencyId } from '../market.ts'

/** An amount in whole minor units (grosze, cents), so sums are exact (EXT-05). */
export interface Money {
  minor: number
  currencyId: CurrencyId
}

/** Reads a decimal wire amount: 1234.5 -> 123450 minor units. */
export function fromWire(amount: number, currencyId: CurrencyId): Money {
  return { minor: Math.round(amount * 100), currencyId }
}

/** Writes minor units as the wire's decimal number. */
export function toWire(minor: number): number {
  return minor / 100
}

/**
 * PLN per euro times 10,000, as in the shop's table (GAP-76). Prices are converted by the shop; this is for our own thresholds and for what
 * stands beside a price filter.
 */
export const PLN_PER_EUR = 43_000

/**
 * Converts grosze to a currency's minor units (GAP-76), rounded to 0.01.
 * @param plnPerUnit PLN per unit times 10,000 (4.30 = 43000)
 */
export function convertFromPln(grosze: number, plnPerUnit: number): number {
  return Math.round((grosze * 10_000) / plnPerUnit)
}
