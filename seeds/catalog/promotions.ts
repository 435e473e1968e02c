// Reductions: their period and the reduced price.
import { SCHEDULE } from '#app/domain/marketing/campaigns.ts'
import { DAY_MS, type Instant, instantOf, MINUTE_MS } from '#app/domain/time/instant.ts'
import { believable } from './prices.ts'
import type { Rng } from '../random.ts'

/** Share of all products that are reduced now; share of old enough products that were in a campaign of 2022. */
const CURRENT_SHARE = 0.128
const CAMPAIGN_SHARE = 0.22
/** Highest reduction of a well-known model, in per cent. */
const MOST_OFF_MODELS = 10
/** A reduction is announced only after the price has been in force for this long (EXT-01). */
const SEEN_BEFORE_MS = 35 * DAY_MS

const FIRST_START = instantOf('2026-07-01 00:00:00')
const LAST_START = instantOf('2026-11-10 00:00:00')
const FIRST_END = instantOf('2026-12-01 00:00:00')
/** Ends are spread from December 2026 to June 2029; a third of the reductions has none. */
const END_DAYS = 940
const ENDLESS_SHARE = 0.35

export interface Promotion {
  price: number
  startsAt: Instant
  endsAt: Instant | null
  /** Slug of the campaign of 2022 it belonged to, else null. */
  campaign: string | null
}

interface PricedProduct {
  /** Regular price in grosze. */
  regular: number
  createdAt: Instant
  /** A well-known model holds its price. */
  isKnownModel: boolean
}

/** The past or current reduction of a product, or null. */
export function promotionOf({ regular, createdAt, isKnownModel }: PricedProduct, rng: Rng): Promotion | null {
  const isCurrent = rng.chance(CURRENT_SHARE)
  const price = reduced(regular, isKnownModel ? MOST_OFF_MODELS : 100, rng)
  if (price === null) return null
  const seenUntil = createdAt + SEEN_BEFORE_MS
  if (isCurrent) {
    const earliest = Math.max(FIRST_START, seenUntil)
    if (earliest > LAST_START) return null
    const startsAt = wholeHour(earliest + (LAST_START - earliest) * rng.next())
    const endsAt = rng.chance(ENDLESS_SHARE) ? null : FIRST_END + rng.int(0, END_DAYS) * DAY_MS
    return { price, startsAt, endsAt, campaign: null }
  }
  const { slug, start, end } = rng.pick(SCHEDULE)
  if (!rng.chance(CAMPAIGN_SHARE) || seenUntil > start) return null
  return { price, startsAt: start, endsAt: end, campaign: slug }
}

function reduced(regular: number, most: number, rng: Rng): number | null {
  const percent = Math.min(most, rng.pick([5, 10, 10, 12, 15, 15, 20, 20, 25, 30, 35, 40, 50]))
  const price = believable((regular / 100) * (1 - percent / 100), rng.next())
  return price > 0 && price < regular ? price : null
}

function wholeHour(instant: number): Instant {
  return Math.ceil(instant / (60 * MINUTE_MS)) * 60 * MINUTE_MS
}
