import type { Market, OfferedProduct, Plan, SessionRecord } from '../plan.ts'

/** One shopper in one session: state, draws and records. k6 clears cookies between iterations, so each session is a new visitor. */
export interface Visitor {
  plan: Plan
  market: Market
  random: () => number
  /** Sent as `guestId` to the mock; the edge reads it from a cookie. */
  guestId: string
  note: SessionRecord
  /** By rank of popularity. */
  product: () => OfferedProduct
  /** Search queries of this market, by rank of popularity. */
  query: () => string
}

/** Draws one uniformly. @throws RangeError for an empty list */
export function randomItem<T>(random: () => number, all: readonly T[]): T {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new RangeError('There is nothing to choose from')
  return one
}
