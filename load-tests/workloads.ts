// THE TABLE OF WORKLOADS: how many sessions come, and how. A workload = a row. Open arrivals (sessions a second, whether or not the shop
// keeps up) where the question is what the shop can take; a fixed number of shoppers with think times where it is how it lives with them.
import type { JourneyName } from './journey-mix.ts'

interface Stage {
  /** Times the rate of the run. */
  rate: number
  seconds: number
}

export type Shape =
  /** So many shoppers make so many sessions each, one after the other; the same ones in every run. */
  | { kind: 'sessions'; shoppers: number; sessions: number }
  | { kind: 'arrivals'; stages: readonly Stage[] }
  | { kind: 'shoppers'; shoppers: number; seconds: number }

export interface Workload {
  says: string
  shape: Shape
  /** Think times are this many times as long; 0 = none. */
  pace: number
  /** The journey of this workload, where it has its own. */
  journey?: JourneyName
  /** Breaks its thresholds on purpose: the run ends there, and says where. */
  isBreaking?: boolean
}

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
    says: 'faster and faster until something gives',
    shape: { kind: 'arrivals', stages: [1, 5, 10, 20, 40, 80].map((rate) => ({ rate, seconds: 30 })) },
    pace: 0,
    isBreaking: true,
  },
} as const satisfies Record<string, Workload>

/** The workload of a name. @throws Error that lists all */
export function workloadOf(name: string): Workload {
  const workload: Workload | undefined = Object.entries(WORKLOADS).find(([known]) => known === name)?.[1]
  if (!workload) throw new Error(`There is no workload "${name}". Workloads: ${Object.keys(WORKLOADS).join(', ')}.`)
  return workload
}

/** Seconds that a workload takes; null: as long as its sessions take. */
export function secondsOf(shape: Shape): number | null {
  if (shape.kind === 'sessions') return null
  return shape.kind === 'shoppers' ? shape.seconds : shape.stages.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Sessions that arrive, as planned; null: as many as the shoppers come to. */
export function plannedSessions(shape: Shape, rate: number): number | null {
  if (shape.kind === 'shoppers') return null
  if (shape.kind === 'sessions') return shape.shoppers * shape.sessions
  // A stage's rate is reached at its end, in a straight line; the first begins at its own.
  const rates = shape.stages.map((stage) => stage.rate * rate)
  return shape.stages.reduce((sum, { seconds }, at) => sum + (((rates[at - 1] ?? rates[0] ?? 0) + (rates[at] ?? 0)) / 2) * seconds, 0)
}
