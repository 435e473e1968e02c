import { DAY_MS } from '#app/domain/time/instant.ts'

/** Directive 98/6/EC art. 6a: the period before a reduction whose lowest price must be shown. */
const LOWEST_PRICE_DAYS = 30

/** A price and the instant from which it was in force. */
export interface PricePoint {
  at: number
  price: number
}

/**
 * The lowest price in force at any moment of the 30 days before a reduction began (EXT-01), in grosze.
 * A price set earlier counts while it was still in force; null when the product had no price before.
 * @param history oldest first
 */
export function lowestPriceBefore(history: readonly PricePoint[], reductionBegan: number): number | null {
  const from = reductionBegan - LOWEST_PRICE_DAYS * DAY_MS
  let lowest: number | null = null
  for (const { at, price } of history) {
    if (at >= reductionBegan) break
    lowest = at <= from || lowest === null ? price : Math.min(lowest, price)
  }
  return lowest
}
