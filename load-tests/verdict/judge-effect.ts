// THE RULE OF A COMPARISON: the verdict on an effect that was measured in several restarts. Numbers of spec and measurements: README.md.

/** Equivalence margin: smaller effects do not matter. About half of the effect that must be found. */
export const EQUIVALENCE_MARGIN = 0.05
/** Least number of restarts; with fewer, the variance between processes of one build is unknown. */
export const MIN_RESTARTS = 4

/** Verdicts of a comparison. */
export type Finding = 'better' | 'same' | 'worse' | 'inconclusive' | 'invalid'

/** Relative difference of B to A (> 0: B is slower), with its 95 % confidence interval. */
export interface Effect {
  verdict: Finding
  effect: number
  low: number
  high: number
  /** Number of restarts with a value. */
  restarts: number
}

/** Student's t for 95 %, two-sided, by degrees of freedom from 1 on; beyond the table its last value, which is too wide. */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086,
] as const

/**
 * Judges an effect. Processes of one build differ (JIT compilation, heap layout), so the sample is a restart, not a request: more
 * requests to the same two processes would only make their own difference more certain.
 * @param restarts mean of ln(B / A) of each restart
 */
export function judgeEffect(restarts: readonly number[], floor = EQUIVALENCE_MARGIN): Effect {
  const count = restarts.length
  if (count < MIN_RESTARTS) return { verdict: 'invalid', effect: Number.NaN, low: Number.NaN, high: Number.NaN, restarts: count }
  const mean = meanOf(restarts)
  const spread = Math.sqrt(restarts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1))
  const reach = ((T_95[count - 2] ?? T_95[T_95.length - 1] ?? 0) * spread) / Math.sqrt(count)
  const [low, high] = [mean - reach, mean + reach]
  const interval = { effect: Math.exp(mean) - 1, low: Math.exp(low) - 1, high: Math.exp(high) - 1, restarts: count }
  return { verdict: verdictOf({ mean, low, high, floor: Math.log(1 + floor) }), ...interval }
}

function verdictOf({ mean, low, high, floor }: { mean: number; low: number; high: number; floor: number }): Finding {
  if (low > 0 && mean > floor) return 'worse'
  if (high < 0 && mean < -floor) return 'better'
  return low >= -floor && high <= floor ? 'same' : 'inconclusive'
}

/** Mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Combines several verdicts: the worst one; `same` only if all are. Without any: invalid. */
export function worstOf(findings: readonly Finding[]): Finding {
  const order = ['worse', 'better', 'invalid', 'inconclusive', 'same'] as const
  return order.find((finding) => findings.includes(finding)) ?? 'invalid'
}
