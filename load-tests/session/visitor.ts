import type { Market, OfferedProduct, Plan, SessionRecord } from '../plan.ts'

/** One shopper in one session: what it knows, draws and notes. k6 throws cookies away between iterations, so each is somebody new. */
export interface Visitor {
  plan: Plan
  market: Market
  random: () => number
  /** Sent as `guestId` straight to the mock; at the edge a cookie says it. */
  guestId: string
  note: SessionRecord
  /** By rank of popularity. */
  product: () => OfferedProduct
  /** What somebody of this market looks for, by rank of popularity. */
  query: () => string
}

/** One of them, all alike. @throws RangeError of none */
export function randomItem<T>(random: () => number, all: readonly T[]): T {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new RangeError('There is nothing to choose from')
  return one
}
