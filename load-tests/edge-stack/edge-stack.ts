// The stack under test: client → worker on workerd → toxiproxy → mock API, each in its own process on loopback ports.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveEdge, type ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { startServer } from '../mock/bench/server-process.ts'
import { type FaultControl, faultControl } from '../mock/fault-control.ts'
import { isHit, poll, timedRequest } from './request.ts'
import { type Proxy, startToxiproxy, toxiproxyFile } from './toxiproxy.ts'

export interface EdgeStackOptions {
  db: string
  /** Folder of the built worker. */
  workerDir: string
  /** Folder of generated files. */
  dir: string
  /** First of seven ports. */
  port: number
  /** Most that the JavaScript objects of a worker may take, in MB; beyond, workerd ends. @default V8's own limit */
  heapMb?: number
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
  /** Starts a second worker, whose shop API is unreachable until its proxy is healed. */
  startWithoutShop: () => Promise<SecondWorker>
  stop: () => Promise<void>
}

/** A worker in a process of its own. */
interface SecondWorker {
  origin: string
  proxy: Proxy
  startMs: number
  /** Ends the process and starts another one. `downMs`: until that was well; `startMs`: of it the start. */
  restart: () => Promise<{ downMs: number; startMs: number }>
  stop: () => Promise<void>
}

const HOST = '127.0.0.1'

/** Starts the stack. Call `stop` at the end. */
export async function startEdgeStack({ db, workerDir, dir, port, heapMb, log }: EdgeStackOptions): Promise<EdgeStack> {
  const file = await toxiproxyFile(dir, log)
  const logFile = join(dir, 'chaos-edge.log')
  rmSync(logFile, { force: true })
  await using starting = new AsyncDisposableStack()
  const mock = await startServer({ db, port: port + 1, args: ['--control'] })
  starting.defer(mock.stop)
  const toxiproxy = await startToxiproxy(file, port + 2)
  starting.defer(toxiproxy.stop)
  const serve = async (at: number, { origin }: Proxy, more: Partial<ServeEdgeOptions> = {}) => {
    const begun = performance.now()
    const own = { host: HOST, port: port + at, shopApiOrigin: origin, platform: 'bare', workerDir, dataDir: dir, logFile } as const
    return { ...(await serveEdge({ ...own, ...more })), startMs: performance.now() - begun }
  }
  const proxy = await toxiproxy.proxyTo('shop', port + 3, mock.origin)
  const edge = await serve(0, proxy, { inspectorPort: port + 6, ...(heapMb !== undefined && { heapMb }) })
  starting.defer(edge.stop)
  const products = await productsOf(edge.origin)
  const vendor = await vendorOf(edge.origin + (products.at(-1) ?? ''))
  const started = starting.move()
  let listings = 0
  let late: Proxy | null = null
  return {
    origin: edge.origin,
    pid: edge.pid,
    inspector: `http://${HOST}:${port + 6}`,
    startMs: edge.startMs,
    shop: faultControl(mock.origin),
    proxy,
    takeProducts(count) {
      if (products.length < count) throw new Error('The seed has too few products for so many rows.')
      return products.splice(0, count)
    },
    takeListings: (count, of = '/produkty') => Array.from({ length: count }, () => `${of}?classification=1,2,3,${10 + ++listings}`),
    vendor,
    async startWithoutShop() {
      const own = (late ??= await toxiproxy.proxyTo('late', port + 4, mock.origin))
      await own.cut()
      let worker = await serve(5, own)
      return {
        origin: worker.origin,
        proxy: own,
        startMs: worker.startMs,
        async restart() {
          const stopped = performance.now()
          await worker.stop()
          worker = await serve(5, own)
          return { downMs: performance.now() - stopped, startMs: worker.startMs }
        },
        stop: () => worker.stop(),
      }
    },
    strangeLines: () =>
      (existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : []).filter((line) => /uncaught|exception/i.test(line)),
    stop: () => started.disposeAsync(),
  }
}

/** Paths of the products of the sitemap. */
export async function productsOf(origin: string): Promise<string[]> {
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
  const cached = await poll(async () => isHit(await timedRequest(origin + path)) || null, 10_000, 50)
  if (cached === null) throw new Error(`${path} does not get stored`)
}
