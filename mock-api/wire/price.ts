import { toWire } from '#app/domain/money.ts'
import type { AnswerContext } from './answer-context.ts'
import { lowestPriceBefore, type PricePoint } from './lowest-price.ts'
import { openPromo, type PriceFacts } from './promo.ts'
import { wireDate } from './date.ts'

/** Prices of one product in the currency of the answer. */
export interface WirePrices {
  regular: number
  promo: number | null
  /** Whole per cent off, or null below 1 (GAP-80). */
  percent: number | null
  promoEndDate: ReturnType<typeof wireDate> | null
  lowestPriceLast30Days: number | null
}

/** What a product costs at the instant of the answer; the reduction and its 30-day low only while the promo is open. */
export function wirePrices(product: PriceFacts, history: readonly PricePoint[], { convert, now }: AnswerContext): WirePrices {
  const regular = convert(product.regularPrice)
  const promo = openPromo(product, now)
  if (!promo) return { regular: toWire(regular), promo: null, percent: null, promoEndDate: null, lowestPriceLast30Days: null }
  const lowest = lowestPriceBefore(history, promo.startsAt)
  return {
    regular: toWire(regular),
    promo: toWire(convert(promo.price)),
    percent: percentOff(convert(promo.price), regular),
    promoEndDate: promo.endsAt === null ? null : wireDate(promo.endsAt),
    lowestPriceLast30Days: lowest === null ? null : toWire(convert(lowest)),
  }
}

/** Spec §9: floor(100 - 100*price/regular), of amounts in minor units; null below 1. */
export function percentOff(price: number, regular: number): number | null {
  const percent = Math.floor(100 - (100 * price) / regular)
  return percent >= 1 ? percent : null
}
