// THE TABLE OF WORKLOADS: how many sessions come, and how. A workload = a row. Open arrivals (sessions a second, whether or not the shop
// keeps up) where the question is what the shop can take; a fixed number of shoppers with think times where it is how it lives with them.
import type { JourneyName } from './journey-mix.ts'

interface Stage {
  /** Times the rate of the run. */
  rate: number
  seconds: number
}

export type Shape =
  /** So many shoppers make so many sessions together; the same ones in every run. */
  | { kind: 'sessions'; shoppers: number; sessions: number }
  | { kind: 'arrivals'; stages: readonly Stage[] }
  | { kind: 'shoppers'; shoppers: number; seconds: number }

/** What the director does. A new kind = a line here and one in run/scheduled-actions.ts. */
export type Deed = { /** Part of the run, 0 to 1. */ at: number; label: string } & (
  | { do: 'purge'; tags: readonly string[] }
  | { do: 'fail'; rules: readonly { route: string; kind: string; arg: string; percent?: number }[] }
  | { do: 'heal' }
)

export interface Workload {
  says: string
  shape: Shape
  /** Think times are this many times as long; 0 = none. */
  pace: number
  /** The journey of this workload, where it has its own. */
  journey?: JourneyName
  /** Sessions a second when nobody says otherwise. @default 5 */
  rate?: number
  /** What is done to the shop, and when. @default nothing */
  deeds?: readonly Deed[]
  /** Of the answers that may be other than they should: a shop that fails on purpose. @default that of the budgets */
  mostUnexpected?: number
  /** Pieces of which there is one, put on sale before. @default 0 */
  uniques?: number
  /** Products whose reduction ends at the mock's midnight before 17 March 2022, which comes at this part of the run. @default none */
  midnightAt?: number
  /** Breaks its thresholds on purpose: the run ends there, and says where. */
  isBreaking?: boolean
}

/** Steps of a ladder, each half as high again as the one before: 5 s up, 15 s on it. */
function rising(steps: number): Stage[] {
  return Array.from({ length: steps }, (_, step) => 1.5 ** step).flatMap((rate) => [
    { rate, seconds: 5 },
    { rate, seconds: 15 },
  ])
}

/** Tags of whatever the edge stores (edge/store/README.md). */
const ALL_PAGES = ['home', 'content', 'catalog', 'tag', 'boutique', 'vendor', 'product'].map((route) => `route-${route}`)

export const WORKLOADS = {
  smoke: { says: 'the same 25 sessions each time, one after the other', shape: { kind: 'sessions', shoppers: 1, sessions: 25 }, pace: 0 },
  average: { says: 'a usual hour', shape: { kind: 'arrivals', stages: [{ rate: 1, seconds: 300 }] }, pace: 1 },
  stress: {
    says: 'more and more, and back',
    shape: { kind: 'arrivals', stages: [1, 2, 4, 4, 1].map((rate) => ({ rate, seconds: 60 })) },
    pace: 1,
  },
  spike: {
    says: 'eight times as many within ten seconds',
    shape: { kind: 'arrivals', stages: [1, 8, 8, 1, 1].map((rate, at) => ({ rate, seconds: at % 2 === 1 ? 10 : 60 })) },
    pace: 1,
  },
  soak: { says: 'twenty shoppers for an hour', shape: { kind: 'shoppers', shoppers: 20, seconds: 3600 }, pace: 1 },
  breakpoint: {
    says: 'half as many more every 20 s until something gives',
    shape: { kind: 'arrivals', stages: rising(16) },
    pace: 0,
    isBreaking: true,
  },
  'cold-edge': {
    says: 'all that the edge has stored is purged half-way',
    shape: { kind: 'arrivals', stages: [{ rate: 1, seconds: 120 }] },
    pace: 1,
    deeds: [{ at: 0.5, label: 'purge all', do: 'purge', tags: ALL_PAGES }],
  },
  'unique-rush': {
    says: '500 shoppers, 100 at once, for 20 pieces of which there is one',
    shape: { kind: 'sessions', shoppers: 100, sessions: 500 },
    pace: 0,
    journey: 'rush',
    uniques: 20,
    // The edge sheds calls rather than let all wait; what is sold is sold right all the same.
    mostUnexpected: 0.2,
  },
  'night-of-shopping': {
    says: 'the clock crosses 17 March 2022 00:00 with a cache full of prices that end then',
    shape: { kind: 'arrivals', stages: [{ rate: 1, seconds: 480 }] },
    pace: 0,
    journey: 'night',
    midnightAt: 0.125,
  },
  'origin-brownout': {
    says: 'for a third of the time the shop is late (lognormal) and fails one call in twenty',
    shape: { kind: 'arrivals', stages: [{ rate: 1, seconds: 180 }] },
    pace: 1,
    mostUnexpected: 0.05,
    deeds: [
      {
        at: 1 / 3,
        label: 'brownout',
        do: 'fail',
        rules: [
          { route: '*', kind: 'latency-lognormal', arg: '200/0.8' },
          { route: '*', kind: 'status', arg: '503', percent: 5 },
        ],
      },
      { at: 2 / 3, label: 'healed', do: 'heal' },
    ],
  },
  'market-mix': {
    says: 'Poland 85, International 10, Spain 5, and how each fares',
    shape: { kind: 'arrivals', stages: [{ rate: 1, seconds: 300 }] },
    pace: 1,
  },
  'open-tabs': {
    says: '10,000 open listings, each renewed every 30 s: 333 arrivals a second',
    shape: { kind: 'arrivals', stages: [{ rate: 1, seconds: 60 }] },
    pace: 0,
    journey: 'open-tabs',
    rate: 10_000 / 30,
  },
} as const satisfies Record<string, Workload>

/** The workload of a name. @throws Error that lists all */
export function workloadOf(name: string): Workload {
  const workload: Workload | undefined = Object.entries(WORKLOADS).find(([known]) => known === name)?.[1]
  if (!workload) throw new Error(`There is no workload "${name}". Workloads: ${Object.keys(WORKLOADS).join(', ')}.`)
  return workload
}

/** The same in so many seconds, where it takes a time of its own. */
export function lasting(shape: Shape, seconds: number): Shape {
  const whole = secondsOf(shape)
  if (shape.kind === 'sessions' || whole === null) return shape
  if (shape.kind === 'shoppers') return { ...shape, seconds }
  return {
    ...shape,
    stages: shape.stages.map((stage) => ({ ...stage, seconds: Math.max(1, Math.round((stage.seconds / whole) * seconds)) })),
  }
}

/** Seconds that a workload takes; null: as long as its sessions take. */
export function secondsOf(shape: Shape): number | null {
  if (shape.kind === 'sessions') return null
  return shape.kind === 'shoppers' ? shape.seconds : shape.stages.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Sessions a second that arrive after so many seconds; 0 where nobody arrives by a plan. */
export function rateAt(shape: Shape, seconds: number, rate: number): number {
  if (shape.kind !== 'arrivals') return 0
  let [left, before] = [seconds, shape.stages[0]?.rate ?? 0]
  for (const stage of shape.stages) {
    if (left < stage.seconds) return (before + ((stage.rate - before) * Math.max(0, left)) / stage.seconds) * rate
    left -= stage.seconds
    before = stage.rate
  }
  return before * rate
}

/** Sessions that arrive, as planned; null: as many as the shoppers come to. */
export function plannedSessions(shape: Shape, rate: number): number | null {
  if (shape.kind === 'shoppers') return null
  if (shape.kind === 'sessions') return shape.sessions
  // A stage's rate is reached at its end, in a straight line; the first begins at its own.
  const rates = shape.stages.map((stage) => stage.rate * rate)
  return shape.stages.reduce((sum, { seconds }, at) => sum + (((rates[at - 1] ?? rates[0] ?? 0) + (rates[at] ?? 0)) / 2) * seconds, 0)
}
