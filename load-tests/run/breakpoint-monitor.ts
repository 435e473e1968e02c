import { availableParallelism } from 'node:os'
import type { Answered, SessionNote } from '../plan.ts'
import { type BreakingPoint, type RunWindow, saturatedIn, whatGives } from '../verdict/breaking-point.ts'
import { kindOfRequest } from '../session/request-names.ts'
import { arrivalRateAt } from '../load-shape.ts'
import type { Workload } from '../workloads.ts'
import { LOAD_BUDGETS } from './budgets.ts'
import { meanBusiest, meanCores, type Sample } from './sampler.ts'

/** Where a run broke, with what was known of its last seconds. */
export interface FoundPoint extends BreakingPoint {
  sessionsPerSecond: number
  requestsPerSecond: number
  cores: Readonly<Record<string, number>>
  busiest: Readonly<Record<string, number>>
  saturated: string
}

interface WatchInputs {
  workload: Workload
  rate: number
  notes: readonly SessionNote[]
  samples: readonly Sample[]
  /** Ends the run. */
  stop: () => void
}

const EVERY_MS = 1000
const WINDOW_MS = 10_000
/** Before, nothing is warm. */
const PATIENCE_MS = 25_000

/** Looks each second at the last ten, and ends the run where something gives; `now()` is the last window, whether it gave or not. */
export function watchBreaking({ workload, rate, notes, samples, stop }: WatchInputs) {
  /** When the first session began: k6 takes its time to start. */
  const begunAt = () => {
    const first = notes[0]?.answers[0]
    return first ? first.at - first.endMs : Date.now()
  }
  let found: FoundPoint | null = null
  const look = (at: number): FoundPoint => {
    const window = windowOf({ notes, samples, at, planned: arrivalRateAt(workload.shape, (at - WINDOW_MS - begunAt()) / 1000, rate) })
    const point = whatGives(window, {
      timesMs: LOAD_BUDGETS.timesMs,
      maxUnexpectedShare: workload.maxUnexpectedShare ?? LOAD_BUDGETS.unexpectedAnswers,
      mostGeneratorShare: LOAD_BUDGETS.generatorCores,
    })
    const { sessionsPerSecond, cores, busiest } = window
    const requestsPerSecond = window.answers / (WINDOW_MS / 1000)
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
    end(): { point: FoundPoint; gave: boolean } {
      clearInterval(timer)
      return found
        ? { point: found, gave: true }
        : { point: look(notes.reduce((last, { answers }) => Math.max(last, answers.at(-1)?.at ?? 0), 0)), gave: false }
    },
  }
}

interface WindowInputs {
  notes: readonly SessionNote[]
  samples: readonly Sample[]
  /** Its end, ms since 1970. */
  at: number
  planned: number
}

/** Exported for its test. */
export function windowOf({ notes, samples, at, planned }: WindowInputs): RunWindow {
  const isIn = (when: number) => when > at - WINDOW_MS && when <= at
  // Notes come in the order in which sessions ended: those before the window are not looked at.
  const first = notes.findLastIndex(({ answers }) => (answers.at(-1)?.at ?? 0) <= at - 2 * WINDOW_MS) + 1
  const sessions = notes.slice(first).filter(({ answers }) => isIn(answers.at(-1)?.at ?? 0))
  const answers = sessions.flatMap((note) => note.answers)
  const recent = samples.filter((sample) => isIn(sample.at))
  return {
    times: Object.fromEntries(Object.keys(LOAD_BUDGETS.timesMs).map((metric) => [metric, timesOf(answers, metric)])),
    answers: answers.length,
    wrong: sessions.reduce((sum, { broken }) => sum + broken.length, 0),
    sessionsPerSecond: sessions.length / (WINDOW_MS / 1000),
    plannedPerSecond: planned,
    cores: meanCores(recent),
    busiest: meanBusiest(recent),
    allCores: availableParallelism(),
  }
}

/** Times of a metric as k6 names it: `page_shell{cache:hit}`, `call_time`. */
function timesOf(answers: readonly Answered[], metric: string): number[] {
  const [, name = '', cache] = /^(\w+)(?:\{cache:(\w+)\})?$/.exec(metric) ?? []
  const isCall = name === 'call_time'
  return answers
    .filter((answer) => (kindOfRequest(answer.name) === 'call') === isCall && (cache === undefined || answer.cache === cache))
    .map(({ shellMs, endMs }) => (name === 'page_shell' ? shellMs : endMs))
}
