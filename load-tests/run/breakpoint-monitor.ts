import { availableParallelism } from 'node:os'
import type { ResponseRecord, SessionRecord } from '../plan.ts'
import { type BreakingPoint, type RunWindow, saturatedIn, findBreakpoint } from '../verdict/breaking-point.ts'
import { requestKind } from '../session/request-names.ts'
import { arrivalRateAt } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'
import { LOAD_BUDGETS } from './budgets.ts'
import { meanBusiest, meanCores, type Sample } from './sampler.ts'

/** Where a run broke, with what was known of its last seconds. */
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
/** Before, nothing is warm. */
const PATIENCE_MS = 25_000

/** Looks each second at the last ten, and ends the run where something gives; `now()` is the last window, whether it gave or not. */
export function monitorBreakpoint({ workload, rate, notes, samples, stop }: WatchInputs) {
  /** When the first session began: k6 takes its time to start. */
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
    const told = { sessionsPerSecond, requestsPerSecond, cores, busiest, saturated: saturatedIn(window) }
    return { ...(point ?? { what: '', isGenerator: false }), ...told }
  }
  const timer = setInterval(() => {
    if (found || Date.now() - begunAt() < PATIENCE_MS) return
    const point = look(Date.now())
    if (point.what === '') return
    found = point
    stop()
  }, EVERY_MS)
  return {
    /** The point, or the last window of a run in which nothing gave. */
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
  /** Its end, ms since 1970. */
  at: number
  planned: number
}

/** Exported for its test. */
export function windowOf({ notes, samples, at, planned }: WindowInputs): RunWindow {
  const isIn = (when: number) => when > at - WINDOW_MS && when <= at
  // Notes come in the order in which sessions ended: those before the window are not looked at.
  const first = notes.findLastIndex(({ responses }) => (responses.at(-1)?.at ?? 0) <= at - 2 * WINDOW_MS) + 1
  const sessions = notes.slice(first).filter(({ responses }) => isIn(responses.at(-1)?.at ?? 0))
  const responses = sessions.flatMap((note) => note.responses)
  const recent = samples.filter((sample) => isIn(sample.at))
  return {
    times: Object.fromEntries(Object.keys(LOAD_BUDGETS.timesMs).map((metric) => [metric, timesOf(responses, metric)])),
    responses: responses.length,
    wrong: sessions.reduce((sum, { broken }) => sum + broken.length, 0),
    sessionsPerSecond: sessions.length / (WINDOW_MS / 1000),
    plannedPerSecond: planned,
    cores: meanCores(recent),
    busiest: meanBusiest(recent),
    allCores: availableParallelism(),
  }
}

/** Times of a metric as k6 names it: `page_shell{cache:hit}`, `call_time`. */
function timesOf(responses: readonly ResponseRecord[], metric: string): number[] {
  const [, name = '', cache] = /^(\w+)(?:\{cache:(\w+)\})?$/.exec(metric) ?? []
  const isCall = name === 'call_time'
  return responses
    .filter((response) => (requestKind(response.name) === 'call') === isCall && (cache === undefined || response.cache === cache))
    .map(({ shellMs, endMs }) => (name === 'page_shell' ? shellMs : endMs))
}
