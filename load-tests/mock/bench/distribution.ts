/** How long calls took, in ms. */
export interface Distribution {
  p50: number
  p99: number
  p999: number
  max: number
}

/** Points of a distribution; `sorted` is the shortest first. */
export function distributionOf(sorted: readonly number[]): Distribution {
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), p999: quantile(sorted, 0.999), max: quantile(sorted, 1) }
}

/** The value that a share of all does not exceed (nearest rank); 0 of nothing. */
export function quantile(sorted: readonly number[], share: number): number {
  const rank = Math.ceil(share * sorted.length)
  return sorted[Math.min(sorted.length, Math.max(1, rank)) - 1] ?? 0
}
