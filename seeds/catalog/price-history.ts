// The prices a product has had, oldest first. The last one at or before an instant is the price in force then; the end of a running
// reduction is already in the list, at its own future instant.
import { DAY_MS, type Instant, instantOf } from '#app/domain/time/instant.ts'
import { believable } from './prices.ts'
import type { Promotion } from './promotions.ts'
import type { Rng } from '../random.ts'

/** After this instant prices change only by reductions. */
const LAST_CHANGE = instantOf('2026-11-09 00:00:00')
/** Minimum time between two regular prices. */
const SHORTEST_MS = 1000
/**
 * Share of reductions preceded by a price increase: their 30-day lowest price is below the regular price but above the reduced one, since
 * a reduction to that price or more would not be one (EXT-01).
 */
const RISEN_SHARE = 0.12
/** Least and most days between this increase and the reduction. */
const RISEN_DAYS = [4, 25] as const

export interface PricePoint {
  at: Instant
  /** Grosze, valid from then on. */
  price: number
}

/** Two to five prices; adjacent ones differ. */
export function priceHistoryOf(regular: number, createdAt: Instant, promotion: Promotion | null, rng: Rng): PricePoint[] {
  if (promotion === null) return regularPrices(regular, createdAt, LAST_CHANGE, rng.int(1, 3), rng)
  const isRisen = rng.chance(RISEN_SHARE) && promotion.startsAt - RISEN_DAYS[0] * DAY_MS <= LAST_CHANGE
  const risenFrom = isRisen ? priceBetween(promotion.price, regular) : null
  const before =
    risenFrom === null
      ? regularPrices(regular, createdAt, Math.min(promotion.startsAt - 31 * DAY_MS, LAST_CHANGE), rng.int(0, 2), rng)
      : [
          { at: createdAt, price: risenFrom },
          { at: promotion.startsAt - rng.int(...RISEN_DAYS) * DAY_MS, price: regular },
        ]
  const during = { at: promotion.startsAt, price: promotion.price }
  return promotion.endsAt === null ? [...before, during] : [...before, during, { at: promotion.endsAt, price: regular }]
}

// The regular prices from creation on; the last is the current one.
function regularPrices(regular: number, createdAt: Instant, until: Instant, changes: number, rng: Rng): PricePoint[] {
  const points: PricePoint[] = []
  const part = Math.max(SHORTEST_MS, (until - createdAt) / (changes + 1))
  let at = createdAt
  for (let change = 0; change <= changes; change++) {
    const isLast = change === changes
    const guess = isLast ? regular : believable((regular / 100) * (0.88 + 0.3 * rng.next()), rng.next())
    points.push({
      at,
      price: isLast ? regular : otherThan(guess, change === changes - 1 ? regular : points.at(-1)?.price, points.at(-1)?.price),
    })
    at += Math.floor(part * (0.5 + 0.5 * rng.next()))
  }
  return points
}

// Differs from its neighbours, by a złoty or two if the estimate does not.
function otherThan(guess: number, ...neighbours: readonly (number | undefined)[]): number {
  let price = Math.max(100, guess)
  while (neighbours.includes(price)) price += 100
  return price
}

// A typical retail price, or whole złotys; null when there is none between the two.
function priceBetween(low: number, high: number): number | null {
  const middle = (low + high) / 200
  const prices = [believable(middle, 0.5), Math.round(middle) * 100]
  return prices.find((price) => low < price && price < high) ?? null
}
