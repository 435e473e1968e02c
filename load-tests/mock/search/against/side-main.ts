// Child process of bench:search --against: the index of one build over the database that its own seed makes, because a build refuses that of a later one.
// Arguments: root of the build, products, seed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Ask, type Memory, PER_PAGE, type Query, type Started } from './side-messages.ts'

const WARM_UP_RUNS = 10

const [root = '', size, seed] = process.argv.slice(2)
const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href)
// Files of another commit: those that both have, as this one types them.
const { openDb } = (await load('db/open.ts')) as typeof import('#db/open.ts')
const { createSearchIndex } = (await load('mock-api/search/search-index.ts')) as typeof import('#mock-api/search/search-index.ts')

const { ensureShopDatabase } = (await load('seeds/seed.ts')) as typeof import('#seeds/seed.ts')

const dir = join(root, '.data')
const { path } = await ensureShopDatabase({ size: Number(size), seed: Number(seed), dir, onProgress: console.log })
const db = openDb(path)
const [start, used] = [performance.now(), process.cpuUsage()]
const index = createSearchIndex(db)
const { user, system } = process.cpuUsage(used)
const started: Started = { wallMs: performance.now() - start, cpuMs: (user + system) / 1000, memory: memory() }
const now = Date.now()

process.on('message', (ask: Ask) => process.send?.(reply(ask)))
// Exits when the benchmark is gone.
process.once('disconnect', () => process.exit(0))
process.send?.(started)

function reply(ask: Ask): unknown {
  if (ask.kind === 'time') return timed(ask.queries, ask.runs)
  if (ask.kind === 'search') return index.search({ ...ask.query, perPage: PER_PAGE, now })
  return memory()
}

/** Milliseconds of each run. */
function timed(queries: readonly Query[], runs: number): number[] {
  const durations: number[] = []
  for (let nth = -WARM_UP_RUNS; nth < runs; nth++) {
    const query = queries[Math.abs(nth) % queries.length]
    const begun = performance.now()
    if (query) index.search({ ...query, perPage: PER_PAGE, now: now + nth })
    if (nth >= 0) durations.push(performance.now() - begun)
  }
  return durations
}

function memory(): Memory {
  const { rss, arrayBuffers, heapUsed } = process.memoryUsage()
  return { rss, arrayBuffers, heap: heapUsed, peak: process.resourceUsage().maxRSS * 1024 }
}
