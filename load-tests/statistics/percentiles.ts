export const PERCENTILES = [50, 90, 95, 99] as const

/** Percentile `p` (0–100) of sorted samples by nearest rank; NaN of none. @param sorted ascending */
export function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((sorted.length * p) / 100) - 1))] ?? Number.NaN
}

/** Percentile `p` (0–100) of samples in any order; NaN of none. */
export function percentileOf(values: readonly number[], p: number): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    p,
  )
}

/** Summary statistics of response times, ms. */
export interface Times {
  count: number
  p50: number
  p90: number
  p95: number
  p99: number
  max: number
}

export function timesOf(values: readonly number[]): Times {
  const sorted = values.toSorted((a, b) => a - b)
  const [p50, p90, p95, p99] = PERCENTILES.map((each) => percentile(sorted, each))
  return { count: sorted.length, p50: p50 ?? 0, p90: p90 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, max: sorted.at(-1) ?? Number.NaN }
}

/** Median by nearest rank (the lower of two middle values); NaN of none. */
export function median(values: readonly number[]): number {
  return percentileOf(values, 50)
}
