// The stack under test: visitor → worker on workerd → toxiproxy → mock API, each a process of its own on ports of this machine.
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
  /** The first of eight. */
  port: number
  log: (line: string) => void
}

export interface EdgeStack {
  origin: string
  pid: number | undefined
  /** Origin of workerd's inspector. */
  inspector: string
  /** How long the worker took to start. */
  startMs: number
  shop: FaultControl
  proxy: Proxy
  /** Addresses of products with their right slugs; each is handed out once. */
  takeProducts: (count: number) => string[]
  /** Addresses of listings that nobody has asked for yet. @param of path of a listing; @default the catalog */
  takeListings: (count: number, of?: string) => string[]
  /** Path of a vendor's listing. */
  vendor: string
  /** Lines of the workers' logs that are none of ours: exceptions that nobody caught, complaints of the runtime. */
  strangeLines: () => string[]
  /** A process of its own, in which a bare worker answers everything with the same page. */
  startBare: (page: string) => Promise<Pick<EdgeStack, 'origin' | 'pid' | 'inspector'>>
  /** A second worker, whose shop cannot be reached until its proxy is healed. */
  startWithoutShop: () => Promise<{ origin: string; proxy: Proxy; startMs: number; stop: () => Promise<void> }>
  stop: () => Promise<void>
}

const HOST = '127.0.0.1'

/** Starts all of it. Call `stop` at the end. */
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
      takeListings: (count, of = '/produkty') => Array.from({ length: count }, () => `${of}?priceFrom=${++listings}`),
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

/** The listing of who sells a product. @throws Error when its page links none */
async function vendorOf(productPage: string): Promise<string> {
  const { body } = await timedRequest(productPage)
  const path = /href="(\/sprzedawca\/[^"?#]+)"/.exec(body)?.[1]
  if (path === undefined) throw new Error(`${productPage} links no vendor.`)
  return path
}

/** Asks until a page is stored, which is soon after it was sent. @throws Error when it never is */
export async function warm(origin: string, path: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { headers } = await timedRequest(origin + path)
    if (headers['cache-status']?.startsWith('patyna; hit')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${path} does not get stored`)
}

/** Memory of a process, in MB (proc(5): VmRSS); NaN where it cannot be read. */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
