import { sharesOf } from '../journey-mix.ts'
import { withDuration } from '../load-shape.ts'
import { readMachine } from '../mock/bench/machine.ts'
import type { Target } from '../plan.ts'
import { DEFAULT_RATE, type Workload, workloadOf, type WorkloadTable } from '../workloads.ts'
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
  /** Whether sessions are light; undefined: as the workload says. */
  isLight?: boolean | undefined
  /** Whether visitors speak HTTP/2 over TLS. @default false */
  hasTls?: boolean
  /** Number of sessions of a workload that ends with them; fewer are too few for its ratios. @default the workload's */
  sessions?: number
  /** Folder of generated files. */
  dir: string
}

export type ResolvedRun = ReturnType<typeof resolveRun>

/** The row of the workload with the changes of the command line. @throws Error for an unknown journey, workload or target */
export function resolveRun(
  { journey, workload: name, target: targetName, rate, seconds, seed, isLight, hasTls = false, sessions, dir }: RunParams,
  table?: WorkloadTable,
) {
  const row = sessions === undefined ? workloadOf(name, table) : withSessions(workloadOf(name, table), sessions)
  const workload = changedWorkload(row, { seconds, isLight })
  if (workload.journey === undefined && journey === 'rush' && workload.uniques === undefined)
    throw new Error(`The journey rush buys single pieces, which the workload ${name} does not have: --workload unique-rush.`)
  if (rate !== null && workload.shape.executor !== 'ramping-arrival-rate')
    throw new Error(`--rate says nothing to the workload ${name}: its number of shoppers is fixed.`)
  const target = targetOf(targetName)
  const startedAt = new Date()
  return {
    journey,
    name,
    workload,
    target,
    shares: sharesOf(workload.journey ?? journey, target),
    rate: rate ?? workload.rate ?? DEFAULT_RATE,
    seed,
    hasTls,
    startedAt: startedAt.toISOString(),
    machine: readMachine(),
    folder: runFolder(dir, `${journey}-${name}-${target}`, startedAt),
  }
}

/** The row of a workload with the duration and the kind of sessions of a run. */
export function changedWorkload(row: Workload, { seconds, isLight }: Pick<RunParams, 'seconds' | 'isLight'>): Workload {
  const light = isLight ?? row.isLight ?? false
  return {
    ...row,
    shape: seconds === null ? row.shape : withDuration(row.shape, seconds),
    isLight: light,
    // The ratios of a smoke are those of the sessions that it makes by itself.
    checksRatios: row.checksRatios === true && light === (row.isLight ?? false),
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
