// What a run found, as one list of rules.
import { judgesTimes } from '../load-shape.ts'
import { knowsGrowth, memoryGrowth, type MemorySample } from '../verdict/growth.ts'
import type { Reason } from '../verdict/reason.ts'
import { lateResponses, missingSamples, type ResponseGroup, unexpectedAnswers, unstored } from '../verdict/response-rules.ts'
import type { RunFacts } from '../verdict/run-verdict.ts'
import { type Sales, unsoldReasons, wrongSales } from '../verdict/sales.ts'
import { type SessionCounts, unfinished, wrongContent } from '../verdict/session-rules.ts'
import { LOAD_BUDGETS, lifetimeOf } from './budgets.ts'
import { thresholds } from './k6-options.ts'
import { crossedOf, type K6Summary } from './k6-summary.ts'
import { brokenRatios, type LoadRatios } from './load-ratios.ts'
import type { Invariant } from './mock-control.ts'
import type { ResolvedRun } from './resolve-run.ts'
import type { Sample } from './sampler.ts'
import { brokenInvariants, stalePriceReasons } from './session-findings.ts'

/** What a run measured. */
export interface MeasuredRun {
  groups: readonly ResponseGroup[]
  sessions: SessionCounts
  /** null: k6 wrote none. */
  summary: K6Summary | null
  /** Of the shop's processes, in the order of time. */
  memory: readonly MemorySample[]
  invariants: readonly Invariant[]
  sales: Sales
  /** Longest time a price was shown after its end, s; null: never. */
  oldest: number | null
  ratios: LoadRatios
  /** Whether the run lasted as long as was planned: what is sold, held and cached in a part of it says nothing. */
  isWhole: boolean
}

/** The findings that decide a verdict. @param isBreakpoint a run that ends where sessions fail and requests hang */
export function findingsOf(
  { workload, journey, target }: Pick<ResolvedRun, 'workload' | 'journey' | 'target'>,
  { groups, sessions, summary, memory, invariants, sales, oldest, ratios, isWhole }: MeasuredRun,
  isBreakpoint = false,
): Pick<RunFacts, 'wrong' | 'missing' | 'crossed' | 'slow'> {
  const fails = workload.maxUnexpectedShare !== undefined
  const allowed = workload.maxUnexpectedShare ?? 0
  const judgesGrowth = isWhole && workload.judgesGrowth === true
  const late = lateResponses(groups, { ...(isBreakpoint ? NO_LIMIT : LOAD_BUDGETS.hangs), lifetimeOf: (name) => lifetimeOf(name, fails) })
  const byTime = Map.groupBy([...late, ...(summary ? crossedOf(summary) : [])], ({ id }) => isOfTimes(id))
  return {
    wrong: [...wrongContent(sessions, allowed), ...wrongSales(sales), ...stalePriceReasons(oldest), ...brokenInvariants(invariants)],
    missing: [
      ...missingSamples(groups, { hasEdge: target === 'edge', judged: Object.keys(thresholds(workload, LOAD_BUDGETS)) }),
      ...(judgesGrowth && !knowsGrowth(memory) ? [NO_MEMORY] : []),
    ],
    crossed: [
      ...unexpectedAnswers(groups, unexpectedLimit(allowed, { isBreakpoint, isSmoke: !judgesTimes(workload.shape) })),
      ...(isBreakpoint ? [] : unfinished(sessions, workload)),
      ...(byTime.get(false) ?? []),
      ...(isBreakpoint ? [] : unstored(groups, Object.keys(thresholds(workload, LOAD_BUDGETS)))),
      ...(judgesGrowth ? memoryGrowth(memory, LOAD_BUDGETS.growth) : []),
      ...(isWhole ? unsoldReasons(sales) : []),
      ...(isWhole && workload.checksRatios && target === 'edge' ? brokenRatios(journey, ratios) : []),
    ],
    slow: byTime.get(true) ?? [],
  }
}

/** Memory of edge and mock; k6's own grows with the sessions that it has made. */
export function memoryOfShop(samples: readonly Pick<Sample, 'memoryMb'>[]): MemorySample[] {
  return samples.map(({ memoryMb: { k6: _own, ...shop } }) => shop)
}

const NO_MEMORY: Reason = { id: 'no-samples', text: 'too few samples of the shop’s memory, so nothing is known of its growth' }
/** Whether a reason is about a time, which a busy machine explains as well. */
function isOfTimes(id: string): boolean {
  return id.startsWith('hangs-') || Object.keys(LOAD_BUDGETS.timesMs).some((metric) => id.endsWith(metric))
}

const NO_LIMIT = { medianMs: Number.POSITIVE_INFINITY, longestMs: Number.POSITIVE_INFINITY }
/** Share of the unexpected answers of a whole breakpoint run: its last seconds, where the shop sheds load, are a part of them. */
const BREAKPOINT_UNEXPECTED = 0.05

function unexpectedLimit(allowed: number, { isBreakpoint, isSmoke }: { isBreakpoint: boolean; isSmoke: boolean }): number {
  if (allowed > 0) return allowed
  if (isBreakpoint) return BREAKPOINT_UNEXPECTED
  return isSmoke ? 0 : LOAD_BUDGETS.unexpectedAnswers
}
