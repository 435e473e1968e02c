// Histogram of times with buckets of equal ratio: histograms of several machines add up, percentiles do not.
import { z } from 'zod'
import type { Times } from '../statistics/percentiles.ts'

/** Ratio of a bucket's upper to its lower bound: percentiles are exact to 0.5 %. */
const RATIO = 1.01
/** Upper bound of the lowest bucket, ms. */
const LEAST = 0.01

export const Histogram = z.object({
  count: z.number(),
  max: z.number(),
  /** Counts by bucket number, without empty buckets. */
  buckets: z.record(z.string(), z.number()),
})
export type Histogram = z.infer<typeof Histogram>

export function histogramOf(values: readonly number[]): Histogram {
  const buckets: Record<string, number> = {}
  for (const value of values) {
    const bucket = value <= LEAST ? 0 : Math.ceil(Math.log(value / LEAST) / Math.log(RATIO))
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  return { count: values.length, max: values.reduce((most, value) => Math.max(most, value), 0), buckets }
}

/** Adds histograms up. */
export function mergedHistogram(all: readonly Histogram[]): Histogram {
  const buckets: Record<string, number> = {}
  for (const histogram of all)
    for (const [bucket, count] of Object.entries(histogram.buckets)) buckets[bucket] = (buckets[bucket] ?? 0) + count
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    max: all.reduce((most, { max }) => Math.max(most, max), 0),
    buckets,
  }
}

/** Percentile by nearest rank, as the middle of its bucket; NaN of an empty histogram. */
export function percentileIn({ count, max, buckets }: Histogram, hundredths: number): number {
  const rank = Math.max(1, Math.ceil((count * hundredths) / 100))
  let below = 0
  // Object keys that are integers are in ascending order.
  for (const [bucket, counted] of Object.entries(buckets)) {
    below += counted
    if (below >= rank) return Math.min(max, LEAST * RATIO ** Math.max(0, Number(bucket) - 0.5))
  }
  return Number.NaN
}

/** Summary statistics of a histogram. */
export function timesIn(histogram: Histogram): Times {
  const [p50, p90, p95, p99] = [50, 90, 95, 99].map((each) => percentileIn(histogram, each))
  return { count: histogram.count, p50: p50 ?? 0, p90: p90 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, max: histogram.max }
}
