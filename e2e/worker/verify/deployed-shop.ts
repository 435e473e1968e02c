// What the checks know of a deployed storefront: pages of it, and small questions about responses.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer, CountedClient } from './counted-client.ts'

export interface DeployedShop extends CountedClient {
  /** Path of a product on sale. */
  product: string
  /** `build` of /version. */
  build: string
  /** Secret for purges; null: not given. */
  purgeSecret: string | null
  /** Secret for outage drills; null: not given. */
  drillSecret: string | null
  /** Path of a file of the build before; null: not given. */
  previousAsset: string | null
  /** Longest time of the slowest but one of twenty cached pages, in ms. */
  tailMs: number
  /** Size of a page's HTML in brotli, at most, in bytes. */
  mostHtmlBytes: number
  /** A query that no request before had, so that its page is in no cache. */
  unusedQuery: () => string
}

export interface ShopOptions extends Pick<DeployedShop, 'purgeSecret' | 'drillSecret' | 'previousAsset' | 'tailMs' | 'mostHtmlBytes'> {
  /** In [0, 1). */
  random: () => number
}

/** Looks around in a deployed storefront. @throws Error when it has no version or no product */
export async function deployedShop(client: CountedClient, { random, ...options }: ShopOptions): Promise<DeployedShop> {
  const version = await client.ask('/version')
  const { build } = JSON.parse(version.body.toString()) as { build?: unknown }
  if (typeof build !== 'string') throw new Error(`${client.origin}/version names no build.`)
  const sitemap = textOf(await client.ask('/sitemaps/pl/products-1.xml'))
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1]
  if (address === undefined) throw new Error(`${client.origin} has no product in its first sitemap.`)
  let unused = Math.floor(random() * 1e9)
  const product = new URL(address).pathname
  return { ...client, ...options, build, product, unusedQuery: () => `?styles=1,${1_000_000 + unused++}` }
}

/** The text of a response, decompressed. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** The first word of Cache-Status: `hit`, or why not. */
export function cacheOf({ headers }: Answer): string {
  return /^patyna; ([\w=-]+)/.exec(headers['cache-status'] ?? '')?.[1] ?? 'none'
}

/** Requests a page until it comes from the cache; a few times. */
export async function untilCached(shop: CountedClient, path: string, headers: Record<string, string> = {}): Promise<Answer | null> {
  for (let tries = 0; tries < 6; tries++) {
    const answer = await shop.ask(path, { headers })
    if (cacheOf(answer) === 'hit') return answer
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  return null
}

/** The first problem of several, or null. */
export function firstProblem(...problems: readonly (string | false | null | undefined)[]): string | null {
  return problems.find((problem): problem is string => typeof problem === 'string') ?? null
}
