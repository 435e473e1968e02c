// What the checks know of a deployed storefront: pages of it, and small questions about responses.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer, CountedClient } from './counted-client.ts'

export interface DeployedShop extends CountedClient {
  /** Path of a product on sale. */
  product: string
  /** Whether somebody gave the product, to be purged and put into carts. */
  isOwnProduct: boolean
  /** `build` of /version. */
  build: string
  /** The build in dist/, which must answer; null: not given. */
  built: BuiltFiles | null
  /** Account of a customer of the shop for tests; null: not given. */
  account: { email: string; password: string } | null
  /** Secret for purges; null: not given. */
  purgeSecret: string | null
  /** Secret for outage drills; null: not given. */
  drillSecret: string | null
  /** Paths of files of the build before; none: not given. */
  previousAssets: readonly string[]
  /** Longest time of the slowest but one of twenty cached pages, in ms. */
  tailMs: number
  /** Size of a page's HTML in brotli, at most, in bytes. */
  mostHtmlBytes: number
  /** A query that no request before had, so that its page is in no cache. */
  unusedQuery: () => string
}

/** What a build made. */
export interface BuiltFiles {
  id: string
  /** Its files, by the path at which they are answered. */
  files: ReadonlyMap<string, Uint8Array>
}

type Given = 'built' | 'account' | 'purgeSecret' | 'drillSecret' | 'previousAssets' | 'tailMs' | 'mostHtmlBytes'

export interface ShopOptions extends Pick<DeployedShop, Given> {
  /** Path of a product of its own; null: the first of the sitemap. */
  ownProduct: string | null
  /** In [0, 1). */
  random: () => number
}

/** Looks around in a deployed storefront. @throws Error when it has no version or no product */
export async function deployedShop(client: CountedClient, { random, ownProduct, ...options }: ShopOptions): Promise<DeployedShop> {
  const version = await client.ask('/version')
  const { build } = JSON.parse(version.body.toString()) as { build?: unknown }
  if (typeof build !== 'string') throw new Error(`${client.origin}/version names no build.`)
  const named = ownProduct ?? (await firstProduct(client))
  let unused = Math.floor(random() * 1e9)
  const unusedQuery = () => `?styles=1,${1_000_000 + unused++}`
  return { ...client, ...options, build, product: named, isOwnProduct: ownProduct !== null, unusedQuery }
}

async function firstProduct(client: CountedClient): Promise<string> {
  const sitemap = textOf(await client.ask('/sitemaps/pl/products-1.xml'))
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1]
  if (address === undefined) throw new Error(`${client.origin} has no product in its first sitemap.`)
  return new URL(address).pathname
}

/** The text of a response, decompressed. */
export function textOf(answer: Answer): string {
  return bytesOf(answer).toString()
}

/** The bytes of a response, decompressed. */
export function bytesOf({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
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

/** A check that cannot be made: an input was not given. */
export interface NotGiven {
  notGiven: string
}

/** The first problem of several, or null. */
export function firstProblem(...problems: readonly (string | false | null | undefined)[]): string | null {
  return problems.find((problem): problem is string => typeof problem === 'string') ?? null
}
