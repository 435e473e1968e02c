// THE TABLE OF WORKLOADS: number and timing of sessions. A workload = a row; help texts, validation, thresholds and reports derive from it.
// The open model (arrivals per second) tests capacity, a fixed number of shoppers with think times tests endurance.
import type { JourneyName } from './journey-mix.ts'
import { type LoadShape, withDuration } from './load-shape.ts'

/** What the runner does to the shop during a run. A new kind = a line here and one in run/scheduled-actions.ts. */
export type ScheduledAction = { /** Part of the run, 0 to 1. */ at: number; label: string } & (
  | { action: 'purge'; tags: readonly string[] }
  | { action: 'fail'; rules: readonly { route: string; kind: string; arg: string; percent?: number }[] }
  | { action: 'recover' }
)

export interface Workload {
  description: string
  shape: LoadShape
  /** Think times are multiplied by this; 0: none. */
  pace: number
  /** The journey of this workload, if it has its own. @default that of the command line */
  journey?: JourneyName
  /** Sessions a second. @default DEFAULT_RATE */
  rate?: number
  /** @default none */
  actions?: readonly ScheduledAction[]
  /** Greatest share of unexpected responses, where the shop fails on purpose. @default that of the budgets */
  maxUnexpectedShare?: number
  /** Least share of the sessions of any journey that do what they came for, where calls fail on purpose. @default that of the journey */
  leastCompleted?: number
  /** Times that are judged, by metric of the budgets, where calls are slow on purpose. @default all */
  judgedTimes?: readonly string[]
  /** Number of products whose stock is set to one piece before the run. @default 0 */
  uniques?: number
  /** The mock's midnight before 17 March 2022, when some reductions end, occurs at this share of the run. @default never */
  midnightAt?: number
  /** The run ends where a threshold is crossed or sessions queue; the verdict names the limit. @default false */
  findsBreakpoint?: boolean
  /** Whether the memory of edge and mock may not grow. @default false */
  judgesGrowth?: boolean
  /** Whether sessions request pages and calls alone, without what a browser loads besides. @default false */
  isLight?: boolean
  /** Share of the sessions that check whole pages, 0 to 1. @default a tenth, since it costs k6 processor time */
  checkedShare?: number
  /** Hit ratio, upstream calls and bytes are held to the budgets of the journey: the sessions are the same in every run. @default false */
  checksRatios?: boolean
}

/** Sessions a second that this size of machine takes without queues. */
export const DEFAULT_RATE = 5

/** Share of the sessions that check whole pages, unless the workload says another: reading a page costs k6 about as much as requesting it. */
export const CHECKED_SHARE = 0.1

/** A ramp that multiplies the rate by 1.5 with each step: 5 s up, 15 s held. */
function ramp(steps: number) {
  return Array.from({ length: steps }, (_, step) => 1.5 ** step).flatMap((rate) => [
    { rate, seconds: 5 },
    { rate, seconds: 15 },
  ])
}

/** Tags of all pages that the edge caches (edge/store/README.md). */
const ALL_PAGES = ['home', 'content', 'catalog', 'tag', 'boutique', 'vendor', 'product'].map((route) => `route-${route}`)

export const WORKLOADS = {
  smoke: {
    description: 'the same 25 sessions each time, one after the other',
    shape: { executor: 'shared-iterations', vus: 1, iterations: 25 },
    pace: 0,
    isLight: true,
    checkedShare: 1,
    checksRatios: true,
  },
  average: {
    description: 'a usual hour',
    shape: { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 300 }] },
    pace: 1,
  },
  stress: {
    description: 'up to four times the rate, and back',
    shape: { executor: 'ramping-arrival-rate', stages: [1, 2, 4, 4, 1].map((rate) => ({ rate, seconds: 60 })) },
    pace: 1,
  },
  spike: {
    description: 'eight times the rate within ten seconds',
    shape: {
      executor: 'ramping-arrival-rate',
      stages: [1, 8, 8, 1, 1].map((rate, at) => ({ rate, seconds: at % 2 === 1 ? 10 : 60 })),
    },
    pace: 1,
  },
  soak: {
    description: 'twenty shoppers for an hour; memory may not grow',
    shape: { executor: 'constant-vus', vus: 20, seconds: 3600 },
    pace: 1,
    judgesGrowth: true,
  },
  breakpoint: {
    description: '1.5 times the rate every 20 s until a limit is reached',
    shape: { executor: 'ramping-arrival-rate', stages: ramp(16) },
    pace: 0,
    findsBreakpoint: true,
  },
  'cold-edge': {
    description: 'all cached pages are purged half-way',
    shape: { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 120 }] },
    pace: 1,
    actions: [{ at: 0.5, label: 'purge all', action: 'purge', tags: ALL_PAGES }],
  },
  'unique-rush': {
    description: '500 shoppers, 100 at once, for 20 one-of-a-kind pieces',
    shape: { executor: 'shared-iterations', vus: 100, iterations: 500 },
    pace: 0,
    journey: 'rush',
    // What is counted is pieces, and 100 browsers would be more than one machine can make.
    isLight: true,
    uniques: 20,
    // The edge sheds calls instead of queueing all of them; stock is still sold correctly.
    maxUnexpectedShare: 0.2,
  },
  'night-of-shopping': {
    description: 'the clock crosses 17 March 2022 00:00 with a cache full of prices that end then',
    shape: { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 480 }] },
    pace: 0,
    journey: 'night',
    isLight: true,
    midnightAt: 0.125,
  },
  'origin-brownout': {
    description: 'for a third of the time the shop API is slow (lognormal) and fails one call in twenty',
    shape: { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 180 }] },
    pace: 1,
    maxUnexpectedShare: 0.05,
    // Of some thirty calls of a visit one in twenty fails while it lasts, and what waits for calls takes as long as they do.
    leastCompleted: 0.7,
    judgedTimes: ['page_shell{cache:hit}', 'page_shell{cache:stale}'],
    actions: [
      {
        at: 1 / 3,
        label: 'brownout',
        action: 'fail',
        rules: [
          { route: '*', kind: 'latency-lognormal', arg: '200/0.8' },
          { route: '*', kind: 'status', arg: '503', percent: 5 },
        ],
      },
      { at: 2 / 3, label: 'healed', action: 'recover' },
    ],
  },
  'market-mix': {
    description: 'Poland 85, International 10, Spain 5, measured apart',
    shape: { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 300 }] },
    pace: 1,
  },
  'open-tabs': {
    description: '10,000 open listings, each refreshed every 30 s: 333 arrivals a second',
    shape: { executor: 'ramping-arrival-rate', stages: [{ rate: 1, seconds: 60 }] },
    pace: 0,
    journey: 'open-tabs',
    rate: 10_000 / 30,
  },
} as const satisfies Readonly<Record<string, Workload>>

/** The workload of a command that names none. */
export const DEFAULT_WORKLOAD = 'smoke' satisfies keyof typeof WORKLOADS

/** The workload of a name. @throws Error that lists all */
export function workloadOf(name: string): Workload {
  const table: Readonly<Record<string, Workload>> = WORKLOADS
  const workload = Object.hasOwn(table, name) ? table[name] : undefined
  if (!workload) throw new Error(`There is no workload "${name}". Workloads: ${Object.keys(table).join(', ')}.`)
  return workload
}

/** The journey of a run. @throws Error for another one than its workload makes, and for one whose products another workload sets up */
export function journeyIn(row: Workload, name: string, asked: string): string {
  if (row.journey !== undefined && asked !== 'all' && asked !== row.journey)
    throw new Error(`The workload ${name} has a journey of its own: ${row.journey}, not "${asked}".`)
  const isSetUp = ({ uniques, midnightAt }: Workload) => uniques !== undefined || midnightAt !== undefined
  const [needed] = Object.entries<Workload>(WORKLOADS).find(([, each]) => each.journey === asked && isSetUp(each)) ?? []
  if (needed !== undefined && !isSetUp(row))
    throw new Error(`The journey ${asked} needs products that the workload ${needed} sets up: --workload ${needed}.`)
  return row.journey ?? asked
}

/** What a command changes of a workload. */
interface Changes {
  /** Sessions a second; null: the workload's. */
  rate: number | null
  /** Duration; null: the workload's. */
  seconds: number | null
  /** Factor of think times; null: the workload's. */
  pace: number | null
  /** Whether sessions are light; undefined: as the workload says. */
  isLight?: boolean | undefined
}

/** The row of a workload with the changes of a run. @throws Error for what says nothing to it */
export function changedWorkload(row: Workload, name: string, { rate, seconds, pace, isLight }: Changes) {
  if (rate !== null && row.shape.executor !== 'ramping-arrival-rate')
    throw new Error(`A rate says nothing to the workload ${name}: its number of shoppers is fixed.`)
  if (seconds !== null && row.shape.executor === 'shared-iterations')
    throw new Error(`A duration says nothing to the workload ${name}: it ends with its sessions.`)
  // A smoke would last too long (run/k6-options.ts); sessions of a breakpoint that pause look like those that queue.
  if (pace !== null && pace > 0 && (row.shape.executor === 'shared-iterations' || row.findsBreakpoint))
    throw new Error(`A pace says nothing to the workload ${name}: its sessions make no pauses.`)
  if (pace !== null && !(pace >= 0)) throw new Error(`A pace is 0 or more, not ${pace}.`)
  for (const [what, value] of Object.entries({ rate, duration: seconds }))
    if (value !== null && !(value > 0)) throw new Error(`A ${what} is more than 0, not ${value}.`)
  const light = isLight ?? row.isLight ?? false
  return {
    ...row,
    rate: rate ?? row.rate ?? DEFAULT_RATE,
    shape: seconds === null ? row.shape : withDuration(row.shape, seconds),
    pace: pace ?? row.pace,
    isLight: light,
    // The ratios of a smoke are those of the sessions that it makes by itself.
    checksRatios: row.checksRatios === true && light === (row.isLight ?? false),
  }
}

/** The row of a workload against a shop that nobody controls, of which neither memory nor upstream calls are known. @throws Error if it changes the shop */
export function withoutControl(row: Workload, name: string): Workload {
  if (row.actions || row.uniques !== undefined || row.midnightAt !== undefined)
    throw new Error(
      `The workload ${name} changes the shop by the control API of the mock: npm run load -- … --workload ${name}, without an origin.`,
    )
  return { ...row, judgesGrowth: false, checksRatios: false }
}
