// A long table: one line, one attack on shared state. Headers, queries and paths by which one visitor could change what another gets (cache
// poisoning), or make a private page look like a file (cache deception). After PortSwigger's "Practical Web Cache Poisoning", "Web Cache
// Entanglement" and "Gotta cache 'em all". The attacker is the first visitor of a page: his request is the one that renders what others get.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RawResponse, type RawRequest, startRawEdge } from './raw-edge.ts'

const EVIL = 'evil.test'
const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
const PAGES = ['/produkty', '/fotel-366-1', '/cp/pl'] as const
type Page = (typeof PAGES)[number]
/** Page -> the tag that removes it from the cache. */
const TAGS = { '/produkty': 'route-catalog', '/fotel-366-1': 'route-product', '/cp/pl': 'route-home' } as const satisfies Record<
  Page,
  string
>
const PURGE_SECRET = 'a-secret-of-the-tests-alone'

let edge: Awaited<ReturnType<typeof startRawEdge>>
/** Page -> its unmodified response. */
const controls = new Map<Page, string>()

beforeAll(async () => {
  edge = await startRawEdge({ PURGE_SECRET })
  // The first visit to each kind of page loads its modules, whose stylesheets are then named in every document.
  for (const page of [...PAGES, '/cart', '/nie-ma']) await send({ path: page })
  for (const page of PAGES) controls.set(page, shared(await sendFirst(page, { path: page })))
})
afterAll(() => edge.close())
beforeEach(() => edge.shop.takeSeen())

/** Requests buffered pages, whose bytes do not depend on timing. */
function send({ headers = {}, ...request }: RawRequest): Promise<RawResponse> {
  return edge.send({ ...request, headers: { ...headers, cookie: [headers['cookie'], 'whole=1'].filter(Boolean).join('; ') } })
}

/** A page without the parts that differ per response: its nonce, and Flight, which contains the instant. Structured data stays. */
function shared({ body }: RawResponse): string {
  return body.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '').replaceAll(/ nonce="[^"]*"/g, '')
}

/** Compares two long texts; reports where they differ instead of printing both. */
function expectSame(response: RawResponse, page: Page) {
  const [given, wanted] = [shared(response), controls.get(page) ?? '']
  if (given === wanted) return
  const at = [...wanted].findIndex((character, index) => character !== given[index])
  expect.fail(`${given.length} characters instead of ${wanted.length}, from here: ${given.slice(Math.max(at - 80, 0), at + 80)}`)
}

const cacheControl = ({ headers }: RawResponse) => String(headers['cache-control'])

/** Expects no value of the attacker's in responses or in requests to the shop API. */
function expectNoTrace(response: RawResponse) {
  expect(response.body).not.toContain(EVIL)
  expect(JSON.stringify(response.headers)).not.toContain(EVIL)
  for (const { url, headers } of edge.shop.takeSeen()) expect(url + JSON.stringify([...headers])).not.toContain(EVIL)
}

/** Requests a page that is in no cache. */
async function sendFirst(page: Page, request: RawRequest): Promise<RawResponse> {
  const headers = { authorization: `Bearer ${PURGE_SECRET}`, 'content-type': 'application/json' }
  const purged = await edge.send({ method: 'POST', path: '/__edge/purge', headers, body: JSON.stringify({ tags: [TAGS[page]] }) })
  expect(purged.status).toBe(204)
  // What is rendered in the millisecond of a purge counts as purged.
  await new Promise((resolve) => setTimeout(resolve, 2))
  edge.shop.takeSeen()
  return send(request)
}

/** Expects an attack to have rendered the unmodified page, and the next visitor to get that render from the cache. */
async function expectHarmless(response: RawResponse, page: Page) {
  expect([response.status, response.headers['cache-status']]).toEqual([200, 'patyna; fwd=uri-miss; stored'])
  expectSame(response, page)
  expectNoTrace(response)
  const next = await send({ path: page })
  expect(next.headers['cache-status']).toMatch(/^patyna; hit; ttl=\d+$/)
  expectSame(next, page)
}

/** Expects the first visitor's headers to change nothing of a page. */
async function expectUnchanged(page: Page, headers: Readonly<Record<string, string>>) {
  await expectHarmless(await sendFirst(page, { path: page, headers }), page)
}

/** Expects later visitors to be unaffected. */
function staysClean(pages: readonly Page[] = PAGES) {
  afterAll(async () => {
    for (const page of pages) expectSame(await send({ path: page }), page)
  })
}

describe('headers that name another URL, method, route or visitor change nothing', () => {
  staysClean()
  const HEADERS: readonly (readonly [string, string])[] = [
    ...['x-forwarded-host', 'x-forwarded-server', 'x-host', 'x-original-host', 'x-http-host-override', 'x-forwarded-prefix'].map(
      (name) => [name, EVIL] as const,
    ),
    ...['x-original-url', 'x-rewrite-url', 'x-override-url', 'x-forwarded-path', 'x-forwarded-uri'].map(
      (name) => [name, `/cart?${EVIL}`] as const,
    ),
    ...['x-http-method-override', 'x-http-method', 'x-method-override'].map((name) => [name, 'DELETE'] as const),
    ...['true-client-ip', 'x-real-ip', 'client-ip', 'x-client-ip', 'x-cluster-client-ip', 'x-forwarded-for'].map(
      (name) => [name, `${EVIL}, 127.0.0.1`] as const,
    ),
    ['cf-connecting-ip', '203.0.113.9'],
    ['x-forwarded-proto', 'http'],
    ['x-forwarded-scheme', 'nothttps'],
    ['x-forwarded-port', '1337'],
    ['forwarded', `for=${EVIL};host=${EVIL};proto=http`],
    ['via', `1.1 ${EVIL}`],
    ['origin', `https://${EVIL}`],
    ['referer', `https://${EVIL}/`],
    ['base-url', `https://${EVIL}`],
    ['x-wap-profile', `https://${EVIL}/a.xml`],
    ['mf-original-url', `https://${EVIL}/`],
    ['x-middleware-subrequest', 'src/middleware:middleware'],
    ['surrogate-capability', `${EVIL}="ESI/1.0"`],
    ['x-mock-scenario', 'search-503'],
    ['x-mock-world', EVIL],
    ['x-mock-fault', '*:500'],
    ['cache-control', 'no-cache'],
    ['pragma', 'no-cache'],
  ]
  test.each(HEADERS)('%s: %s', async (name, value) => expectUnchanged('/produkty', { [name]: value }))
})

describe('identity and preferences do not change a public page', () => {
  staysClean()
  const HEADERS: readonly (readonly [string, string])[] = [
    ['accept-language', 'es-ES,es;q=0.9'],
    ['lang', 'es'],
    ['langid', 'es'],
    ['locale', 'es-ES'],
    ['shippingto', 'es'],
    ['guestid', GUEST],
    ['authorization', `Bearer ${EVIL}-token-0123456789`],
    ['cookie', 'token=abcdefghijklmnop0123'],
    ['cookie', `ysguestId=${GUEST}`],
    ['cookie', `promoCode=${EVIL}`],
    ['cookie', 'marketId=3'],
    ['cookie', 'mock-scenario=search-503; mock-world=a-test'],
    ['cookie', `consent=${EVIL}; visitor=1`],
    ['x-user-id', '1'],
    ['user-agent', `${EVIL} Mobile`],
    ['sec-ch-ua-mobile', '?1'],
    ['save-data', 'on'],
  ]
  test.each(HEADERS)('%s: %s', async (name, value) => expectUnchanged('/fotel-366-1', { [name]: value }))
})

describe('no header switches the representation of a page', () => {
  staysClean()
  const HEADERS: readonly (readonly [string, string])[] = [
    ['accept', 'text/x-component'],
    ['accept', 'application/json'],
    ['rsc', '1'],
    ['next-router-state-tree', '%5B%22%22%5D'],
    ['next-router-prefetch', '1'],
    ['x-requested-with', 'XMLHttpRequest'],
    ['patyna-refresh', '1'],
    ['purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
  ]
  test.each(HEADERS)('%s: %s', async (name, value) => {
    const response = await sendFirst('/cp/pl', { path: '/cp/pl', headers: { [name]: value } })
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    await expectHarmless(response, '/cp/pl')
  })

  test.each([
    ['range', 'bytes=0-10'],
    ['if-none-match', `"${EVIL}"`],
    ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ])('%s returns the page or a range of it', async (name, value) => {
    const response = await send({ path: '/cp/pl', headers: { [name]: value } })
    expect([200, 206]).toContain(response.status)
    if (response.status === 200) expectSame(response, '/cp/pl')
  })
})

describe('an unknown query parameter changes nothing', () => {
  staysClean()
  test.each([
    `utm_source=${EVIL}`,
    `utm_campaign=%3Cscript%3E${EVIL}`,
    `gclid=${EVIL}`,
    `fbclid=${EVIL}`,
    `_rsc=${EVIL}`,
    `callback=${EVIL}`,
    `url=https://${EVIL}`,
    `unknown[]=${EVIL}`,
    `__proto__[x]=${EVIL}`,
    `constructor.prototype.x=${EVIL}`,
    `Page=2&${EVIL}`,
    `page=1;page=2`,
    'page=0',
    'page=-1',
    'page=1e3',
    'page=%00',
    '%ff=%fe',
    '&&&=&',
  ])('/produkty?%s', async (query) => {
    const response = await sendFirst('/produkty', { path: `/produkty?${query}` })
    if (response.status === 200) return expectHarmless(response, '/produkty')
    // A form without JavaScript sends such queries; they redirect to the canonical one.
    expect([response.status, response.headers['location'], cacheControl(response)]).toEqual([302, '/produkty', 'no-store'])
    expectNoTrace(response)
  })
})

describe('dot segments are resolved by the runtime before the worker sees them', () => {
  test.each(['/./produkty', '/x/../produkty', '/assets/../produkty', '/_rsc/x/../../produkty'])('%s is the page', async (path) => {
    const response = await send({ path })
    expect(response.status).toBe(200)
    expectSame(response, '/produkty')
  })
})

describe('no private page looks like a file (36 forms)', () => {
  staysClean(['/cp/pl'])
  const SUFFIXES = ['/foo.css', '/x.js', '/favicon.ico', '/robots.txt', '/.css', '.css', '.js', '.ico', '%2ffoo.css', '%5cfoo.css', '\\foo.css', ';foo.css',
    '%3bfoo.css', '%0afoo.css', '%00foo.css', '%23foo.css', '%3ffoo.css', '%09.css', ',foo.css', ':foo.css', '!foo.css', '@foo.css', '|foo.css', '~foo.css', '&foo.css',
    '$foo.css', '/%2e%2e/assets/x.js', '/..%2fassets/x.js'] // prettier-ignore
  const FORMS = [
    ...SUFFIXES.map((suffix) => `/cart${suffix}`),
    '/assets/..%2fcart',
    '/assets/%2e%2e/cart',
    '/photos/..%2fcart',
    '/_rsc/x/..%2f..%2fcart',
    '/healthz/..%2fcart',
    '/shop/client/details/x.css',
    '/shop/client/details%2fx.css',
  ]
  test.each(FORMS)('%s', async (path) => {
    const response = await send({ path, headers: { cookie: `ysguestId=${GUEST}` } })
    expect(cacheControl(response)).toMatch(/no-store/)
    expect(response.status).not.toBe(200)
    if (response.headers['location'] !== undefined) expect(response.headers['location']).toBe('/cart')
  })

  test.each(['/cart', '/cart?x=.css', '/assets/../cart', '/_rsc/x/../../cart', '/ulubione', '/shop/client/details'])(
    '%s itself is kept by nobody',
    async (path) => {
      expect(cacheControl(await send({ path }))).toBe('private, no-store')
    },
  )
})

describe('the gateway reaches only calls of the contract', () => {
  // The not-found page has a promo bar.
  const isOrnament = ({ url }: Request) => url.endsWith('/shop/banners')
  afterEach(() => expect(edge.shop.takeSeen().filter((request) => !isOrnament(request))).toEqual([]))
  test.each([
    '/shop/../__mock/worlds',
    '/shop/%2e%2e/healthz',
    '/shop/..%2f..%2fhealthz',
    '/shop/..%5c..%5chealthz',
    '/shop/.%2E/docs',
    `/shop//${EVIL}/`,
    `/shop/%2f${EVIL}`,
    `/shop/@${EVIL}%00`,
    '/auth/../shop/../docs',
  ])('%s', async (path) => {
    const response = await send({ path })
    expect([400, 404]).toContain(response.status)
    expect(cacheControl(response)).toMatch(/no-store/)
  })
})

describe('oversized and malformed requests are refused before they are processed', () => {
  staysClean()
  const REFUSED: readonly (readonly [string, number, RawRequest])[] = [
    ['a GET with a body', 400, { path: '/produkty', body: EVIL, headers: { 'content-length': String(EVIL.length) } }],
    ['a GET with a body in chunks', 400, { path: '/produkty', body: EVIL, headers: { 'transfer-encoding': 'chunked' } }],
    ['another host with our port', 421, { path: '/produkty', headers: { host: `${EVIL}:80` } }],
    ['our host as a user of another', 421, { path: '/', headers: { host: `127.0.0.1.${EVIL}` } }],
    ['TRACE', 405, { path: '/produkty', method: 'TRACE' }],
    ['a POST to a page', 405, { path: '/produkty', method: 'POST', body: '{}' }],
  ]
  test.each(REFUSED)('%s', async (_what, status, request) => {
    const response = await send(request)
    expect([response.status, cacheControl(response)]).toEqual([status, 'no-store'])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expectNoTrace(response)
  })
})
