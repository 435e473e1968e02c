// THE CASES of bench:edge. A new one = a row in edgeCases.
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { cookiesOf, OURS } from '../edge-stack/buyer.ts'
import { poll } from '../edge-stack/request.ts'

export interface EdgeCase {
  name: string
  origin: string
  path: string
  headers: Readonly<Record<string, string>>
  /** Each connection has one request under way. */
  connections: number
  /** Name of the case that it is compared with. */
  bare: string
  /** Least ratio that is expected. @default nothing is */
  least?: number | undefined
}

interface EdgeCasesOptions {
  origin: string
  /** Origins of the same storefront without a page cache, and of the bare workers. */
  beside: Readonly<Record<'uncached' | 'identity' | 'br', string>>
  path: string
  credentials: { email: string; password: string }
}

/** Calls whose responses set the visitor-facts cookies. */
const FACT_CALLS = ['/shop/client/details', '/shop/cart/details2', '/shop/client/product/likes-details?page=1&per_page=1']
const BARE = { identity: 'bare worker', br: 'bare worker, brotli' } as const

/**
 * The listing for an anonymous visitor and for a customer, cached and uncached, the bare workers, and our door alone.
 * @throws Error if a response differs from its case, which would then measure something else
 */
export async function edgeCases({ origin, beside, path, credentials }: EdgeCasesOptions): Promise<EdgeCase[]> {
  const { cookie, factCookies } = await logIn(origin, credentials)
  const of = (name: string, encoding: keyof typeof BARE, more: Partial<EdgeCase> = {}, own: Record<string, string> = {}): EdgeCase => ({
    name,
    origin,
    path,
    connections: 8,
    bare: BARE[encoding],
    headers: { 'accept-encoding': encoding, ...own },
    ...more,
  })
  const known = { cookie: `${cookie}; ${factCookies}` }
  const stored = [
    of('stored', 'identity', { least: 0.85 }),
    of('stored, brotli', 'br', { least: 0.65 }),
    of('stored, tail from cookies', 'identity', { least: 0.55 }, known),
    of('stored, tail from cookies, brotli', 'br', { least: 0.55 }, known),
    of('stored, tail fetched', 'identity', {}, { cookie }),
  ]
  for (const { name, headers } of stored.filter((each) => each.headers['accept-encoding'] === 'identity')) {
    const { bytes } = await storedPage(origin + path, headers)
    if (bytes.includes('id="visitor-tail"') !== 'cookie' in headers) throw new Error(`${name}: the wrong visitor's page`)
  }
  return [
    of(BARE.identity, 'identity', { origin: beside.identity }),
    of(BARE.br, 'br', { origin: beside.br }),
    of('our door alone (/healthz)', 'br', { path: '/healthz' }),
    ...stored,
    of('uncached', 'identity', { origin: beside.uncached, connections: 2 }),
  ]
}

/** A customer's session cookie, and the visitor-facts cookies apart from it. */
async function logIn(origin: string, credentials: object): Promise<{ cookie: string; factCookies: string }> {
  const response = await fetch(`${origin}/auth/standard`, { method: 'POST', headers: OURS, body: JSON.stringify(credentials) })
  if (!response.ok) throw new Error(`The login answered ${response.status}`)
  const cookie = cookiesOf(response)
  const responses = await Promise.all(FACT_CALLS.map(async (path) => fetch(origin + path, { headers: { ...OURS, cookie } })))
  return { cookie, factCookies: responses.map(cookiesOf).join('; ') }
}

/** A hit as it is sent: encoded bytes, and the headers that a bare worker sends with them. */
export interface SentPage {
  bytes: Buffer
  headers: Readonly<Record<string, string>>
}

/** Set by workerd itself. */
const OF_CONNECTION = new Set(['date', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])

/** The page, once it comes from the cache. @throws Error if it never does */
export async function storedPage(url: string, sent: Readonly<Record<string, string>>): Promise<SentPage> {
  const page = await poll(async () => {
    const [response] = (await once(get(url, { headers: sent }), 'response')) as [IncomingMessage]
    const bytes = await buffer(response)
    if (response.statusCode !== 200 || !response.headers['cache-status']?.toString().includes('hit')) return null
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
    return { bytes, headers: Object.fromEntries(headers.filter(([name]) => !OF_CONNECTION.has(name))) }
  }, 5000)
  if (page === null) throw new Error(`${url} is not stored: is the page cache on?`)
  return page
}
