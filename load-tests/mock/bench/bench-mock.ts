import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { THRESHOLDS, type Verdict, verdicts } from './thresholds.ts'
import { bare, cartAdds, carts, checkAdded, checkSearch, likes, logins, offersOf, searches } from './calls.ts'
import { type Machine, readMachine } from './machine.ts'
import { type Case, measure, type Measured } from './measure.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { machineLine, runLines, verdictLines } from './report.ts'
import type { ShopRun } from './shop-run.ts'
import { checkpointsOf, timeCheckpoint } from './write-ahead-log.ts'

export interface BenchOptions {
  /** Databases to measure, by number of products. The smallest is copied and written to; others are only searched. */
  databases: readonly { products: number; path: string }[]
  credentials: { email: string; password: string }
  /** Folder of generated files; results go to its `results`. */
  dir: string
  port: number
  seconds: number
  log: (line: string) => void
}

const SEARCH_CONNECTIONS = { whole: [1, 8, 32], searchOnly: [1, 2, 4] } as const

/** Measures the mock API over HTTP, prints the results, and saves them as JSON. */
export async function benchMock({ databases, credentials, dir, port, seconds, log }: BenchOptions): Promise<void> {
  const machine = readMachine()
  log(machineLine(machine))
  log('The clients are in one process of their own on the same cores; closed loop, connections are kept open.\n')
  const [small, ...large] = databases
  if (!small) throw new Error('There is no database to measure')
  const timing = { port, durationMs: seconds * 1000 }
  const runs: ShopRun[] = []
  const done = (run: ShopRun) => {
    runs.push(run)
    log(runLines(run).join('\n'))
  }
  done(await runWhole({ ...small, credentials, dir, ...timing }))
  for (const one of large) done(await runSearches({ ...one, ...timing }))
  const found = verdicts(runs)
  log(`\n${verdictLines(found).join('\n')}`)
  log(`\nKept: ${keep(dir, { machine, runs, verdicts: found })}`)
}

interface RunOptions {
  products: number
  path: string
  port: number
  durationMs: number
}

/** Runs all cases on a copy, so that the benchmark's carts and likes stay out of the developer's database. */
async function runWhole({
  products,
  path,
  port,
  durationMs,
  credentials,
  dir,
}: RunOptions & Pick<BenchOptions, 'credentials' | 'dir'>): Promise<ShopRun> {
  const copy = join(dir, 'bench-mock.sqlite')
  removeDatabase(copy)
  copyFileSync(path, copy)
  const offers = offersOf(copy)
  const server = await startMeasured({ db: copy, port })
  try {
    const { rssBytes: rssAtStart, cpuUs } = await server.gauges()
    const run = (one: Omit<Case, 'durationMs'>) => measure(server, { ...one, durationMs })
    const cases = [
      await run({ name: 'bare route', connections: 8, next: bare }),
      ...(await measureSearches(server, SEARCH_CONNECTIONS.whole, durationMs)),
    ]
    const guests: string[] = []
    const checkpointsBefore = checkpointsOf(copy)
    cases.push(
      await run({ name: 'cart add', connections: THRESHOLDS.cartAdds.connections, next: cartAdds(offers, guests), check: checkAdded }),
    )
    const count = checkpointsOf(copy) - checkpointsBefore
    const checkpoint = timeCheckpoint(copy)
    cases.push(await run({ name: 'cart', connections: 8, next: carts(guests) }))
    cases.push(await run({ name: 'like', connections: 8, next: likes(offers) }))
    cases.push(await run({ name: 'login', connections: 4, next: logins(credentials) }))
    return { products, startMs: server.startMs, startCpuS: cpuUs / 1e6, rssAtStart, cases, checkpoints: { count, ...checkpoint } }
  } finally {
    await server.stop()
    removeDatabase(copy)
  }
}

async function runSearches({ products, path, port, durationMs }: RunOptions): Promise<ShopRun> {
  const server = await startMeasured({ db: path, port })
  try {
    const { rssBytes: rssAtStart, cpuUs } = await server.gauges()
    const cases = [
      await measure(server, { name: 'bare route', connections: 8, durationMs, next: bare }),
      ...(await measureSearches(server, SEARCH_CONNECTIONS.searchOnly, durationMs)),
    ]
    return { products, startMs: server.startMs, startCpuS: cpuUs / 1e6, rssAtStart, cases, checkpoints: null }
  } finally {
    await server.stop()
  }
}

async function measureSearches(server: MeasuredServer, connections: readonly number[], durationMs: number): Promise<Measured[]> {
  const next = await searches(server.origin)
  const cases: Measured[] = []
  for (const each of connections)
    cases.push(await measure(server, { name: 'search', connections: each, durationMs, next, check: checkSearch }))
  return cases
}

function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
}

function keep(dir: string, result: { machine: Machine; runs: ShopRun[]; verdicts: Verdict[] }): string {
  const folder = join(dir, 'results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'bench-mock.json')
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  return file
}
