import type { Workload } from '../workloads.ts'
import { durationOf, judgesTimes } from '../load-shape.ts'
import { LOAD_BUDGETS } from './budgets.ts'

/** A journey of a run with its part of all sessions. */
export interface Share {
  journey: string
  /** 0 to 1 */
  share: number
}

/** Shoppers that k6 keeps ready at least. It makes more while it runs, but each takes it a while, and arrivals that find nobody are dropped. */
const MIN_PREALLOCATED_VUS = 50
const MAX_VUS = 600
/** A session with usual think times, most of which it sleeps; the longest ones have an open page. */
const SESSION_SECONDS = 20
/** How long sessions that have begun may go on after the end: longer than an open page sleeps (journeys/tabs.ts), or k6 would cut them off. */
const GRACE = '75s'
/** A smoke that takes longer hangs. */
const MAX_DURATION = '5m'

interface K6OptionsInputs {
  workload: Workload
  shares: readonly Share[]
  /** Sessions a second. */
  rate: number
  /** As many machines do it: k6 deals shoppers out, and one that gets none makes no session. @default 1 */
  segments?: number
}

/** The options of k6 for a workload: a scenario for each journey, and the thresholds of the budgets. */
export function k6Options({ workload, shares, rate, segments = 1 }: K6OptionsInputs) {
  const scenarios = shares.map(({ journey, share }) => [
    journey.replaceAll(/\W/g, '_'),
    { ...executor({ workload, rate: rate * share, share, segments }), exec: 'session', env: { JOURNEY: journey } },
  ])
  return {
    scenarios: Object.fromEntries(scenarios),
    thresholds: thresholds(workload),
    summaryTrendStats: ['min', 'avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max', 'count'],
    noConnectionReuse: false,
    userAgent: 'patyna-load',
  }
}

function executor({ workload, rate, share, segments }: { workload: Workload; rate: number; share: number; segments: number }) {
  const { shape, pace } = workload
  if (shape.executor === 'shared-iterations')
    return {
      executor: shape.executor,
      vus: Math.max(shape.vus, segments),
      iterations: Math.max(1, Math.round(shape.iterations * share)),
      maxDuration: MAX_DURATION,
    }
  if (shape.executor === 'constant-vus')
    return {
      executor: shape.executor,
      vus: Math.max(1, Math.round(shape.vus * share)),
      duration: `${durationOf(shape)}s`,
      gracefulStop: GRACE,
    }
  // k6 takes whole numbers alone: sessions in 100 s.
  const per100s = (times: number) => Math.max(1, Math.round(times * rate * 100))
  return {
    executor: shape.executor,
    startRate: per100s(shape.stages[0]?.rate ?? 1),
    timeUnit: '100s',
    preAllocatedVUs: preallocatedVus(Math.max(...shape.stages.map((stage) => stage.rate)) * rate, pace),
    maxVUs: MAX_VUS,
    stages: shape.stages.map((stage) => ({ target: per100s(stage.rate), duration: `${stage.seconds}s` })),
    gracefulStop: GRACE,
  }
}

/** How many there must be before the first one comes. @param rate sessions a second, at most @param pace how many times as long they think */
export function preallocatedVus(rate: number, pace: number): number {
  return Math.min(MAX_VUS, Math.max(MIN_PREALLOCATED_VUS, Math.ceil(rate * pace * SESSION_SECONDS)))
}

/** What a workload is held to, by k6's names of metrics. `>=0` holds always: it has k6 tell a metric that nothing is asked of. */
export function thresholds({
  shape,
  findsBreakpoint = false,
  maxUnexpectedShare = !judgesTimes(shape) ? 0 : LOAD_BUDGETS.unexpectedAnswers,
}: Workload): Record<string, string[]> {
  const times = Object.entries(LOAD_BUDGETS.timesMs).map(([metric, ms]) => [metric, [`p(95)<${ms}`]])
  return {
    checks: [findsBreakpoint ? 'rate>=0' : `rate>=${1 - maxUnexpectedShare}`],
    unexpected_answers: [findsBreakpoint ? 'rate>=0' : `rate<=${maxUnexpectedShare}`],
    dropped_iterations: ['count>=0'],
    data_received: ['count>=0'],
    http_reqs: ['count>=0'],
    // A machine's speed decides nothing in a smoke, and what breaks is judged by its last seconds (breakpoint-monitor.ts).
    ...(judgesTimes(shape) && !findsBreakpoint && Object.fromEntries(times)),
  }
}
