// What gives first when more and more come: judged by the last seconds alone, or all the good times before would hide it.

import { percentile } from '../statistics/percentiles.ts'

/** The last seconds of a run. */
export interface RunWindow {
  /** Times by metric of the budgets, such as `page_shell{cache:hit}`, ms. */
  times: Readonly<Record<string, readonly number[]>>
  /** Answers, and how many were not as expected. */
  responses: number
  wrong: number
  /** Sessions that ended, and that were to begin, a second. */
  sessionsPerSecond: number
  plannedPerSecond: number
  /** Cores of each process, `others` and `stolen` among them, and its busiest thread. */
  cores: Readonly<Record<string, number>>
  busiest: Readonly<Record<string, number>>
  /** Of the machine. */
  allCores: number
}

export interface BreakLimits {
  /** p95 by metric, ms. */
  timesMs: Readonly<Record<string, number>>
  maxUnexpectedShare: number
  /** Of the machine, for k6. */
  maxGeneratorShare: number
}

/** Where it was, in words; `k6`: the generator gave first, and nothing is known of the shop. */
export interface BreakingPoint {
  what: string
  isGenerator: boolean
}

/** A p95 of fewer is one slow answer. */
const MIN_RESPONSES = 40
/** Fewer of the sessions end than arrive: they queue. */
const MIN_ENDED = 0.9
/** A thread that computes nearly all the time can do no more. */
export const SATURATED = 0.9

/** What gives in a window; null: all holds. The generator is looked at first, since a starved one makes times of its own. */
export function findBreakpoint(window: RunWindow, { timesMs, maxUnexpectedShare, maxGeneratorShare }: BreakLimits): BreakingPoint | null {
  const generator = window.cores['k6'] ?? 0
  if (generator > maxGeneratorShare * window.allCores) return { what: `k6 itself took ${generator.toFixed(2)} cores`, isGenerator: true }
  for (const [metric, most] of Object.entries(timesMs)) {
    const sorted = (window.times[metric] ?? []).toSorted((a, b) => a - b)
    const p95 = percentile(sorted, 95)
    if (sorted.length >= MIN_RESPONSES && p95 > most)
      return { what: `${metric}: p95 ${p95.toFixed(0)} ms (at most ${most})`, isGenerator: false }
  }
  if (window.responses >= MIN_RESPONSES && window.wrong / window.responses > maxUnexpectedShare)
    return { what: `${window.wrong} of ${window.responses} answers were not as expected`, isGenerator: false }
  const { sessionsPerSecond, plannedPerSecond } = window
  if (sessionsPerSecond < plannedPerSecond * MIN_ENDED)
    return { what: `${sessionsPerSecond.toFixed(1)} sessions ended of ${plannedPerSecond.toFixed(1)} a second`, isGenerator: false }
  return null
}

/** What could do no more in a window, in words: a thread, or the machine. */
export function saturatedIn({ cores, busiest, allCores }: Pick<RunWindow, 'cores' | 'busiest' | 'allCores'>): string {
  const threads = Object.entries(busiest)
    .filter(([, part]) => part >= SATURATED)
    .map(([name, part]) => `a thread of ${name} (${part.toFixed(2)})`)
  const all = Object.values(cores).reduce((sum, value) => sum + (value || 0), 0)
  const machine = all >= SATURATED * allCores ? [`the machine (${all.toFixed(2)} of ${allCores} cores)`] : []
  return [...threads, ...machine].join(' and ') || 'no thread: requests waited for each other, or for the disk'
}
