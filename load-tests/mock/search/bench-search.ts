import { availableParallelism, loadavg } from 'node:os'
import { openDb } from '#db/open.ts'
import { printQuality } from './print-quality.ts'
import { queryClasses, type QueryClass } from './bench-queries.ts'
import { timeRuns, type Timing } from './bench-timing.ts'
import { createSearchIndex } from '#mock-api/search/search-index.ts'

/** What to measure, and of which database. */
export interface SearchBenchOptions {
  /** Path of the database. */
  db: string
  /** How well the queries of a set are answered instead of how fast. */
  set: 'tuning' | 'test' | 'unseen' | null
}

/** Latency goal of every class of searches, in process: p99 in ms at 100,000 products. */
const GOAL = { p99: 12, products: 100_000 }
/** Products of a page. */
const PER_PAGE = 32
/** Suggestion queries: prefixes, one with a typo, one without a match. */
const TYPED = ['k', 'krz', 'fotel', 'lampa st', 'chier', 'thonte', 'kanap', 'xyzq', 'galeria', 'dąb']

/** Latency of searches with facets, in process, or how well they are answered. */
export async function benchSearch({ db: path, set }: SearchBenchOptions): Promise<void> {
  const db = openDb(path)
  const index = timed('Index', () => createSearchIndex(db))
  if (set !== null) return printQuality(db, index, set)
  const { rss, arrayBuffers } = process.memoryUsage()
  console.log(`Memory: ${megabytes(rss)} in all, ${megabytes(arrayBuffers)} of it sets and columns`)
  const cores = availableParallelism()
  const load = loadavg()[0] ?? 0
  console.log(`Machine: ${cores} cores, load ${load.toFixed(1)} before the first search`)
  console.log(`\n${index.size} products, pages of ${PER_PAGE}, always with facets; ms\n`)

  const now = Date.now()
  const classes = queryClasses(index.search({ body: { facets: true }, page: 1, perPage: 1, now }).facets)
  const inProcess: Timing[] = []
  for (const { queries } of classes) {
    inProcess.push(
      timeRuns((nth) => {
        const query = queries[nth % queries.length]
        if (query) index.search({ ...query, perPage: PER_PAGE, now: now + nth })
      }),
    )
  }
  const suggestions = timeRuns((nth) => {
    const query = TYPED[nth % TYPED.length] ?? ''
    index.suggest({ query, language: 'pl', now: now + nth })
  })
  printTable(classes, inProcess)
  console.log(`suggestions, in process: p50 ${suggestions.p50.toFixed(2)}, p99 ${suggestions.p99.toFixed(2)}`)

  const slowest = Math.max(...inProcess.map(({ p99 }) => p99))
  const verdict = slowest <= GOAL.p99 ? 'within' : 'ABOVE'
  const scale = index.size < GOAL.products ? ` (the goal is meant for ${GOAL.products}: --products ${GOAL.products})` : ''
  console.log(`\nSlowest p99 in process: ${slowest.toFixed(1)} ms, ${verdict} the goal of ${GOAL.p99} ms${scale}`)
  if (load > cores) console.log('The machine was busy with other work, which shows first in p99: run again before believing it.')
  db.$client.close()
}

function printTable(classes: readonly QueryClass[], inProcess: readonly Timing[]): void {
  const width = Math.max(...classes.map(({ name }) => name.length))
  console.log(`${''.padEnd(width)}      p50      p99`)
  classes.forEach(({ name }, i) => console.log(name.padEnd(width) + cells(inProcess[i])))
}

function cells(timing: Timing | undefined): string {
  return [timing?.p50, timing?.p99].map((ms) => (ms ?? 0).toFixed(2).padStart(9)).join('')
}

function timed<T>(name: string, run: () => T): T {
  const start = performance.now()
  const result = run()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}
