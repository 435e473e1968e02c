// Measures the built worker's listing beside a bare worker in the same process, in turns. Times never fail the benchmark.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveEdge, type ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { machineLine, readMachine } from '../mock/bench/machine.ts'
import { median } from '../statistics/percentiles.ts'
import { keepResult, markdownTable, spread } from '../statistics/results.ts'
import { buildBareWorker } from './build-bare-worker.ts'
import { edgeCases, type SentPage, storedPage } from './edge-cases.ts'
import { takeTurns } from './turns.ts'

export interface EdgeBenchOptions {
  shopApiOrigin: string
  credentials: { email: string; password: string }
  /** Folder of the built worker. */
  workerDir: string
  /** Folder of generated files; results go to `results` in it. */
  dir: string
  /** Port of the storefront; the next three are the bare workers' and that of the storefront without a page cache. */
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
  const module = await buildBareWorker(join(dir, 'bench-edge'))
  const options = { host: HOST, port, shopApiOrigin, platform: 'bare', workerDir, dataDir: dir } as const
  const pages = await sentPages(options)
  const addressOf = (at: number) => `${HOST}:${port + at}`
  const bare = (name: keyof typeof pages, at: number) => {
    const file = join(dir, 'bench-edge', name)
    writeFileSync(file, pages[name].bytes)
    return { name, address: addressOf(at), module, data: { PAGE: file }, vars: { HEADERS: JSON.stringify(pages[name].headers) } }
  }
  const uncached = { name: 'uncached', address: addressOf(3), vars: { PAGE_CACHE: 'off' } }
  const edge = await serveEdge({ ...options, beside: [bare('identity', 1), bare('br', 2), uncached] })
  try {
    const [identity = '', br = '', without = ''] = [1, 2, 3].map((at) => `http://${addressOf(at)}`)
    const cases = await edgeCases({ origin: edge.origin, beside: { identity, br, uncached: without }, path: PATH, credentials })
    log(`${rounds} rounds of ${cases.length} cases in turns of one second.`)
    const runs = await takeTurns({ cases, rounds, pid: edge.pid, log })
    const bytes = { identity: pages.identity.bytes.length, br: pages.br.bytes.length }
    const rows = runs.map(({ name, connections, ratio, least, perSecond, cpuMs }) => {
      const expected = least === undefined ? '' : `${median(ratio) >= least ? '✓' : '✗'} ≥ ${least}`
      return [name, String(connections), spread(ratio, 2), expected, spread(perSecond, 0), cpuMs.toFixed(3)]
    })
    log(`\n${machineLine(machine)}
Listing of ${kB(bytes.identity)} kB, ${kB(bytes.br)} in brotli. One process of workerd for all; client on the same cores.
Ratios of one round to a bare worker with the same bytes and headers. Medians of the rounds, lowest and highest in brackets.
`)
    log(markdownTable(['case', 'conn.', 'of bare', 'expected', '/s', 'CPU ms'], rows, 1).join('\n'))
    keepResult(dir, 'bench-edge', { machine, bytes, runs })
  } finally {
    await edge.stop()
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0)

/** The listing as a hit sends it, in both encodings. */
async function sentPages(options: ServeEdgeOptions): Promise<Record<'identity' | 'br', SentPage>> {
  const edge = await serveEdge(options)
  try {
    const of = async (encoding: string) => storedPage(edge.origin + PATH, { 'accept-encoding': encoding })
    return { identity: await of('identity'), br: await of('br') }
  } finally {
    await edge.stop()
  }
}
