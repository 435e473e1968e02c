import { join } from 'node:path'
import { parseSize } from '#seeds/seed.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { JOURNEY_CHOICES } from '../journey-mix.ts'
import { USUAL_BOUNDS } from '../run/allowed-load.ts'
import { readCatalogFile } from '../run/catalog-file.ts'
import { INTERRUPTED, InterruptedError } from '../run/interruption.ts'
import { k6File } from '../run/k6-file.ts'
import { startLoadStack } from '../run/start-load-stack.ts'
import { DEFAULT_RATE, DEFAULT_WORKLOAD, WORKLOADS } from '../workloads.ts'
import { defineCommand, onlyPositional, type Project, readNumber, readPort } from './command.ts'
import { runLoad, type RunLoadOptions } from './run-load.ts'
import { workingCommit } from './working-commit.ts'

const WORKLOAD_LINES = Object.entries(WORKLOADS).map(([name, { description }]) => `${name.padEnd(18)} ${description}`)

const HELP = `  <journey|all>    what sessions do
  --workload <w>   how many sessions come, and how                ${DEFAULT_WORKLOAD}
  --target <t>     edge, or the mock API alone                    edge
  --rate <n>       sessions a second, of the open model           ${DEFAULT_RATE}, or the workload's
  --seconds <n>    duration, unless the sessions end the run      the workload's
  --pace <n>       factor of think times, 0: none                 the workload's
  --size <n>       products, as 1k or 20k                         1k
  --seed <n>       of all random choices                            1
  --port <n>       of the shop; the next is the mock's            8940
  --light          pages and calls alone, without the files, panels and prefetches of a browser; --no-light: with them
                                                                  in a smoke light, else not
  --edge-of <commit>   the worker of another commit, which is built in .data/compare once, before this mock
  --origin <o>     a shop that runs already (load-tests/catalog/README.md); headers of all requests: LOAD_HEADERS, as JSON
  --catalog <file> what is expected of it, made by npm run load -- catalog <o>; else it is read before the run
  --yes-load <h>   its host, if it is not this machine
  --most-rate <n>  bound of a run against another machine, sessions a second   ${USUAL_BOUNDS.mostRate}
  --most-seconds <n>   and its duration                                        ${USUAL_BOUNDS.mostSeconds}
  --no-stock-guard a mock that sells pieces twice: the verdict must be failed

  Journeys   ${JOURNEY_CHOICES.join(', ')}
  Workloads  ${WORKLOAD_LINES.join(`\n${' '.repeat(13)}`)}

  k6 is that of the PATH, else Go builds v1.8.1 once. The report is one file in .data/load; the exit code is 0 for
  passed, 1 for failed, 2 for invalid, 130 for a run that Ctrl-C or SIGTERM ended, with a verdict on what was seen.`

/** Of a run that no signal ended. */
const EXIT_CODES = { passed: 0, failed: 1, invalid: 2 } as const

/** npm run load: k6 against the built storefront. */
export const load = defineCommand({
  help: HELP,
  config: {
    allowPositionals: true,
    allowNegative: true,
    options: {
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
      catalog: { type: 'string' },
      'yes-load': { type: 'string', default: '' },
      'most-rate': { type: 'string', default: String(USUAL_BOUNDS.mostRate) },
      'most-seconds': { type: 'string', default: String(USUAL_BOUNDS.mostSeconds) },
      'stock-guard': { type: 'boolean', default: true },
    },
  },
  async run({ values, positionals }, project) {
    const { dataDir, log } = project
    const { workload, target, size, origin, catalog } = values
    if (values['edge-of'] !== undefined && (origin !== undefined || target === 'mock'))
      throw new Error('--edge-of is of an edge that the run starts: not with --origin, nor with --target mock.')
    if (catalog !== undefined && origin === undefined) throw new Error('--catalog is of a shop that runs already: with --origin.')
    const journey = onlyPositional(positionals, `Give one journey, or all: ${JOURNEY_CHOICES.join(', ')}.`)
    const number = (name: 'rate' | 'seconds' | 'pace') => readNumber(name, values[name])
    const port = readPort(values.port, 1)
    // A wrong size is refused before anything is built.
    parseSize(size)
    const startStack: RunLoadOptions['startStack'] = async (options) => {
      const workerDir = options.hasEdge ? await workerOf(values['edge-of'], project) : ''
      return startLoadStack({ ...options, size, port, workerDir, dir: dataDir, hasControl: true, hasPictures: true })
    }
    try {
      const { verdict, isInterrupted } = await runLoad({
        journey,
        workload,
        target,
        size,
        rate: number('rate'),
        seconds: number('seconds'),
        pace: number('pace'),
        seed: readNumber('seed', values.seed),
        origin: origin?.replace(/\/$/, '') ?? null,
        isLight: values.light,
        dir: dataDir,
        more: { catalog, 'edge-of': values['edge-of'], 'stock-guard': values['stock-guard'] ? undefined : false },
        ...(catalog !== undefined && { catalog: readCatalogFile(catalog) }),
        agreed: {
          agreedHost: values['yes-load'],
          mostRate: readNumber('most-rate', values['most-rate']),
          mostSeconds: readNumber('most-seconds', values['most-seconds']),
        },
        // Edge and mock of two commits have no place in the history of one.
        commit: values['edge-of'] === undefined && origin === undefined ? workingCommit(project) : '',
        mockArgs: values['stock-guard'] ? [] : ['--no-stock-guard'],
        findK6: () => k6File({ dir: dataDir, log }),
        startStack,
        log,
      })
      return isInterrupted ? INTERRUPTED : EXIT_CODES[verdict]
    } catch (error) {
      if (!(error instanceof InterruptedError)) throw error
      log(`${error.message} before a session began.`)
      return INTERRUPTED
    }
  },
})

/** Folder of the built worker: the working tree's, or that of a commit. */
async function workerOf(ref: string | undefined, { dataDir, ensureBuilt, log }: Project): Promise<string> {
  if (ref === undefined) return ensureBuilt()
  return join((await comparedBuild(ref, { dataDir, hasEdge: true, log })).dir, 'dist/rsc')
}
