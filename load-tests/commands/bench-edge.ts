import { join } from 'node:path'
import { PERSONA_PASSWORD, PERSONAS } from '#seeds/personas.ts'
import { comparedBuild } from '../compare/compared-build.ts'
import { type KindName, PAGE_KINDS } from '../edge-bench/page-kinds.ts'
import { runAgainst } from '../edge-bench/run-against.ts'
import { runEdgeBench } from '../edge-bench/run-edge-bench.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { buildAndSeed } from './build-and-seed.ts'
import { defineCommand, readNumber, readPort } from './command.ts'
import { workingCommit } from './working-commit.ts'

const PRODUCTS = 20_000
/** Ports of the workers; the mock's follows. */
const WORKER_PORTS = 4
const ROUNDS = 10
const PAIRS = 8
const KINDS = Object.keys(PAGE_KINDS) as KindName[]

/** npm run bench:edge: pages of the built worker beside a bare worker, or beside the worker of another commit. Times never fail it. */
export const benchEdge = defineCommand({
  help: `  --rounds <n>        turns of one second for each case                    ${ROUNDS}
  --port <n>          the first of five                                    8861

  --against <commit>  instead: that commit and the working tree in turns, processor time for a request of each kind
  --pairs <n>         times that both are measured, 40 s each              ${PAIRS}
  --only <kinds>      of these, by commas                                  all
${KINDS.map((name) => `    ${name.padEnd(18)}${PAGE_KINDS[name].description}`).join('\n')}

  The commit is checked out into .data/compare and built there, once. Times never fail the benchmark; the exit code is 2
  when something could not be measured.`,
  config: {
    options: {
      rounds: { type: 'string' },
      against: { type: 'string' },
      pairs: { type: 'string' },
      only: { type: 'string' },
      port: { type: 'string', default: '8861' },
    },
  },
  async run({ values }, project) {
    const { against, only } = values
    const port = readPort(values.port, WORKER_PORTS)
    const [rounds, pairs] = [readNumber('rounds', values.rounds), readNumber('pairs', values.pairs)]
    if (against === undefined && (pairs !== null || only !== undefined)) throw new Error('--pairs and --only need --against <commit>.')
    if (against !== undefined && rounds !== null) throw new Error('--rounds is not for --against, which has --pairs.')
    const kinds = kindsOf(only)
    const { dataDir, log } = project
    // A commit that is unknown or does not build ends the benchmark before anything else is done.
    const compared = against === undefined ? null : await comparedBuild(against, { dataDir, hasEdge: true, log })
    const { db, workerDir, dir } = await buildAndSeed(project, PRODUCTS)
    await using mocks = new AsyncDisposableStack()
    const mock = await startServer({ db, port: port + WORKER_PORTS })
    mocks.defer(mock.stop)
    const common = { port, shopApiOrigin: mock.origin, dir, log }
    if (compared) {
      const old = { name: compared.commit.slice(0, 12), workerDir: join(compared.dir, 'dist/rsc') }
      const next = { name: workingCommit(project), workerDir }
      return (await runAgainst({ ...common, old, new: next, kinds, pairs: pairs ?? PAIRS })) ? 0 : 2
    }
    const credentials = { email: PERSONAS.customer.email, password: PERSONA_PASSWORD }
    await runEdgeBench({ ...common, rounds: rounds ?? ROUNDS, workerDir, credentials })
    return 0
  },
})

function kindsOf(only: string | undefined): KindName[] {
  const wanted = only?.split(',').map((name) => name.trim())
  const unknown = wanted?.find((name) => !KINDS.some((kind) => kind === name))
  if (unknown !== undefined) throw new Error(`There is no kind of page "${unknown}". Kinds: ${KINDS.join(', ')}.`)
  return KINDS.filter((kind) => wanted?.includes(kind) ?? true)
}
