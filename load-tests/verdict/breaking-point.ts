// Finds what breaks first under a growing load, by the last seconds alone: the good times before would hide it.

import { percentile } from '../statistics/percentiles.ts'
import { apartFrom } from './reason.ts'

/** The last seconds of a run. */
export interface RunWindow {
  /** Times by metric of the budgets, such as `page_shell{cache:hit}`, ms. */
  times: Readonly<Record<string, readonly number[]>>
  /** Responses, and the number of unexpected ones. */
  responses: number
  wrong: number
  /** Sessions per second: ended, and planned to start. */
  sessionsPerSecond: number
  plannedPerSecond: number
  /** Busy cores of each process, including `others` and `stolen`, and the load of its busiest thread. */
  cores: Readonly<Record<string, number>>
  busiest: Readonly<Record<string, number>>
  /** Cores of the machine. */
  allCores: number
}

export interface BreakLimits {
  /** p95 by metric, ms. */
  timesMs: Readonly<Record<string, number>>
  maxUnexpectedShare: number
  /** Greatest share of the machine's cores for k6. */
  maxGeneratorShare: number
}

/** A breaking point, as a sentence; `isGenerator`: the load generator was saturated first, so the shop's limit is unknown. */
export interface BreakingPoint {
  what: string
  isGenerator: boolean
}

/** Least number of samples for a p95; with fewer it is one slow response. */
const MIN_RESPONSES = 40
/** Least ratio of ended to planned sessions; below it, sessions queue. */
const MIN_ENDED = 0.9
/** Load above which a thread is saturated. */
export const SATURATED = 0.9

/** The breaking point of a window; null: none. Checks the generator first, since a saturated one delays responses itself. */
export function findBreakpoint(window: RunWindow, { timesMs, maxUnexpectedShare, maxGeneratorShare }: BreakLimits): BreakingPoint | null {
  const generator = window.cores['k6'] ?? 0
  if (generator > maxGeneratorShare * window.allCores) return { what: `k6 itself took ${generator.toFixed(2)} cores`, isGenerator: true }
  for (const [metric, most] of Object.entries(timesMs)) {
    const sorted = (window.times[metric] ?? []).toSorted((a, b) => a - b)
    const p95 = percentile(sorted, 95)
    if (sorted.length >= MIN_RESPONSES && p95 > most)
      return { what: `${metric}: p95 ${apartFrom(most, p95)} ms (at most ${most})`, isGenerator: false }
  }
  if (window.responses >= MIN_RESPONSES && window.wrong / window.responses > maxUnexpectedShare)
    return { what: `${window.wrong} of ${window.responses} answers were not as expected`, isGenerator: false }
  const { sessionsPerSecond, plannedPerSecond } = window
  if (sessionsPerSecond < plannedPerSecond * MIN_ENDED)
    return { what: `${sessionsPerSecond.toFixed(1)} sessions ended of ${plannedPerSecond.toFixed(1)} a second`, isGenerator: false }
  return null
}

/** The saturated resource of a window, as a sentence: a thread, or the machine. */
export function saturatedIn({ cores, busiest, allCores }: Pick<RunWindow, 'cores' | 'busiest' | 'allCores'>): string {
  if (Object.values(busiest).every(Number.isNaN)) return 'not known, since this system tells no processor time'
  const threads = Object.entries(busiest)
    .filter(([, part]) => part >= SATURATED)
    .map(([name, part]) => `a thread of ${name} (${part.toFixed(2)})`)
  const all = Object.values(cores).reduce((sum, value) => sum + (value || 0), 0)
  const machine = all >= SATURATED * allCores ? [`the machine (${all.toFixed(2)} of ${allCores} cores)`] : []
  return [...threads, ...machine].join(' and ') || 'no thread: requests waited for each other, or for the disk'
}
