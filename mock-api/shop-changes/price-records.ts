import type { PricePoint } from '../pricing/lowest-price.ts'
import { effectivePrice, type PriceFacts } from '../pricing/promo.ts'

/** A price that was recorded, in the world or by the seed. */
export interface RecordedPrice extends PricePoint {
  /** Of the world; what the seed records may be a plan. */
  isChange: 0 | 1
}

interface PriceChangeInput {
  /** Oldest first. */
  history: readonly RecordedPrice[]
  before: PriceFacts
  after: PriceFacts
  now: number
}

/**
 * What a change of prices appends to the history: the starts and ends of the old reduction that time has brought since, then what is
 * paid from now on. Nothing is ever written between or before what is there: on a clock that stands still, or was set back, the
 * record is a millisecond after the last.
 */
export function priceRecords({ history, before, after, now }: PriceChangeInput): PricePoint[] {
  const last = lastRecord(history, now)
  const came = last ? movesAfter(last.at, before).filter(({ at }) => at <= now) : []
  const known = came.at(-1) ?? last
  const price = effectivePrice(after, now)
  if (known?.price === price) return came
  return [...came, { at: known ? Math.max(now, known.at + 1) : now, price }]
}

/** The latest record; prices that the seed planned for later are not in force yet. */
export function lastRecord(history: readonly RecordedPrice[], now: number): RecordedPrice | undefined {
  return history.findLast(({ isChange, at }) => isChange === 1 || at <= now)
}

/** The start and the end of a reduction that come after an instant, as time alone brings them. */
export function movesAfter(instant: number, { regularPrice, promoPrice, promoStartsAt, promoEndsAt }: PriceFacts): PricePoint[] {
  if (promoPrice === null || promoStartsAt === null) return []
  const start = { at: promoStartsAt, price: promoPrice }
  const moves = promoEndsAt === null ? [start] : [start, { at: promoEndsAt, price: regularPrice }]
  return moves.filter(({ at }) => at > instant)
}
