// Options of load: the parameters of a run, and the stack that it needs.
import { join } from 'node:path'
import { comparedBuild } from '../compare/compared-build.ts'
import { JOURNEY_CHOICES } from '../journey-mix.ts'
import type { LoadStack } from '../run/load-stack.ts'
import type { RunParams } from '../run/resolve-run.ts'
import { startLoadStack } from '../run/start-load-stack.ts'
import { DEFAULT_RATE, DEFAULT_WORKLOAD, workloadLines, type WorkloadTable } from '../workloads.ts'
import { parseSize } from '#seeds/seed.ts'
import { type Project, readNumber, readPort } from './command.ts'

/** Options of node:util parseArgs. */
export const RUN_OPTIONS = {
  workload: { type: 'string', default: DEFAULT_WORKLOAD },
  target: { type: 'string', default: 'edge' },
  rate: { type: 'string' },
  seconds: { type: 'string' },
  size: { type: 'string', default: '1k' },
  seed: { type: 'string', default: '1' },
  port: { type: 'string', default: '8940' },
  'edge-of': { type: 'string' },
  light: { type: 'boolean' },
  pace: { type: 'string' },
  origin: { type: 'string' },
} as const

/** Their help text. */
export const RUN_HELP = `  --workload <w>   how many sessions come, and how                ${DEFAULT_WORKLOAD}
  --target <t>     edge, or the mock API alone                    edge
  --rate <n>       sessions a second, of the open model           ${DEFAULT_RATE}, or the workload's
  --seconds <n>    duration, unless the sessions end the run      the workload's
  --pace <n>       factor of think times, 0: none                 the workload's
  --size <n>       products, as 1k or 20k                         1k
  --seed <n>       of all random draws                            1
  --port <n>       of the shop; the next is the mock's            8940
  --light          pages and calls alone, without the files, panels and prefetches of a browser; --no-light: with them
                                                                  in a smoke light, else not
  --edge-of <commit>   the worker of another commit, which is built in .data/compare once, before this mock`

/** The names of both tables, for help texts. */
export function choiceLines(table?: WorkloadTable): string {
  const workloads = workloadLines(table).map((line, at) => `  ${at === 0 ? 'Workloads' : '         '}  ${line}`)
  return [`  Journeys   ${JOURNEY_CHOICES.join(', ')}`, ...workloads].join('\n')
}

/** Of mock and TLS front. */
const MORE_PORTS = 2

interface RunValues {
  workload: string
  target: string
  rate?: string | undefined
  seconds?: string | undefined
  size: string
  seed: string
  port: string
  'edge-of'?: string | undefined
  light?: boolean | undefined
  pace?: string | undefined
  origin?: string | undefined
  tls?: boolean
}

/** @throws Error if it is not a number */
export function runParams(journey: string, values: RunValues, { dataDir }: Project): RunParams {
  return {
    journey,
    workload: values.workload,
    size: values.size,
    target: values.target,
    rate: readNumber('rate', values.rate),
    seconds: readNumber('seconds', values.seconds),
    seed: readNumber('seed', values.seed) ?? 1,
    pace: readNumber('pace', values.pace),
    origin: values.origin?.replace(/\/$/, '') ?? null,
    isLight: values.light,
    hasTls: values.tls ?? false,
    dir: dataDir,
  }
}

/** Builds the worker if the run needs it, then starts the stack. */
export function stackStarter(values: Pick<RunValues, 'size' | 'port' | 'edge-of'>, project: Project) {
  const { size } = values
  const port = readPort(values.port, MORE_PORTS)
  // A wrong size is refused before anything is built.
  parseSize(size)
  const { dataDir } = project
  return async (options: { folder: string; hasEdge: boolean; mockArgs: readonly string[] }): Promise<LoadStack> => {
    const workerDir = options.hasEdge ? await workerOf(values['edge-of'], project) : ''
    return startLoadStack({
      ...options,
      size,
      port,
      workerDir,
      dir: dataDir,
      hasControl: true,
      hasPictures: true,
    })
  }
}

/** Folder of the built worker: the working tree's, or that of a commit. */
async function workerOf(ref: string | undefined, { dataDir, ensureBuilt, log }: Project): Promise<string> {
  if (ref === undefined) return ensureBuilt()
  return join((await comparedBuild(ref, { dataDir, hasEdge: true, log })).dir, 'dist/rsc')
}
