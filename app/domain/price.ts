import type { Instant } from './instant.ts'
import type { PriceReductionPolicy } from './market.ts'
import type { Money } from './money.ts'

/** What a product costs, in the market's currency. */
export interface Price {
  /** The regular price. */
  price: Money
  promoPrice: Money | null
  /** Until when the promo price holds; null = until it is taken away. */
  promoEndDate: Instant | null
  /** Lowest price of the 30 days before the reduction. */
  lowest30Days: Money | null
}

/** floor(100 - 100*price/regular) (spec §9), exact because both are whole minor units; 0 when there is no regular price. */
export function percentDiscount(price: Money, regular: Money): number {
  return regular.minor > 0 ? Math.floor((100 * (regular.minor - price.minor)) / regular.minor) : 0
}

/** The promo price while it holds: past its end it is as if there were none (GAP-80). */
export function activePromo({ promoPrice, promoEndDate }: Price, now: Instant): Money | null {
  return promoEndDate === null || now <= promoEndDate ? promoPrice : null
}

/** What a shopper pays now. */
export function effectivePrice(price: Price, now: Instant): Money {
  return activePromo(price, now) ?? price.price
}

/** What a reduction is measured against, by policy (EXT-01). */
const REDUCED_FROM: Record<PriceReductionPolicy, (price: Price) => Money> = {
  spec: ({ price }) => price,
  'eu-omnibus': ({ price, lowest30Days }) => lowest30Days ?? price,
}

/** The market's way of announcing prices, and when. */
export interface PriceMoment {
  policy: PriceReductionPolicy
  now: Instant
}

/** The N of "-N%", or null without an active promo or below 1 % (GAP-80). */
export function announcedReduction(price: Price, { policy, now }: PriceMoment): number | null {
  const promo = activePromo(price, now)
  const percent = promo ? percentDiscount(promo, REDUCED_FROM[policy](price)) : 0
  return percent >= 1 ? percent : null
}

/** The lowest price of 30 days, which is told whenever a promo price is (GAP-79). */
export function announcedLowestPrice(price: Price, now: Instant): Money | null {
  return activePromo(price, now) ? price.lowest30Days : null
}
