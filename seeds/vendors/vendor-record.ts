import type { StoredVendorRecord } from '#db/catalog-tables.ts'
import { type Rng, rngFor } from '../random.ts'

/** Hours in which vendors usually answer. */
const ANSWERS_WITHIN_HOURS = [1, 2, 3, 6, 12, 24, 48] as const
/** Shares of one to four stars among the ratings of a good vendor; the rest are five. */
const STAR_SHARES = [0.004, 0.006, 0.03, 0.14] as const

/**
 * Sales, answers and ratings of the vendor at a position, from an rng of their own: other rows stay as they are (EXT-36).
 * @param sold pieces sold of what the vendor has in the catalog; what is gone from it comes on top
 */
export function vendorRecord(seed: number, position: number, sold: number): StoredVendorRecord {
  const rng = rngFor(seed, 'vendor-record', position)
  const sales = sold + Math.round(8 + 900 * rng.next() ** 3)
  const rated = Math.round(sales * (0.25 + 0.35 * rng.next()))
  return { sales, answersWithinHours: rng.pick(ANSWERS_WITHIN_HOURS), ratings: ratingsOf(rated, rng) }
}

function ratingsOf(rated: number, rng: Rng): StoredVendorRecord['ratings'] {
  // Some vendors get few, some many low ratings.
  const harshness = 0.4 + 1.8 * rng.next()
  const [one, two, three, four] = STAR_SHARES.map((share) => Math.round(rated * share * harshness))
  const low = [one ?? 0, two ?? 0, three ?? 0, four ?? 0] as const
  return [...low, rated - low.reduce((total, each) => total + each, 0)]
}
