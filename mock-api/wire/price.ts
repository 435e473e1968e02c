import { percentDiscount } from '#app/domain/pricing/price.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import type { ResponseContext } from '../response-context.ts'
import { lowestPriceBefore, type PricePoint } from '../pricing/lowest-price.ts'
import { openPromo, type PriceFacts } from '../pricing/promo.ts'
import { wireDate } from './date.ts'

/** Prices of one product in the currency of the response. */
export interface WirePrices {
  regular: number
  promo: number | null
  /** Whole per cent off, or null below 1 (GAP-80). */
  percent: number | null
  promoEndDate: ReturnType<typeof wireDate> | null
  lowestPriceLast30Days: number | null
}

/** Prices of a product at the instant of the response; the reduction and its 30-day low only while the promo is open. */
export function wirePrices(
  product: PriceFacts,
  history: readonly PricePoint[],
  context: Pick<ResponseContext, 'convert' | 'currencyId' | 'now'>,
): WirePrices {
  const { convert, now } = context
  const regular = convert(product.regularPrice)
  const promo = openPromo(product, now)
  if (!promo) return { regular: toWire(regular), promo: null, percent: null, promoEndDate: null, lowestPriceLast30Days: null }
  const lowest = lowestPriceBefore(history, promo.startsAt)
  return {
    regular: toWire(regular),
    promo: toWire(convert(promo.price)),
    percent: percentOff(convert(promo.price), regular, context),
    promoEndDate: promo.endsAt === null ? null : wireDate(promo.endsAt),
    lowestPriceLast30Days: lowest === null ? null : toWire(convert(lowest)),
  }
}

/** Computed from the amounts of the response, so that clients who compute it get the same (GAP-80). */
function percentOff(promo: number, regular: number, { currencyId }: Pick<ResponseContext, 'currencyId'>): number | null {
  const percent = percentDiscount({ minor: promo, currencyId }, { minor: regular, currencyId })
  return percent >= 1 ? percent : null
}
