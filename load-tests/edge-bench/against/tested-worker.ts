import { z } from 'zod'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { fillCart } from './fill-cart.ts'

/** A build that runs. */
export interface TestedWorker {
  pid: number | undefined
  origin: string
  /** Origin of the same build without a page cache, in the same process. */
  uncachedOrigin: string
  /** Id of the build, in the paths of Flight. */
  build: string
  /** Paths of the products of the sitemap. */
  products: readonly string[]
  /** Cookies of a guest with one piece in the cart. */
  cart: string
  /** The last ETag of each URL, as a browser keeps it. */
  etags: Map<string, string>
  stop: () => Promise<void>
}

interface TestedWorkerOptions {
  /** Folder of the built worker. */
  workerDir: string
  shopApiOrigin: string
  /** Folder of generated files. */
  dir: string
  /** The first of two. */
  port: number
}

const HOST = '127.0.0.1'
const Version = z.object({ build: z.string() })

/** Serves a build with the workerd and the settings of the working tree, so that the worker alone differs. */
export async function startTestedWorker({ workerDir, shopApiOrigin, dir, port }: TestedWorkerOptions): Promise<TestedWorker> {
  const address = `${HOST}:${port + 1}`
  const beside = [{ name: 'uncached', address, vars: { PAGE_CACHE: 'off' } }]
  const { origin, pid, stop } = await serveEdge({ host: HOST, port, shopApiOrigin, platform: 'bare', workerDir, dataDir: dir, beside })
  try {
    const { build } = Version.parse(await (await fetch(`${origin}/version`)).json())
    const sitemap = await (await fetch(`${origin}/sitemaps/pl/products-1.xml`)).text()
    const products = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const cart = await fillCart(origin, products)
    return { pid, origin, uncachedOrigin: `http://${address}`, build, products, cart, etags: new Map(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
