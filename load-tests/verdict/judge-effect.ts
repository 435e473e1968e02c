// THE RULE OF A COMPARISON: the verdict on effects that were measured in several restarts. Numbers of spec and measurements: README.md.
import { quantileOfT, tailOfT } from '../statistics/student-t.ts'

/** Smallest effect that is called worse or better: half of the effect that must be found. */
export const CALL_FLOOR = 0.05
/** Builds are the same if every effect as great as this is ruled out. */
export const EQUIVALENCE_MARGIN = 0.08
/** Least number of restarts; with fewer, the variance between processes of one build is unknown. */
export const MIN_RESTARTS = 4
/** Chance that a comparison of a build with itself calls any of its effects; shared by all of them. */
const FALSE_CALLS = 0.05
/** One-sided chance beyond each end of an interval: two one-sided tests of 5 % show equivalence. */
const INTERVAL_TAIL = 0.05

/** Verdicts of a comparison. */
export type Finding = 'better' | 'same' | 'worse' | 'inconclusive' | 'invalid'

/** Relative difference of B to A (> 0: B is slower), with its 90 % confidence interval. */
export interface Effect {
  verdict: Finding
  effect: number
  low: number
  high: number
  /** Two-sided chance of so great an effect if the builds are equal; NaN: unknown. */
  chance: number
  /** Mean of ln(B / A) of each restart. */
  restarts: readonly number[]
}

/**
 * Judges an effect by itself. Processes of one build differ (JIT compilation, heap layout), so the sample is a restart, not a request: more
 * requests to the same two processes would only make their own difference more certain.
 * @param restarts mean of ln(B / A) of each restart
 */
export function judgeEffect(restarts: readonly number[]): Effect {
  const count = restarts.length
  const unknown = Number.NaN
  if (count < MIN_RESTARTS) return { verdict: 'invalid', effect: unknown, low: unknown, high: unknown, chance: unknown, restarts }
  const mean = meanOf(restarts)
  const error = Math.sqrt(restarts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1) / count)
  const reach = quantileOfT(INTERVAL_TAIL, count - 1) * error
  const chance = error === 0 ? Number(mean === 0) : 2 * tailOfT(Math.abs(mean) / error, count - 1)
  const effect = { effect: Math.expm1(mean), low: Math.expm1(mean - reach), high: Math.expm1(mean + reach), chance, restarts }
  return { ...effect, verdict: verdictOf(effect, chance <= FALSE_CALLS) }
}

/**
 * Judges the effects that decide a comparison: of many, one lies far from 0 by chance, so the k-th most certain of n is called only if its
 * chance is below FALSE_CALLS / (n − k), counted from 0, and all before it were (Holm's correction).
 */
export function judgeTogether(effects: readonly Effect[]): Effect[] {
  const known = effects.filter(({ chance }) => !Number.isNaN(chance)).toSorted((a, b) => a.chance - b.chance)
  const firstUncertain = known.findIndex(({ chance }, at) => chance > FALSE_CALLS / (known.length - at))
  const certain = new Set(firstUncertain === -1 ? known : known.slice(0, firstUncertain))
  return effects.map((effect) => (Number.isNaN(effect.chance) ? effect : { ...effect, verdict: verdictOf(effect, certain.has(effect)) }))
}

function verdictOf({ effect, low, high }: Pick<Effect, 'effect' | 'low' | 'high'>, isCertain: boolean): Finding {
  if (isCertain && effect > CALL_FLOOR) return 'worse'
  if (isCertain && effect < 1 / (1 + CALL_FLOOR) - 1) return 'better'
  return low >= 1 / (1 + EQUIVALENCE_MARGIN) - 1 && high <= EQUIVALENCE_MARGIN ? 'same' : 'inconclusive'
}

/** Mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Combines several verdicts: `same` only if all are, and `better` only if nothing is unknown. Without any: invalid. */
export function worstOf(findings: readonly Finding[]): Finding {
  const order = ['worse', 'invalid', 'inconclusive', 'better', 'same'] as const
  return order.find((finding) => findings.includes(finding)) ?? 'invalid'
}
