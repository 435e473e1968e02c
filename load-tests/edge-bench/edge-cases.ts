// THE CASES of bench:edge. A new one = a row in shopCases, and a threshold in thresholds.ts if it has one.

export interface EdgeCase {
  name: string
  origin: string
  path: string
  headers: Readonly<Record<string, string>>
  /** Each connection has one request under way. */
  connections: number
}

interface ShopCasesOptions {
  origin: string
  /** Origin of the same storefront without a page cache. */
  uncachedOrigin: string
  path: string
  credentials: { email: string; password: string }
}

const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }
/** Calls whose responses set the visitor-facts cookies. */
const FACT_CALLS = ['/shop/client/details', '/shop/cart/details2', '/shop/client/product/likes-details?page=1&per_page=1']

/**
 * The listing for an anonymous visitor and for a customer, cached and uncached.
 * @throws Error if a response differs from its case, which would then measure something else
 */
export async function shopCases({ origin, uncachedOrigin, path, credentials }: ShopCasesOptions): Promise<EdgeCase[]> {
  const { cookie, factCookies } = await logIn(origin, credentials)
  const of = (name: string, headers: Record<string, string>): EdgeCase => ({ name, origin, path, headers, connections: 8 })
  const cases = [
    of('stored', { 'accept-encoding': 'identity' }),
    of('stored, brotli', { 'accept-encoding': 'br' }),
    of('stored, tail from cookies', { 'accept-encoding': 'identity', cookie: `${cookie}; ${factCookies}` }),
    of('stored, tail from cookies, brotli', { 'accept-encoding': 'br', cookie: `${cookie}; ${factCookies}` }),
    of('stored, tail fetched', { 'accept-encoding': 'identity', cookie }),
  ]
  await fetch(origin + path).then(async (response) => response.arrayBuffer())
  for (const each of cases) await checkStored(each)
  return [...cases, { name: 'uncached', origin: uncachedOrigin, path, headers: { 'accept-encoding': 'identity' }, connections: 2 }]
}

async function checkStored({ name, origin, path, headers }: EdgeCase): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const response = await fetch(origin + path, { headers })
    const text = await response.text()
    if (!response.headers.get('cache-status')?.includes('hit')) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    const hasTail = text.includes('id="visitor-tail"')
    if (response.status !== 200 || hasTail !== 'cookie' in headers) throw new Error(`${name}: ${response.status}, tail: ${hasTail}`)
    return
  }
  throw new Error(`${name} is not answered from the store`)
}

/** A customer's session cookie, and the visitor-facts cookies apart from it. */
async function logIn(origin: string, credentials: object): Promise<{ cookie: string; factCookies: string }> {
  const response = await fetch(`${origin}/auth/standard`, { method: 'POST', headers: OURS, body: JSON.stringify(credentials) })
  if (!response.ok) throw new Error(`The login answered ${response.status}`)
  const cookie = cookiesOf(response)
  const responses = await Promise.all(FACT_CALLS.map(async (path) => fetch(origin + path, { headers: { ...OURS, cookie } })))
  return { cookie, factCookies: responses.map(cookiesOf).join('; ') }
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1).join())
    .join('; ')
}
