import { availableParallelism } from 'node:os'
import type { ResponseRecord, SessionRecord } from '../plan.ts'
import { type BreakingPoint, type RunWindow, saturatedIn, findBreakpoint } from '../verdict/breaking-point.ts'
import { requestKind } from '../session/request-names.ts'
import { arrivalRateAt } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'
import { LOAD_BUDGETS } from '../verdict/budgets.ts'
import { meanBusiest, meanCores, type Sample } from './sampler.ts'

/** The point where a run broke, with the figures of its last seconds. */
export interface MeasuredBreakpoint extends BreakingPoint {
  sessionsPerSecond: number
  requestsPerSecond: number
  cores: Readonly<Record<string, number>>
  busiest: Readonly<Record<string, number>>
  saturated: string
}

interface WatchInputs {
  workload: Workload
  rate: number
  notes: readonly SessionRecord[]
  samples: readonly Sample[]
  /** Ends the run. */
  stop: () => void
}

const EVERY_MS = 1000
const WINDOW_MS = 10_000
/** Judges nothing earlier, while caches are cold. */
const WARM_UP_MS = 25_000

/** Judges the last 10 s once a second and ends the run at its breaking point. */
export function monitorBreakpoint({ workload, rate, notes, samples, stop }: WatchInputs) {
  /** Start of the first session; k6 itself needs time to start. */
  const begunAt = () => {
    const first = notes[0]?.responses[0]
    return first ? first.at - first.endMs : Date.now()
  }
  let found: MeasuredBreakpoint | null = null
  const look = (at: number): MeasuredBreakpoint => {
    const window = windowOf({ notes, samples, at, planned: arrivalRateAt(workload.shape, (at - WINDOW_MS - begunAt()) / 1000, rate) })
    const point = findBreakpoint(window, {
      timesMs: LOAD_BUDGETS.timesMs,
      maxUnexpectedShare: workload.maxUnexpectedShare ?? LOAD_BUDGETS.unexpectedAnswers,
      maxGeneratorShare: LOAD_BUDGETS.generatorCores,
    })
    const { sessionsPerSecond, cores, busiest } = window
    const requestsPerSecond = window.responses / (WINDOW_MS / 1000)
    const measured = { sessionsPerSecond, requestsPerSecond, cores, busiest, saturated: saturatedIn(window) }
    return { ...(point ?? { what: '', isGenerator: false }), ...measured }
  }
  const timer = setInterval(() => {
    if (found || Date.now() - begunAt() < WARM_UP_MS) return
    const point = look(Date.now())
    if (point.what === '') return
    found = point
    stop()
  }, EVERY_MS)
  return {
    /** The breaking point, or the last window of a run that did not break. */
    end(): { point: MeasuredBreakpoint; isReached: boolean } {
      clearInterval(timer)
      return found
        ? { point: found, isReached: true }
        : { point: look(notes.reduce((last, { responses }) => Math.max(last, responses.at(-1)?.at ?? 0), 0)), isReached: false }
    },
  }
}

interface WindowInputs {
  notes: readonly SessionRecord[]
  samples: readonly Sample[]
  /** End of the window, ms since 1970. */
  at: number
  planned: number
}

/** Exported for its test. */
export function windowOf({ notes, samples, at, planned }: WindowInputs): RunWindow {
  const isIn = (when: number) => when > at - WINDOW_MS && when <= at
  // Notes are ordered by the end of their sessions, so the search starts at the window.
  const first = notes.findLastIndex(({ responses }) => (responses.at(-1)?.at ?? 0) <= at - 2 * WINDOW_MS) + 1
  const sessions = notes.slice(first).filter(({ responses }) => isIn(responses.at(-1)?.at ?? 0))
  const responses = sessions.flatMap((note) => note.responses)
  const recent = samples.filter((sample) => isIn(sample.at))
  return {
    times: Object.fromEntries(Object.keys(LOAD_BUDGETS.timesMs).map((metric) => [metric, timesOf(responses, metric)])),
    responses: responses.length,
    wrong: responses.filter(({ isExpected }) => !isExpected).length,
    sessionsPerSecond: sessions.length / (WINDOW_MS / 1000),
    plannedPerSecond: planned,
    cores: meanCores(recent),
    busiest: meanBusiest(recent),
    allCores: availableParallelism(),
  }
}

/** Times of a metric by its k6 name: `page_shell{cache:hit}`, `call_time`. */
function timesOf(responses: readonly ResponseRecord[], metric: string): number[] {
  const [, name = '', cache] = /^(\w+)(?:\{cache:(\w+)\})?$/.exec(metric) ?? []
  const isCall = name === 'call_time'
  return responses
    .filter((response) => (requestKind(response.name) === 'call') === isCall && (cache === undefined || response.cache === cache))
    .map(({ shellMs, endMs }) => (name === 'page_shell' ? shellMs : endMs))
}
