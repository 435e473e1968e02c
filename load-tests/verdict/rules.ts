// THE TABLE OF RULES: what makes a run fail, or invalid. A rule = a row, and a row of rules.test.ts.
import { LOAD_BUDGETS, leastBreakpoint, lifetimeOf, ratiosOf, validityLimits } from './budgets.ts'
import { crossedOf, type K6Summary } from './k6-summary.ts'
import type { LoadRatios } from './load-ratios.ts'
import { judgesTimes } from '../load-shape.ts'
import type { CompletedAction, Target } from '../plan.ts'
import type { Workload } from '../workloads.ts'
import { lateResponses, missingSamples, type ResponseGroup, unexpectedAnswers, unstored } from './response-rules.ts'
import { knowsGrowth, memoryGrowth, type MemorySample } from './growth.ts'
import { apartFrom, type Reason } from './reason.ts'
import { type Sales, type SessionCounts, unfinished, unsold, wrongContent, wrongSales } from './session-rules.ts'

/** A finished run, as it is judged. */
export interface JudgedRun {
  workload: Workload
  journey: string
  target: Target
  /** Metrics of k6 with a threshold in this run. */
  judged: readonly string[]
  /** Why there is no summary of k6; null: there is one. */
  error: string | null
  summary: K6Summary | null
  /** Why the run ended before its time: a signal, or a threshold that made going on pointless; null: it did not. */
  cutShort: string | null
  /** What was done to the shop by the plan of the workload. */
  actions: readonly CompletedAction[]
  counts: SessionCounts
  groups: readonly ResponseGroup[]
  /** Sessions that wrote something. */
  sessions: number
  /** Planned arrivals; null: there was no plan. */
  planned: number | null
  /** Arrival streams, one per journey: k6 rounds each by itself, so each may miss its last arrival. */
  streams: number
  /** Arrivals that k6 dropped for lack of a free virtual user. */
  dropped: number
  /** Processor time of k6 in its worst 10 s, as a share of all cores of the machine; NaN if it cannot be read. */
  generatorShare: number
  /** Of other processes than k6 and the shop, and stolen by the host, in the worst 30 s, as a share of all cores; NaN if it cannot be read. */
  foreignShare: number
  /** Of the shop's processes, in the order of time. */
  memory: readonly MemorySample[]
  /** Rules of the shop itself, with what breaks them. */
  invariants: readonly { name: string; title: string; violations: readonly { where: string; expected: string; actual: string }[] }[]
  sales: Sales
  /** Longest time a price was shown after its end, s; null: never. */
  oldestPriceSeconds: number | null
  ratios: LoadRatios
  /** Of a breakpoint run: its breaking point, or its last seconds. null: any other run */
  broke: { point: BreakpointFacts; isReached: boolean } | null
}

/** Last seconds of a breakpoint run. */
export interface BreakpointFacts {
  what: string
  isGenerator: boolean
  sessionsPerSecond: number
  requestsPerSecond: number
  saturated: string
}

/**
 * What a finding does. wrong: an answer or a state of the shop that no load excuses; crossed: holds on any machine; slow: a busy machine explains it as
 * well; unlike: the load was not the planned one; busy: others took the processor; missing: nothing is known of what is judged.
 */
type Kind = 'wrong' | 'crossed' | 'slow' | 'unlike' | 'busy' | 'missing'

const RULES: readonly { kind: Kind; find: (run: JudgedRun) => Reason[] }[] = [
  { kind: 'wrong', find: ({ counts, workload }) => wrongContent(counts, workload.maxUnexpectedShare ?? 0) },
  { kind: 'wrong', find: ({ sales }) => wrongSales(sales) },
  { kind: 'wrong', find: oldPrice },
  { kind: 'wrong', find: brokenInvariants },
  { kind: 'crossed', find: (run) => unexpectedAnswers(run.groups, unexpectedLimit(run)) },
  { kind: 'crossed', find: ({ counts, workload, broke }) => (broke ? [] : unfinished(counts, workload)) },
  { kind: 'crossed', find: (run) => timesAndAges(run).filter(({ id }) => !isOfTimes(id)) },
  { kind: 'crossed', find: ({ groups, judged, broke }) => (broke ? [] : unstored(groups, judged)) },
  { kind: 'crossed', find: (run) => (judgesGrowth(run) ? memoryGrowth(run.memory, LOAD_BUDGETS.growth) : []) },
  {
    kind: 'crossed',
    find: ({ sales, cutShort }) =>
      when(cutShort === null && unsold(sales) > 0, 'unsold', `${unsold(sales)} pieces were left`, unsold(sales), 0),
  },
  { kind: 'crossed', find: brokenRatios },
  { kind: 'crossed', find: tooEarly },
  { kind: 'slow', find: (run) => timesAndAges(run).filter(({ id }) => isOfTimes(id)) },
  { kind: 'slow', find: cutSessions },
  { kind: 'unlike', find: unlikeThePlan },
  {
    kind: 'unlike',
    find: ({ actions }) => actions.flatMap(({ label, isFailed = false }) => when(isFailed, 'action-failed', label)),
  },
  { kind: 'busy', find: busyMachine },
  { kind: 'missing', find: ({ groups, target, judged }) => missingSamples(groups, target, judged) },
  {
    kind: 'missing',
    find: (run) =>
      when(
        judgesGrowth(run) && !knowsGrowth(run.memory),
        'no-samples',
        'too few samples of the shop’s memory, so nothing is known of its growth',
      ),
  },
]

export interface RunVerdict {
  verdict: 'passed' | 'failed' | 'invalid'
  reasons: Reason[]
}

/**
 * The verdict. What holds on any machine fails the run, whatever the generator did; times fail it unless the generator or another program took the
 * processor; then a run that was not the planned one is invalid. All reasons are reported, those that decide first.
 */
export function runVerdict(run: JudgedRun): RunVerdict {
  const found = (kind: Kind) => RULES.filter((rule) => rule.kind === kind).flatMap(({ find }) => find(run))
  const [wrong, crossed, slow, busy, unlike] = [found('wrong'), found('crossed'), found('slow'), found('busy'), found('unlike')]
  const { broke } = run
  // A breakpoint run is judged by its last seconds, where a crossed threshold is what it looks for.
  if (broke) {
    if (wrong.length > 0) return { verdict: 'failed', reasons: [...wrong, ...crossed] }
    const invalid = [...unlike, ...busy]
    if (invalid.length > 0) return { verdict: 'invalid', reasons: [...invalid, ...(broke.point.isGenerator ? [] : brokeAt(broke))] }
    return { verdict: crossed.length > 0 ? 'failed' : 'passed', reasons: [...crossed, ...brokeAt(broke)] }
  }
  const failing = [...wrong, ...crossed]
  const isSlow = slow.length > 0 && busy.length === 0 && run.error === null
  if (failing.length > 0 || isSlow) return { verdict: 'failed', reasons: [...failing, ...slow, ...unlike, ...busy] }
  const invalid = [...unlike, ...busy, ...slow]
  if (invalid.length > 0) return { verdict: 'invalid', reasons: invalid }
  const missing = found('missing')
  return { verdict: missing.length > 0 ? 'invalid' : 'passed', reasons: missing }
}

function when(isBroken: boolean, id: string, text: string, value?: number, limit?: number): Reason[] {
  return isBroken ? [{ id, text, ...(value !== undefined && { value }), ...(limit !== undefined && { limit }) }] : []
}

function judgesGrowth({ workload, cutShort }: JudgedRun): boolean {
  return cutShort === null && workload.judgesGrowth === true
}

function oldPrice({ oldestPriceSeconds: seconds }: JudgedRun): Reason[] {
  const limit = LOAD_BUDGETS.oldPriceSeconds
  const text = `a price was shown ${seconds} s after its end, at most ${limit} are allowed`
  return when((seconds ?? 0) > limit, 'old-price', text, seconds ?? 0, limit)
}

function brokenInvariants({ invariants }: JudgedRun): Reason[] {
  return invariants.flatMap(({ name, title, violations }) =>
    violations.map((each) => ({ id: `invariant-${name}`, text: `${title}: ${each.where} should be ${each.expected}, is ${each.actual}` })),
  )
}

/** Share of the unexpected answers of a whole breakpoint run: its last seconds, where the shop sheds load, are a part of them. */
const BREAKPOINT_UNEXPECTED = 0.05

function unexpectedLimit({ workload, broke }: JudgedRun): number {
  const { maxUnexpectedShare = 0, shape } = workload
  if (maxUnexpectedShare > 0) return maxUnexpectedShare
  if (broke) return BREAKPOINT_UNEXPECTED
  return judgesTimes(shape) ? LOAD_BUDGETS.unexpectedAnswers : 0
}

/** Hangs, ages of pages and crossed thresholds. */
function timesAndAges({ groups, workload, summary }: JudgedRun): Reason[] {
  const fails = workload.maxUnexpectedShare !== undefined
  const late = lateResponses(groups, { ...LOAD_BUDGETS.hangs, lifetimeOf: (name) => lifetimeOf(name, fails) })
  return [...late, ...(summary ? crossedOf(summary) : [])]
}

/** Whether a reason is about a time, which a busy machine explains as well. */
function isOfTimes(id: string): boolean {
  return id.startsWith('hangs-') || Object.keys(LOAD_BUDGETS.timesMs).some((metric) => id.endsWith(metric))
}

const RATIOS = [
  { name: 'hitRatio', what: 'share of pages from the cache', digits: 3 },
  { name: 'apiCallsPerPage', what: 'API calls a page', digits: 2 },
  { name: 'bytesPerRequest', what: 'bytes a request', digits: 0 },
] as const

/** Ratios of a smoke outside the bounds of its journey; one that could not be worked out is broken. */
function brokenRatios({ workload, target, cutShort, journey, ratios }: JudgedRun): Reason[] {
  const budget = ratiosOf(journey)
  if (!budget || cutShort !== null || workload.checksRatios !== true || target !== 'edge') return []
  return RATIOS.flatMap(({ name, what, digits }) => {
    const [value, { least, most }] = [ratios[name], budget[name]]
    const [side, limit] = value > most ? ['at most', most] : ['at least', least]
    return when(
      !(value >= least && value <= most),
      `ratio-${name}`,
      `${what}: ${apartFrom(limit, value, digits)}, ${side} ${limit}`,
      value,
      limit,
    )
  })
}

/** A shop that gives way at once has not passed, however clearly. */
function tooEarly({ broke, target, workload }: JudgedRun): Reason[] {
  if (!broke?.isReached) return []
  const { point } = broke
  const least = leastBreakpoint(target, workload)
  const [what, value, limit] =
    'sessions' in least ? ['sessions', point.sessionsPerSecond, least.sessions] : ['requests', point.requestsPerSecond, least.requests]
  const text = `gave way at ${value.toFixed(1)} ${what} a second, at least ${limit} are expected`
  return when(value < limit, 'breakpoint-rate', text, value, limit)
}

/** Least share of planned sessions that k6 started; below it, the load was another one. */
const MIN_STARTED = 0.99

/** Sessions that began and wrote nothing: k6 cut them off more than a minute after the end of the run, because the shop let them wait. */
function cutSessions({ sessions, planned, streams, dropped, cutShort }: JudgedRun): Reason[] {
  if (planned === null || cutShort !== null) return []
  const begun = planned - streams - dropped
  const text = `${Math.round(begun - sessions)} of ${Math.round(begun)} sessions that began did not end, more than a minute after the run`
  return when(sessions < begun * MIN_STARTED, 'cut-sessions', text, sessions / begun, MIN_STARTED)
}

/** Why the load was not the planned one. */
function unlikeThePlan({ error, cutShort, sessions, planned, streams, dropped, broke }: JudgedRun): Reason[] {
  if (error !== null) return [{ id: 'generator-error', text: error }]
  const none = when(sessions === 0, 'no-session', 'no session ran')
  if (cutShort !== null) return [{ id: 'cut-short', text: cutShort }, ...none]
  // A breakpoint run ends early, and drops arrivals once all virtual users wait for the shop: that is what it looks for.
  if (broke) return [...(broke.isReached && broke.point.isGenerator ? brokeAt(broke) : []), ...none]
  const few = `${sessions} sessions ran of ${Math.round(planned ?? 0)} that were planned`
  return [
    ...none,
    ...when(dropped > 0, 'dropped', `k6 dropped ${dropped} arrivals: it had nobody ready for them`, dropped, 0),
    ...when(planned !== null && sessions < (planned - streams) * MIN_STARTED, 'too-few-sessions', few, sessions, planned ?? 0),
  ]
}

/** Who else may explain slow times. */
function busyMachine({ workload, generatorShare, foreignShare }: JudgedRun): Reason[] {
  const { maxGeneratorShare, maxForeignShare } = validityLimits(workload.shape)
  const k6 = `k6 itself took ${percent(generatorShare)} of the machine in its worst 10 s (at most ${percent(maxGeneratorShare)}): it is what was measured`
  const others = `other programs took ${percent(foreignShare)} of the machine for 30 s (at most ${percent(maxForeignShare)}): times are theirs as well`
  return [
    ...when(generatorShare > maxGeneratorShare, 'generator-share', k6, generatorShare, maxGeneratorShare),
    ...when(foreignShare > maxForeignShare, 'foreign-load', others, foreignShare, maxForeignShare),
  ]
}

function brokeAt({ point, isReached }: NonNullable<JudgedRun['broke']>): Reason[] {
  const at = `${point.sessionsPerSecond.toFixed(1)} sessions and ${point.requestsPerSecond.toFixed(0)} requests a second`
  if (!isReached) return [{ id: 'gave-way', text: `nothing gave way up to ${at}` }]
  const who = point.isGenerator ? 'the generator gave way first' : 'gave way'
  return [
    { id: 'gave-way', text: `${who} at ${at}: ${point.what}` },
    { id: 'gave-way', text: `saturated: ${point.saturated}` },
  ]
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))} %`
}
