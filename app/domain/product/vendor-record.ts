import type { Instant } from '../time/instant.ts'

/** Number of ratings of a vendor with one, two … five stars. */
export type RatingCounts = readonly [number, number, number, number, number]

/** What buyers know of a vendor, counted by the shop (EXT-36). */
export interface VendorRecord {
  sellingSince: Instant
  /** Things sold. */
  sales: number
  /** Half of the questions are answered within so many hours. */
  answersWithinHours: number
  ratings: RatingCounts
}

/** The mean of all ratings with one decimal, and their number; null: nobody has rated. */
export function meanRating(ratings: RatingCounts): { mean: number; count: number } | null {
  const count = ratings.reduce((total, each) => total + each, 0)
  if (count === 0) return null
  const stars = ratings.reduce((total, each, index) => total + each * (index + 1), 0)
  return { mean: Math.round((stars / count) * 10) / 10, count }
}
