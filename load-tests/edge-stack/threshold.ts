import { markdownTable } from '../statistics/results.ts'

/** One threshold of a case, with the measured value. */
export interface ThresholdResult {
  threshold: string
  measured: string
  /** null: reported only. */
  isMet: boolean | null
}

/** A case after its run. */
export interface CaseResult {
  name: string
  description: string
  seconds: number
  thresholds: readonly ThresholdResult[]
}

/** An upper limit. NaN is what this system does not tell (run/processor-time.ts), and only reported. */
export function atMost(what: string, limit: number, measured: number, unit = ''): ThresholdResult {
  if (Number.isNaN(measured)) return reported(what, 'not known')
  const suffix = unit && ` ${unit}`
  const shown = Number.isInteger(measured) ? String(measured) : measured.toFixed(unit === 'ms' ? 0 : 2)
  return { threshold: `${what} ≤ ${Math.round(limit)}${suffix}`, measured: `${shown}${suffix}`, isMet: measured <= limit }
}

/** A figure without a threshold. */
export function reported(what: string, measured: string): ThresholdResult {
  return { threshold: what, measured, isMet: null }
}

/** Greatest ratio of a time to the same time without a fault. */
const MAX_RATIO = 3
/** Times below this are equal, in ms: timers and other threads blur them. */
const INDISTINGUISHABLE_MS = 300

/**
 * A time compared with the same request without a fault, measured right before: other load on the machine affects both.
 * @param ms @param healthyMs
 */
export function comparedToHealthy(what: string, ms: number, healthyMs: number): ThresholdResult {
  const limit = MAX_RATIO * Math.max(healthyMs, INDISTINGUISHABLE_MS / MAX_RATIO)
  return {
    threshold: `${what} ≤ ${MAX_RATIO} x without a fault (or ${INDISTINGUISHABLE_MS} ms)`,
    measured: `${ms.toFixed(0)} to ${healthyMs.toFixed(0)} ms`,
    isMet: ms <= limit,
  }
}

/** Every one of several responses or checks; none is a failure. */
export function all<T>(what: string, each: readonly T[], holds: (one: T) => boolean = Boolean): ThresholdResult {
  const passed = each.filter((one) => holds(one)).length
  return { threshold: what, measured: `${passed} of ${each.length}`, isMet: passed === each.length && passed > 0 }
}

/** Cases as a Markdown table, one line for each threshold. */
export function tableOf(cases: readonly CaseResult[]): string[] {
  const rows = cases.flatMap(({ name, description, thresholds }) =>
    thresholds.map(({ threshold, measured, isMet }, at) => {
      const mark = isMet === null ? '' : isMet ? '✓' : '✗'
      return [at === 0 ? `${name}: ${description}` : '', threshold, measured, mark]
    }),
  )
  return markdownTable(['the shop API …', 'threshold', 'measured', ''], rows)
}
