/** A measurement: time (ms) and value. */
export type Point = readonly [at: number, value: number]

/** Growth per minute by least squares; NaN for fewer than two distinct times. */
export function slopePerMinute(points: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [mean(points.map(([each]) => each)), mean(points.map(([, each]) => each))]
  const together = points.reduce((sum, [x, y]) => sum + (x - at) * (y - value), 0)
  const spread = points.reduce((sum, [x]) => sum + (x - at) ** 2, 0)
  return spread === 0 ? Number.NaN : (together / spread) * 60_000
}
