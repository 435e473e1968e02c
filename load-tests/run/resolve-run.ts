import { readMachine } from '../mock/bench/machine.ts'
import { sharesOf } from '../journey-mix.ts'
import type { Target } from '../plan.ts'
import { runFolder } from './run-folder.ts'
import { lasting, type Workload, workloadOf } from '../workloads.ts'

/** A run as somebody asks for it. */
export interface WantedRun {
  /** A journey, or `all`. */
  journey: string
  workload: string
  target: string
  /** Sessions a second, where they arrive; null = as many as the workload says. */
  rate: number | null
  /** How long it takes; null = as long as the workload says. */
  seconds: number | null
  seed: number
  /** Folder of made things. */
  dir: string
}

/** Sessions a second that this size of machine takes without trouble. */
const USUAL_RATE = 5

export type Wanted = ReturnType<typeof wantedOf>

/** What is to be run: the row of the table with what the command says otherwise. @throws Error for what there is not */
export function wantedOf({ journey, workload: name, target: targetName, rate, seconds, seed, dir }: WantedRun) {
  const stated = workloadOf(name)
  const workload: Workload = { ...stated, shape: seconds === null ? stated.shape : lasting(stated.shape, seconds) }
  const target = targetOf(targetName)
  const shares = sharesOf(workload.journey ?? journey, target)
  const startedAt = new Date()
  return {
    journey,
    name,
    workload,
    target,
    shares,
    rate: rate ?? workload.rate ?? USUAL_RATE,
    seed,
    startedAt: startedAt.toISOString(),
    machine: readMachine(),
    folder: runFolder(dir, `${journey}-${name}-${target}`, startedAt),
  }
}

function targetOf(text: string): Target {
  if (text === 'edge' || text === 'mock') return text
  throw new Error(`--target is edge or mock, not "${text}".`)
}
