// npm run bench:search: latency of searches with facets, in process and over HTTP.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openDb } from '#db/open.ts'
import { printComparison, printGradedIndex, printQuality } from './print-quality.ts'
import { queryClasses, type QueryClass } from './bench-queries.ts'
import { timeRuns, type Timing } from './bench-timing.ts'
import { createSearchIndex } from '#mock-api/search/search-index.ts'

const HELP = `npm run bench:search -- [options]

  --products <n>  how many, as 100000, 100k or 1m  100000
  --seed <n>      seed of the catalog            42
  --db <path>     an existing database instead
  --judged        how well the judged queries are answered, class by class, instead of how fast
  --graded        nDCG@10, precision@10 and empty pages of the graded queries, class by class
  --fts5          with --graded: beside SQLite's FTS5 over the same products
  --help          this text`

/** Latency goal of every class of searches, in process: p99 in ms at a million products. */
const GOAL = { p99: 50, products: 1_000_000 }
const PER_PAGE = 32
/** Suggestion queries: prefixes, one with a typo, one without a match. */
const TYPED = ['k', 'krz', 'fotel', 'lampa st', 'chier', 'thonte', 'kanap', 'xyzq', 'galeria', 'dąb']
const DATA_DIR = '.data'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '42' },
    db: { type: 'string' },
    judged: { type: 'boolean', default: false },
    graded: { type: 'boolean', default: false },
    fts5: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) console.log(HELP)
else await run()

async function run(): Promise<void> {
  const path = options.db ?? (await timed('Seed', seededDatabase))
  const db = openDb(path)
  const index = await timed('Index', () => createSearchIndex(db))
  if (options.judged) return printQuality(db, index)
  if (options.graded) return options.fts5 ? printComparison(db, index) : printGradedIndex(db, index)
  const { rss, arrayBuffers } = process.memoryUsage()
  console.log(`Memory: ${megabytes(rss)} in all, ${megabytes(arrayBuffers)} of it sets and columns`)
  const cores = availableParallelism()
  const load = loadavg()[0] ?? 0
  console.log(`Machine: ${cores} cores, load ${load.toFixed(1)} before the first search`)
  console.log(`\n${index.size} products, pages of ${PER_PAGE}, always with facets; ms\n`)

  const now = Date.now()
  const classes = queryClasses(index, now)
  const inProcess: Timing[] = []
  for (const { queries } of classes) {
    inProcess.push(
      await timeRuns((nth) => {
        const query = queries[nth % queries.length]
        if (query) index.search({ ...query, perPage: PER_PAGE, now: now + nth })
      }),
    )
  }
  const suggestions = await timeRuns((nth) => {
    const query = TYPED[nth % TYPED.length] ?? ''
    index.suggest({ query, language: 'pl', now: now + nth })
  })
  printTable(classes, inProcess, await overHttp(path, classes))
  console.log(`suggestions, in process: p50 ${suggestions.p50.toFixed(2)}, p99 ${suggestions.p99.toFixed(2)}`)

  const slowest = Math.max(...inProcess.map(({ p99 }) => p99))
  const verdict = slowest <= GOAL.p99 ? 'within' : 'ABOVE'
  const scale = index.size < GOAL.products ? ` (the goal is meant for ${GOAL.products}: --products ${GOAL.products})` : ''
  console.log(`\nSlowest p99 in process: ${slowest.toFixed(1)} ms, ${verdict} the goal of ${GOAL.p99} ms${scale}`)
  if (load > cores) console.log('The machine was busy with other work, which shows first in p99: run again before believing it.')
  db.$client.close()
}

async function seededDatabase(): Promise<string> {
  const { ensureShopDatabase, parseSize } = await import('#seeds/seed.ts')
  const size = parseSize(options.products)
  const { path } = await ensureShopDatabase({ size, seed: Number(options.seed), dir: DATA_DIR, onProgress: console.log })
  return path
}

/** The same searches through the mock API in its own process, sequentially. */
async function overHttp(path: string, classes: readonly QueryClass[]): Promise<Timing[]> {
  const server = fork(fileURLToPath(new URL('bench-server.ts', import.meta.url)), [path])
  try {
    const [origin] = await Promise.race([once(server, 'message'), failed(once(server, 'exit'))])
    const timings: Timing[] = []
    for (const { queries } of classes) {
      timings.push(
        await timeRuns(async (nth) => {
          const query = queries[nth % queries.length]
          const response = await fetch(`${origin}/shop/search/products?page=${query?.page}&per_page=${PER_PAGE}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(query?.body),
          })
          if (!response.ok) throw new Error(`Search answered ${response.status}: ${await response.text()}`)
          await response.arrayBuffer()
        }),
      )
    }
    return timings
  } finally {
    server.disconnect()
  }
}

async function failed(exit: Promise<unknown[]>): Promise<never> {
  throw new Error(`The server of the benchmark ended with ${String((await exit)[0])}`)
}

function printTable(classes: readonly QueryClass[], inProcess: readonly Timing[], http: readonly Timing[]): void {
  const width = Math.max(...classes.map(({ name }) => name.length))
  console.log(`${''.padEnd(width)}  in process         over HTTP`)
  console.log(`${''.padEnd(width)}      p50      p99      p50      p99`)
  classes.forEach(({ name }, i) => console.log(name.padEnd(width) + cells(inProcess[i]) + cells(http[i])))
}

function cells(timing: Timing | undefined): string {
  return [timing?.p50, timing?.p99].map((ms) => (ms ?? 0).toFixed(2).padStart(9)).join('')
}

async function timed<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
