import type { Workload } from '../workloads.ts'
import { sessionSeconds } from '../journey-mix.ts'
import { durationOf, judgesTimes, partOf } from '../load-shape.ts'
import type { LOAD_BUDGETS } from '../verdict/budgets.ts'

/** A journey of a run with its share of all sessions. */
export interface Share {
  journey: string
  /** 0 to 1 */
  share: number
}

/** Least number of preallocated virtual users. k6 is slow to add more during a run, and drops arrivals without a free one. */
const MIN_PREALLOCATED_VUS = 50
const MAX_VUS = 600
/** Time that requests of a session may take together while the shop is slow, s: who waits for a response is not ready for an arrival. */
const RESPONSE_SECONDS = 0.5
/**
 * Graceful stop, s: longer than an open page sleeps (journeys/tabs.ts) and a visit that comes again goes on (of such visits one in twenty takes
 * more than 75), or k6 would interrupt sessions; a slower pace lengthens all.
 */
const GRACE_SECONDS = 150
/** Connections of a browser to one host (HTTP/1.1). */
const CONNECTIONS = 6
/** A smoke run that takes longer hangs. */
const MAX_DURATION = '5m'

/** Where more than half of the answers are wrong, going on is pointless, and the worst that can be done to a shop that gave way. */
const POINTLESS = { threshold: 'rate<=0.5', abortOnFail: true, delayAbortEval: '10s' } as const

/** What thresholds follow from: the `load` part of e2e/budgets.json. */
export type Budgets = Pick<typeof LOAD_BUDGETS, 'unexpectedAnswers' | 'timesMs'>

interface K6OptionsInputs {
  workload: Workload
  shares: readonly Share[]
  /** Sessions per second. */
  rate: number
  budgets: Budgets
}

/** k6 options of a workload: one scenario per journey, and the thresholds of the budgets. */
export function k6Options({ workload, shares, rate, budgets }: K6OptionsInputs) {
  const scenarios = shares.map(({ journey, share }) => [
    journey.replaceAll(/\W/g, '_'),
    {
      ...executor({ journey, share }, { workload, rate }),
      exec: 'session',
      env: { JOURNEY: journey },
    },
  ])
  return {
    scenarios: Object.fromEntries(scenarios),
    thresholds: thresholds(workload, budgets),
    summaryTrendStats: ['min', 'avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max', 'count'],
    noConnectionReuse: false,
    batchPerHost: CONNECTIONS,
    userAgent: 'patyna-load',
  }
}

/** How k6 starts the sessions of one journey. */
function executor({ journey, share }: Share, { workload, rate }: { workload: Workload; rate: number }) {
  const { shape, pace, findsBreakpoint = false } = workload
  const gracefulStop = `${Math.ceil(GRACE_SECONDS * Math.max(1, pace))}s`
  if (shape.executor === 'shared-iterations')
    return {
      executor: shape.executor,
      vus: shape.vus,
      iterations: partOf(shape.iterations, share),
      maxDuration: MAX_DURATION,
    }
  if (shape.executor === 'constant-vus')
    return {
      executor: shape.executor,
      vus: partOf(shape.vus, share),
      duration: `${durationOf(shape)}s`,
      gracefulStop,
    }
  // k6 accepts integers only, so the rate is sessions per 100 s.
  const per100s = (times: number) => Math.max(1, Math.round(times * rate * share * 100))
  return {
    executor: shape.executor,
    startRate: per100s(shape.stages[0]?.rate ?? 1),
    timeUnit: '100s',
    // A breakpoint begins far below its greatest rate, and ends once sessions queue.
    preAllocatedVUs: findsBreakpoint
      ? MIN_PREALLOCATED_VUS
      : preallocatedVus(Math.max(...shape.stages.map((stage) => stage.rate)) * rate * share, pace * sessionSeconds(journey)),
    maxVUs: MAX_VUS,
    stages: shape.stages.map((stage) => ({ target: per100s(stage.rate), duration: `${stage.seconds}s` })),
    gracefulStop,
  }
}

/** Number of virtual users to preallocate. @param rate sessions per second, at most @param seconds that a session lasts */
export function preallocatedVus(rate: number, seconds: number): number {
  return Math.min(MAX_VUS, Math.max(MIN_PREALLOCATED_VUS, Math.ceil(rate * (seconds + RESPONSE_SECONDS))))
}

/** A threshold of k6; some end the run. */
type Threshold = string | typeof POINTLESS

/** Thresholds of a workload by k6's metric names. `>=0` always holds: it makes k6 report a metric that has no threshold. */
export function thresholds(
  { shape, findsBreakpoint = false, maxUnexpectedShare, judgedTimes }: Workload,
  { unexpectedAnswers, timesMs }: Budgets,
): Record<string, Threshold[]> {
  const most = maxUnexpectedShare ?? (judgesTimes(shape) ? unexpectedAnswers : 0)
  const judged = Object.entries(timesMs).filter(([metric]) => judgedTimes?.includes(metric) ?? true)
  const times = judged.map(([metric, ms]) => [metric, [`p(95)<${ms}`]])
  return {
    checks: [findsBreakpoint ? 'rate>=0' : `rate>=${1 - most}`],
    unexpected_answers: findsBreakpoint ? ['rate>=0'] : [`rate<=${most}`, ...(judgesTimes(shape) ? [POINTLESS] : [])],
    dropped_iterations: ['count>=0'],
    data_received: ['count>=0'],
    redirected_answers: ['count>=0'],
    http_reqs: ['count>=0'],
    // A smoke run does not judge times, and breakpoint-monitor.ts judges a breakpoint run by its last seconds.
    ...(judgesTimes(shape) && !findsBreakpoint && Object.fromEntries(times)),
  }
}
