import { CURRENCIES, CURRENCY_IDS, type CurrencyId, MAIN_CURRENCY } from '../market.ts'

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
 * Whole grosze in a currency, by the rates of the table. Prices are converted by the shop (GAP-76); this is for our own thresholds and for
 * what stands beside a price filter.
 */
export function inCurrency(grosze: number, currencyId: CurrencyId): Money {
  return { minor: convertFromPln(grosze, CURRENCIES[currencyId].plnPerUnit), currencyId }
}

/** The rates that a shop begins with: one for each currency but the main one (GAP-76). */
export function initialRates(): { currencyId: CurrencyId; plnPerUnit: number }[] {
  const others = CURRENCY_IDS.filter((currencyId) => currencyId !== MAIN_CURRENCY)
  return others.map((currencyId) => ({ currencyId, plnPerUnit: CURRENCIES[currencyId].plnPerUnit }))
}

/**
 * Converts grosze to a currency's minor units (GAP-76), rounded to 0.01.
 * @param plnPerUnit PLN per unit times 10,000 (4.30 = 43000)
 */
export function convertFromPln(grosze: number, plnPerUnit: number): number {
  return Math.round((grosze * 10_000) / plnPerUnit)
}
