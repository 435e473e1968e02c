import { sharesOf } from '../journey-mix.ts'
import { judgesTimes, plannedSessions } from '../load-shape.ts'
import { lateResponses, missingSamples, unexpectedAnswers, unjudgedStates } from '../verdict/response-rules.ts'
import { memoryGrowth, type MemorySample } from '../verdict/growth.ts'
import { type RunVerdict, runVerdict } from '../verdict/run-verdict.ts'
import { type Sales, unsoldReasons, wrongSales } from '../verdict/sales.ts'
import { unfinished, wrongContent } from '../verdict/session-rules.ts'
import { LOAD_BUDGETS, leastBreakpoint, lifetimeOf, validityLimits } from './budgets.ts'
import { countSessions, responseGroups } from './count-run.ts'
import { thresholds } from './k6-options.ts'
import { crossedOf, valueOf } from './k6-summary.ts'
import { brokenRatios, type LoadRatios } from './load-ratios.ts'
import type { Invariant } from './mock-control.ts'
import type { ResolvedRun } from './resolve-run.ts'
import type { K6Outcome } from './run-k6.ts'
import { peakCores } from './sampler.ts'
import { brokenInvariants, stalePriceReasons } from './session-findings.ts'

/** What a run measured. */
interface MeasuredRun {
  outcome: K6Outcome
  invariants: readonly Invariant[]
  sales: Sales
  /** Longest time a price was shown after its end, s; null: never. */
  oldest: number | null
  ratios: LoadRatios
}

/** The verdict (verdict/run-verdict.ts); a breakpoint run is judged by its last seconds, and by all answers before them. */
export function judgeRun(
  { workload, rate, journey, target, machine }: ResolvedRun,
  { outcome, invariants, sales, oldest, ratios }: MeasuredRun,
): RunVerdict {
  const { notes, broke, samples, summary, error } = outcome
  // A breakpoint run is judged by its last seconds, where it saturates all.
  const cores = broke?.point.cores
  const peak = cores
    ? { generator: of(cores, 'k6'), foreign: of(cores, 'others') + of(cores, 'stolen') }
    : peakCores(sinceFirst(samples, notes))
  const fails = workload.maxUnexpectedShare !== undefined
  const allowed = workload.maxUnexpectedShare ?? 0
  const [groups, sessions] = [responseGroups(notes), countSessions(notes)]
  return runVerdict({
    wrong: [...wrongContent(sessions, allowed), ...wrongSales(sales), ...stalePriceReasons(oldest), ...brokenInvariants(invariants)],
    missing: missingSamples(groups, { hasEdge: target === 'edge', judged: Object.keys(thresholds(workload)) }),
    generatorError: error,
    sessions: notes.length,
    planned: plannedSessions(workload.shape, rate),
    streams: sharesOf(journey, target).length,
    dropped: summary ? valueOf(summary, 'dropped_iterations', 'count') : 0,
    generatorShare: peak.generator / machine.cores,
    ...validityLimits(workload.shape),
    foreignCores: peak.foreign,
    crossed: [
      ...unexpectedAnswers(groups, unexpectedLimit(allowed, { isBreakpoint: broke !== null, isSmoke: !judgesTimes(workload.shape) })),
      // The end of a breakpoint run is where sessions fail and requests hang.
      ...(broke ? [] : unfinished(sessions, workload)),
      ...lateResponses(groups, { ...(broke ? NO_LIMIT : LOAD_BUDGETS.hangs), lifetimeOf: (name) => lifetimeOf(name, fails) }),
      ...(summary ? crossedOf(summary) : []),
      ...(workload.judgesGrowth ? memoryGrowth(memoryOfShop(samples), LOAD_BUDGETS.growth) : []),
      ...unsoldReasons(sales),
      ...(workload.checksRatios && target === 'edge' ? brokenRatios(journey, ratios) : []),
    ],
    breaking: broke && { ...broke, least: leastBreakpoint(target, workload) },
  })
}

/** Samples since the first request: before it k6 compiles its script for each virtual user, which loads nothing. */
function sinceFirst(samples: K6Outcome['samples'], notes: K6Outcome['notes']): K6Outcome['samples'] {
  const begun = notes.reduce((first, { responses: [response] }) => Math.min(first, response?.at ?? first), Number.POSITIVE_INFINITY)
  const loaded = samples.filter(({ at }) => at >= begun)
  return loaded.length === 0 ? samples : loaded
}

/** Memory of edge and mock; k6's own grows with the sessions that it has made. */
function memoryOfShop(samples: K6Outcome['samples']): MemorySample[] {
  return samples.map(({ memoryMb: { k6: _own, ...shop } }) => shop)
}

function of(cores: Readonly<Record<string, number>>, name: string): number {
  return cores[name] ?? Number.NaN
}

/** Cache states of a run's pages whose times have no threshold in it. */
export function unjudgedOf({ workload }: ResolvedRun, { notes }: K6Outcome): string[] {
  return unjudgedStates(responseGroups(notes), Object.keys(thresholds(workload)))
}

const NO_LIMIT = { medianMs: Number.POSITIVE_INFINITY, longestMs: Number.POSITIVE_INFINITY }
/** Share of the unexpected answers of a whole breakpoint run: its last seconds, where the shop sheds load, are a part of them. */
const BREAKPOINT_UNEXPECTED = 0.05

function unexpectedLimit(allowed: number, { isBreakpoint, isSmoke }: { isBreakpoint: boolean; isSmoke: boolean }): number {
  if (allowed > 0) return allowed
  if (isBreakpoint) return BREAKPOINT_UNEXPECTED
  return isSmoke ? 0 : LOAD_BUDGETS.unexpectedAnswers
}
