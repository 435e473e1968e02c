/** The columns that decide the price of a product. Grosze, and ms since 1970. */
export interface PriceFacts {
  regularPrice: number
  promoPrice: number | null
  promoStartsAt: number | null
  promoEndsAt: number | null
}

/** A reduction in force. */
export interface OpenPromo {
  price: number
  startsAt: number
  endsAt: number | null
}

/** The reduction while start <= now < end, else null (GAP-80); without a start none is open. */
export function openPromo({ promoPrice, promoStartsAt, promoEndsAt }: PriceFacts, now: number): OpenPromo | null {
  if (promoPrice === null || promoStartsAt === null) return null
  const isOpen = promoStartsAt <= now && (promoEndsAt === null || now < promoEndsAt)
  return isOpen ? { price: promoPrice, startsAt: promoStartsAt, endsAt: promoEndsAt } : null
}

/** The price in force, in grosze. */
export function effectivePrice(product: PriceFacts, now: number): number {
  return openPromo(product, now)?.price ?? product.regularPrice
}

/** Numbers of a product that depend on the instant, for ranges and orders. One more is a row here. */
export const TIMED_NUMBERS = { price: effectivePrice } as const satisfies Record<string, (facts: PriceFacts, now: number) => number>
export type TimedNumber = keyof typeof TIMED_NUMBERS
export const TIMED_NAMES = Object.keys(TIMED_NUMBERS) as TimedNumber[]
