// The same visits against a real worker on workerd with the mock API; the comparison uses the worker's own log.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../mock/bench/server-process.ts'
import { timedRequest } from '../edge-stack/request.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { syntheticVisits } from './synthetic-visits.ts'
import { median } from '../statistics/percentiles.ts'
import { readVisitLog, type VisitLog } from './visit-log.ts'

export interface MeasureOptions {
  db: string
  /** Folder of the built worker. */
  workerDir: string
  /** Folder of generated files. */
  dir: string
  /** First of two ports. */
  port: number
  pages: number
  exponent: number
  /** Visits per second. */
  rate: number
  seconds: number
  random: () => number
  log: (line: string) => void
}

const HOST = '127.0.0.1'
const TELL_EVERY_MS = 30_000

/** Runs the visits. @returns the worker's log, and the median duration of visits that were not cache hits, in ms */
export async function measureWorker(options: MeasureOptions): Promise<VisitLog & { logFile: string; makeMs: number }> {
  const { db, workerDir, dir, port, random, seconds, log } = options
  const logFile = join(dir, 'simulate-edge.log')
  rmSync(logFile, { force: true })
  const mock = await startServer({ db, port: port + 1 })
  const vars = { LOG_REQUESTS: '1' }
  const edge = await serveEdge({ host: HOST, port, shopApiOrigin: mock.origin, platform: 'bare', workerDir, dataDir: dir, logFile, vars })
  try {
    const pages = await addresses(edge.origin, options.pages)
    const visits = syntheticVisits({ ...options, pages, start: 0, random })
    log(`${visits.length} visits to a worker on this machine, which takes ${seconds} s …`)
    const begun = performance.now()
    const under: ReturnType<typeof timedRequest>[] = []
    let told = begun
    for (const { at, page } of visits) {
      const wait = begun + at - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      under.push(timedRequest(edge.origin + page, { headers: { 'accept-encoding': 'br' } }))
      if (performance.now() - told < TELL_EVERY_MS) continue
      told = performance.now()
      log(`… ${under.length} of ${visits.length}`)
    }
    const made = (await Promise.all(under)).filter(({ headers }) => headers['cache-status']?.includes('fwd=')).map(({ ms }) => ms)
    return { ...readVisitLog(readFileSync(logFile, 'utf8')), logFile, makeMs: median(made) }
  } finally {
    await edge.stop()
    await mock.stop()
  }
}

/** URLs of pages: half products, as in the sitemap, half listings, by a classification that does not exist beside all that do. */
async function addresses(origin: string, count: number): Promise<string[]> {
  const { body } = await timedRequest(`${origin}/sitemaps/pl/products-1.xml`)
  const products = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return Array.from({ length: count }, (_, rank) => (rank % 2 === 0 && products.pop()) || `/produkty?classification=1,2,3,${10 + rank}`)
}
