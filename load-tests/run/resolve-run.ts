import { sharesOf } from '../journey-mix.ts'
import { readMachine } from '../mock/bench/machine.ts'
import type { Target } from '../plan.ts'
import type { GivenOptions } from '../verdict/next-steps.ts'
import { changedWorkload, journeyIn, withoutControl, type Workload, workloadOf } from '../workloads.ts'
import { runFolder } from './run-folder.ts'

/** Parameters of a run from the command line. */
export interface RunParams {
  /** A journey or `all`. */
  journey: string
  workload: string
  target: string
  /** Sessions per second; null: the workload's rate. */
  rate: number | null
  /** Duration; null: the workload's duration. */
  seconds: number | null
  seed: number
  /** Factor of think times; null: the workload's. @default null */
  pace?: number | null
  /** Origin of a shop that runs already, without a control API; null: one is started. @default null */
  origin?: string | null
  /** Whether sessions are light; undefined: as the workload says. */
  isLight?: boolean | undefined
  /** Number of sessions of a workload that ends with them; fewer are too few for its ratios. @default the workload's */
  sessions?: number
  /** Products of a shop that is started for the run. @default 1k */
  size?: string
  /** Further options of the command line that change what is measured, to make the same run again. @default none */
  more?: GivenOptions
  /** Folder of generated files. */
  dir: string
}

export type ResolvedRun = ReturnType<typeof resolveRun>

/** The row of the workload with the changes of the command line. @throws Error for an unknown journey, workload or target */
export function resolveRun(params: RunParams) {
  const { journey: asked, workload: name, target: targetName, rate, seconds, seed, dir } = params
  const { pace = null, origin = null, isLight, sessions, size = '1k', more = {} } = params
  const ofTable = origin === null ? workloadOf(name) : withoutControl(workloadOf(name), name)
  const row = sessions === undefined ? ofTable : withSessions(ofTable, sessions)
  const workload = changedWorkload(row, name, { rate, seconds, pace, isLight })
  const journey = journeyIn(workload, name, asked)
  const target = targetOf(targetName)
  const startedAt = new Date()
  return {
    journey,
    name,
    workload,
    target,
    shares: sharesOf(journey, target),
    rate: workload.rate,
    seed,
    size,
    origin,
    given: { rate, seconds, pace, light: isLight, ...more },
    startedAt: startedAt.toISOString(),
    machine: readMachine(),
    folder: runFolder(dir, `${journey}-${name}-${target}`, startedAt),
  }
}

/** Fewer or more sessions of a workload that ends with them, whose ratios are then others. */
function withSessions(row: Workload, sessions: number): Workload {
  if (row.shape.executor !== 'shared-iterations') return row
  return { ...row, shape: { ...row.shape, iterations: sessions }, checksRatios: false }
}

function targetOf(text: string): Target {
  if (text === 'edge' || text === 'mock') return text
  throw new Error(`--target is edge or mock, not "${text}".`)
}
