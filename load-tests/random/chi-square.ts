/** Chi-square test: whether observed counts fit the expected distribution. */
export interface GoodnessOfFit {
  statistic: number
  degrees: number
  /** How probable a fit at least as bad is when the distribution is right, 0 to 1. */
  p: number
}

/** Expected counts below this are put together: the test is wrong for them (Cochran). */
const LEAST_EXPECTED = 5

/** Pearson's chi-square test of counts against probabilities; rare ones, in their order, count together. */
export function chiSquare(counts: readonly number[], probabilities: readonly number[]): GoodnessOfFit {
  const draws = counts.reduce((sum, count) => sum + count, 0)
  const cells: { seen: number; expected: number }[] = []
  let open = { seen: 0, expected: 0 }
  for (const [at, probability] of probabilities.entries()) {
    open = { seen: open.seen + (counts[at] ?? 0), expected: open.expected + probability * draws }
    if (open.expected < LEAST_EXPECTED) continue
    cells.push(open)
    open = { seen: 0, expected: 0 }
  }
  const last = cells.at(-1)
  if (last) cells[cells.length - 1] = { seen: last.seen + open.seen, expected: last.expected + open.expected }
  const statistic = cells.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0)
  const degrees = Math.max(0, cells.length - 1)
  return { statistic, degrees, p: degrees === 0 ? 1 : upperTail(statistic, degrees) }
}

/** P(X > value) of the chi-square distribution, by Wilson and Hilferty's cube root (1931): right to 0.01 from 3 degrees on. */
function upperTail(value: number, degrees: number): number {
  const spread = 2 / (9 * degrees)
  const normal = (Math.cbrt(value / degrees) - (1 - spread)) / Math.sqrt(spread)
  return 1 - normalBelow(normal)
}

/** Φ, by Abramowitz and Stegun 26.2.17; error below 7.5e-8. */
function normalBelow(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const terms = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) * terms
  return value < 0 ? tail : 1 - tail
}
