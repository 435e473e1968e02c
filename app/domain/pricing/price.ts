import type { Instant } from '../time/instant.ts'
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

/** A reduction that may be announced (Directive 98/6/EC art. 6a, CJEU C-330/23; EXT-01). */
export interface Reduction {
  /** The prior price, to be crossed out: the lowest of the 30 days before. */
  from: Money
  /** The N of "-N%", floored, of that price; null below 1 (GAP-80). */
  percent: number | null
}

/**
 * THE rule of what a shop may say of a promo price: badge, percentage and crossed-out price, on cards, product pages, in carts and for
 * search engines. Null: nothing, since the price is not below what was asked in the 30 days before, or nobody knows what that was.
 */
export function lawfulReduction({ price, promoPrice, lowest30Days }: Omit<Price, 'promoEndDate'>): Reduction | null {
  if (!promoPrice || !lowest30Days) return null
  if (promoPrice.minor >= lowest30Days.minor || promoPrice.minor >= price.minor) return null
  const percent = percentDiscount(promoPrice, lowest30Days)
  return { from: lowest30Days, percent: percent >= 1 ? percent : null }
}

/** The same while the promo price holds (GAP-80). */
export function announcedReduction(price: Price, now: Instant): Reduction | null {
  return lawfulReduction({ ...price, promoPrice: activePromo(price, now) })
}

/** The lowest price of 30 days, which is told whenever a promo price is (GAP-79). */
export function announcedLowestPrice(price: Price, now: Instant): Money | null {
  return activePromo(price, now) ? price.lowest30Days : null
}
