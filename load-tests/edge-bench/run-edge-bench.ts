// Measures the built worker's listing beside a bare worker in the same process, in turns. Times never fail the benchmark.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMachine } from '../mock/bench/machine.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { verdictsOf } from './thresholds.ts'
import { buildBareWorker } from '../edge-stack/build-bare-worker.ts'
import { type EdgeCase, shopCases } from './edge-cases.ts'
import { firstBytes } from './first-bytes.ts'
import { resultLines } from './report.ts'
import { takeTurns } from './turns.ts'

export interface EdgeBenchOptions {
  shopApiOrigin: string
  credentials: { email: string; password: string }
  /** Folder of the built worker. */
  workerDir: string
  /** Folder of generated files; results go to `results` in it. */
  dir: string
  /** Port of the storefront; the next two are the bare worker's and that of the storefront without a page cache. */
  port: number
  rounds: number
  log: (line: string) => void
}

const HOST = '127.0.0.1'
/** The measured page: 32 cards, facets, header and footer. */
const PATH = '/produkty'

/** Runs the benchmark, prints the result and writes it as JSON. */
export async function runEdgeBench({ shopApiOrigin, credentials, workerDir, dir, port, rounds, log }: EdgeBenchOptions): Promise<void> {
  const machine = readMachine()
  const pageFile = join(dir, 'bench-edge', 'listing.html')
  const module = await buildBareWorker(join(dir, 'bench-edge'))
  const page = await listingOf({ shopApiOrigin, workerDir, dir, port })
  writeFileSync(pageFile, page)

  const edge = await serveEdge({
    host: HOST,
    port,
    shopApiOrigin,
    platform: 'bare',
    workerDir,
    dataDir: dir,
    beside: [
      { name: 'bare', address: `${HOST}:${port + 1}`, module, data: { PAGE: pageFile } },
      { name: 'uncached', address: `${HOST}:${port + 2}`, vars: { PAGE_CACHE: 'off' } },
    ],
  })
  try {
    const bare: EdgeCase = { name: 'bare worker', origin: `http://${HOST}:${port + 1}`, path: PATH, headers: {}, connections: 8 }
    const cases = await shopCases({ origin: edge.origin, uncachedOrigin: `http://${HOST}:${port + 2}`, path: PATH, credentials })
    log(`Listing of ${(page.length / 1000).toFixed(0)} kB; ${rounds} rounds of ${cases.length + 1} cases in turns of one second.`)
    const runs = await takeTurns({ cases: [bare, ...cases], rounds, pid: edge.pid, log })
    const first = await firstBytes(cases)
    const result = { machine, pageBytes: page.length, runs, firstBytes: first }
    log(resultLines(result, verdictsOf(result)).join('\n'))
    mkdirSync(join(dir, 'results'), { recursive: true })
    writeFileSync(join(dir, 'results', 'bench-edge.json'), `${JSON.stringify(result, null, 2)}\n`)
  } finally {
    await edge.stop()
  }
}

/** The bytes of a hit: the listing as it is cached. */
async function listingOf(options: { shopApiOrigin: string; workerDir: string; dir: string; port: number }): Promise<Buffer> {
  const edge = await serveEdge({ host: HOST, platform: 'bare', dataDir: options.dir, ...options })
  try {
    for (let tries = 0; tries < 50; tries++) {
      const response = await fetch(edge.origin + PATH, { headers: { 'accept-encoding': 'identity' } })
      const bytes = Buffer.from(await response.arrayBuffer())
      if (response.headers.get('cache-status')?.includes('hit')) return bytes
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`${PATH} is not stored: is the page cache on?`)
  } finally {
    await edge.stop()
  }
}
