// THE RULE OF A COMPARISON: what an effect that was measured several times comes to. Numbers of spec and measurements: README.md.

/** An effect below this is nobody's business: about half of what is to be found. */
export const EQUIVALENCE_MARGIN = 0.05
/** With fewer processes of each build nothing can be told of how far two of the same build lie apart. */
export const MIN_RESTARTS = 4

/** What a comparison may come to. */
export type Finding = 'better' | 'same' | 'worse' | 'inconclusive' | 'invalid'

/** How much more (> 0) or less B costs than A, as a part of A, with the interval that holds the truth in 95 of 100 comparisons. */
export interface Effect {
  verdict: Finding
  effect: number
  low: number
  high: number
  /** Restarts that spoke. */
  restarts: number
}

/** t of 95 of 100, two-sided, by degrees of freedom from 1 on; beyond the table its last value, which is too wide. */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
] as const

/**
 * Judges. Processes of one build lie apart (what was compiled, how the heap fell), so a restart is what is counted, not a request: more
 * requests to the same two processes would only make sure of their difference.
 * @param restarts of each the mean of ln(B / A)
 */
export function judgeEffect(restarts: readonly number[], floor = EQUIVALENCE_MARGIN): Effect {
  const count = restarts.length
  if (count < MIN_RESTARTS) return { verdict: 'invalid', effect: Number.NaN, low: Number.NaN, high: Number.NaN, restarts: count }
  const mean = meanOf(restarts)
  const spread = Math.sqrt(restarts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1))
  const reach = ((T_95[count - 2] ?? T_95[T_95.length - 1] ?? 0) * spread) / Math.sqrt(count)
  const [low, high] = [mean - reach, mean + reach]
  const told = { effect: Math.exp(mean) - 1, low: Math.exp(low) - 1, high: Math.exp(high) - 1, restarts: count }
  return { verdict: verdictOf({ mean, low, high, floor: Math.log(1 + floor) }), ...told }
}

function verdictOf({ mean, low, high, floor }: { mean: number; low: number; high: number; floor: number }): Finding {
  if (low > 0 && mean > floor) return 'worse'
  if (high < 0 && mean < -floor) return 'better'
  return low >= -floor && high <= floor ? 'same' : 'inconclusive'
}

/** Of at least one. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** What several findings about one thing come to: the worst that was found; same only where all are. Nothing: invalid. */
export function worstOf(findings: readonly Finding[]): Finding {
  const order = ['worse', 'better', 'invalid', 'inconclusive', 'same'] as const
  return order.find((finding) => findings.includes(finding)) ?? 'invalid'
}
