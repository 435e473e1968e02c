// The stack under test: client → worker on workerd → toxiproxy → mock API, each in its own process on loopback ports.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../mock/bench/server-process.ts'
import { buildBareWorker } from './build-bare-worker.ts'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { timedRequest } from './request.ts'
import { type FaultControl, faultControl } from './mock-control.ts'
import { type Proxy, startToxiproxy, toxiproxyFile } from './toxiproxy.ts'

export interface EdgeStackOptions {
  db: string
  /** Folder of the built worker. */
  workerDir: string
  /** Folder of generated files. */
  dir: string
  /** First of eight ports. */
  port: number
  log: (line: string) => void
}

export interface EdgeStack {
  origin: string
  pid: number | undefined
  /** Origin of workerd's inspector. */
  inspector: string
  /** Start-up time of the worker, ms. */
  startMs: number
  shop: FaultControl
  proxy: Proxy
  /** Paths of products with their canonical slugs; each is handed out once. */
  takeProducts: (count: number) => string[]
  /** Paths of uncached listings. @param of path of a listing; @default the catalog */
  takeListings: (count: number, of?: string) => string[]
  /** Path of a vendor's listing. */
  vendor: string
  /** Foreign lines of the workers' logs: uncaught exceptions, warnings of the runtime. */
  strangeLines: () => string[]
  /** Starts a bare worker in its own process, which sends the same page for every request. */
  startBare: (page: string) => Promise<Pick<EdgeStack, 'origin' | 'pid' | 'inspector'>>
  /** Starts a second worker, whose shop API is unreachable until its proxy is healed. */
  startWithoutShop: () => Promise<{ origin: string; proxy: Proxy; startMs: number; stop: () => Promise<void> }>
  stop: () => Promise<void>
}

const HOST = '127.0.0.1'

/** Starts the stack. Call `stop` at the end. */
export async function startEdgeStack({ db, workerDir, dir, port, log }: EdgeStackOptions): Promise<EdgeStack> {
  const file = toxiproxyFile(dir, log)
  const logFile = join(dir, 'chaos-edge.log')
  rmSync(logFile, { force: true })
  const started: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const each of started.toReversed()) await each()
  }
  try {
    const mock: ServerProcess = await startServer({ db, port: port + 1, args: ['--control'] })
    started.push(mock.stop)
    const toxiproxy = await startToxiproxy(file, port + 2)
    started.push(toxiproxy.stop)
    const proxy = await toxiproxy.proxyTo('shop', port + 3, mock.origin)
    const begun = performance.now()
    const edge = await serveEdge({
      host: HOST,
      port,
      shopApiOrigin: proxy.origin,
      workerDir,
      dataDir: dir,
      logFile,
      inspectorPort: port + 6,
    })
    const startMs = performance.now() - begun
    started.push(edge.stop)

    const products = await productsOf(edge.origin)
    const vendor = await vendorOf(edge.origin + (products.at(-1) ?? ''))
    let listings = 0
    return {
      origin: edge.origin,
      pid: edge.pid,
      inspector: `http://${HOST}:${port + 6}`,
      startMs,
      shop: faultControl(mock.origin),
      proxy,
      takeProducts(count) {
        if (products.length < count) throw new Error('The seed has too few products for so many rows.')
        return products.splice(0, count)
      },
      takeListings: (count, of = '/produkty') => Array.from({ length: count }, () => `${of}?classification=1,2,3,${10 + ++listings}`),
      vendor,
      async startBare(page) {
        const [folder, address] = [join(dir, 'soak-edge'), `${HOST}:${port + 5}`]
        const module = await buildBareWorker(folder)
        writeFileSync(join(folder, 'page.html'), page)
        const beside = [{ name: 'bare', address, module, data: { PAGE: join(folder, 'page.html') } }]
        const options = { host: HOST, port: port + 4, shopApiOrigin: mock.origin, workerDir, dataDir: dir, logFile, beside }
        const process = await serveEdge({ ...options, inspectorPort: port + 7 })
        started.push(process.stop)
        return { origin: `http://${address}`, pid: process.pid, inspector: `http://${HOST}:${port + 7}` }
      },
      async startWithoutShop() {
        const late = await toxiproxy.proxyTo('late', port + 4, mock.origin)
        await late.cut()
        const begun = performance.now()
        const second = await serveEdge({ host: HOST, port: port + 5, shopApiOrigin: late.origin, workerDir, dataDir: dir, logFile })
        return { origin: second.origin, proxy: late, startMs: performance.now() - begun, stop: second.stop }
      },
      strangeLines: () =>
        (existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : []).filter((line) => /uncaught|exception/i.test(line)),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function productsOf(origin: string): Promise<string[]> {
  const { body } = await timedRequest(`${origin}/sitemaps/pl/products-1.xml`)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** The listing of a product's vendor. @throws Error if the product's page has no link to one */
async function vendorOf(productPage: string): Promise<string> {
  const { body } = await timedRequest(productPage)
  const path = /href="(\/sprzedawca\/[^"?#]+)"/.exec(body)?.[1]
  if (path === undefined) throw new Error(`${productPage} links no vendor.`)
  return path
}

/** Repeats a request until its page is cached, which happens soon after the response. @throws Error if it never is */
export async function warm(origin: string, path: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { headers } = await timedRequest(origin + path)
    if (headers['cache-status']?.startsWith('patyna; hit')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${path} does not get stored`)
}

/** Resident memory of a process, in MB (proc(5): VmRSS); NaN if it cannot be read. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
