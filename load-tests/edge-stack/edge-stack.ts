// The stack under test: client → worker on workerd → toxiproxy → mock API, each in its own process on loopback ports.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../mock/bench/server-process.ts'
import { buildBareWorker } from './build-bare-worker.ts'
import { keptAssetsOf, otherBuild, thisBuild } from '../../e2e/worker/other-build.ts'
import { serveEdge, type ServeEdgeOptions } from '#edge/dev/local/serve.ts'
import { timedRequest } from './request.ts'
import { type FaultControl, faultControl } from './mock-control.ts'
import { type Proxy, startToxiproxy, toxiproxyFile } from './toxiproxy.ts'

export interface EdgeStackOptions {
  db: string
  /** Folder of the built worker. */
  workerDir: string
  /** Folder of generated files. */
  dir: string
  /** First of eleven ports. */
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
  /** Starts a bare worker in its own process, which sends the same page for every request. */
  startBare: (page: string) => Promise<Pick<EdgeStack, 'origin' | 'pid' | 'inspector'>>
  /** Starts a second worker, whose shop API is unreachable until its proxy is healed. */
  startWithoutShop: () => Promise<SecondWorker>
  /** Starts isolates of two builds in one location, which share its cache, with a proxy of their own. */
  startRollout: () => Promise<{ older: string; newer: string; proxy: Proxy; stop: () => Promise<void> }>
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
      platform: 'bare',
      workerDir,
      dataDir: dir,
      logFile,
      inspectorPort: port + 6,
      ...(heapMb !== undefined && { heapMb }),
    })
    const startMs = performance.now() - begun
    started.push(edge.stop)

    const products = await productsOf(edge.origin)
    const vendor = await vendorOf(edge.origin + (products.at(-1) ?? ''))
    let listings = 0
    let lateProxy: Proxy | null = null
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
        const options = {
          host: HOST,
          port: port + 4,
          shopApiOrigin: mock.origin,
          platform: 'bare' as const,
          workerDir,
          dataDir: dir,
          logFile,
          beside,
        }
        const process = await serveEdge({ ...options, inspectorPort: port + 7 })
        started.push(process.stop)
        return { origin: `http://${address}`, pid: process.pid, inspector: `http://${HOST}:${port + 7}` }
      },
      async startWithoutShop() {
        const late = (lateProxy ??= await toxiproxy.proxyTo('late', port + 4, mock.origin))
        await late.cut()
        return startSecond(late, {
          host: HOST,
          port: port + 5,
          shopApiOrigin: late.origin,
          platform: 'bare',
          workerDir,
          dataDir: dir,
          logFile,
        })
      },
      async startRollout() {
        const proxy = await toxiproxy.proxyTo('rollout', port + 8, mock.origin)
        const address = `${HOST}:${port + 10}`
        const newBuild = otherBuild()
        const options = {
          host: HOST,
          port: port + 9,
          shopApiOrigin: proxy.origin,
          platform: 'bare' as const,
          workerDir,
          dataDir: dir,
          logFile,
        }
        const keptAssets = keptAssetsOf([thisBuild(), newBuild])
        const { origin, stop } = await serveEdge({
          ...options,
          keptAssets,
          beside: [{ name: 'newer', address, workerDir: newBuild.workerDir }],
        })
        return { older: origin, newer: `http://${address}`, proxy, stop }
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

async function startSecond(proxy: Proxy, options: ServeEdgeOptions): Promise<SecondWorker> {
  const begun = performance.now()
  let worker = await serveEdge(options)
  return {
    origin: worker.origin,
    proxy,
    startMs: performance.now() - begun,
    async restart() {
      const stopped = performance.now()
      await worker.stop()
      const started = performance.now()
      worker = await serveEdge(options)
      return { downMs: performance.now() - stopped, startMs: performance.now() - started }
    },
    stop: () => worker.stop(),
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
