// Headers of every response, over all pages in all languages and over every status that the edge returns; the HTML of each kind of page is valid.
import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '#app/domain/language.ts'
import type { RouteName } from '#app/addresses/route-params.ts'
import { PAGES } from '#app/pages.ts'
import { STAND_WITHOUT_SHOP } from '../every-page.ts'
import { pagesOf } from '../test-shop-pages.ts'
import { fillShop } from './fill-shop.ts'
import { htmlProblems } from './html-problems.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'
import type { Interference } from './test-shop.ts'
import { expectWholeSet } from './whole-header-set.ts'

/** The first does not cache pages; the second does, and has rate-limit counters like the platform. */
let edge: TestEdge
let deployed: TestEdge
let shop: Awaited<ReturnType<typeof fillShop>>
beforeAll(async () => {
  edge = await startTestEdge()
  shop = await fillShop(edge)
  deployed = await startTestEdge({ PAGE_CACHE: 'on', PURGE_SECRET: SECRET, VISITOR_FACTS_SECRET: SECRET }, ONE_LOGIN_A_MINUTE)
})
afterAll(async () => {
  await edge.close()
  await deployed.close()
})
beforeEach(() => edge.shop.setInterference())

const SECRET = 'a-secret-of-the-tests-alone'
const ONE_LOGIN_A_MINUTE = [{ name: 'LOGIN_LIMIT', namespace_id: '1', simple: { limit: 1, period: 60 } }] as const

const NAMES = Object.keys(PAGES) as RouteName[]

/** Requests a page with the cookies of its visitor. */
async function visit(name: RouteName, language: Language, method?: 'HEAD') {
  const { path, visitor } = pagesOf(shop.subjects, language)[name]
  const response = await edge.get(path, { headers: { cookie: shop.cookies[visitor] }, ...(method && { method }) })
  return { response, path, text: await response.text() }
}

describe('every page', () => {
  test.each(NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language }))))(
    '$name in $language',
    async ({ name, language }) => {
      const { response, path, text } = await visit(name, language)
      // The shop of the tests has content in Polish alone.
      const status = name === 'content' && language !== 'pl' ? 404 : 200
      expect([path, response.status]).toEqual([path, status])
      expectWholeSet(response, path)
      // Texts alone differ in the others.
      if (language === 'pl') expect(await htmlProblems(text)).toEqual([])
      if (PAGES[name].cache === 'private') expect(response.headers.get('cache-control')).toMatch(/no-store/)
    },
  )

  test.each(NAMES)('%s, requested with HEAD and without the shop API', async (name) => {
    const { response: head, path, text } = await visit(name, 'pl', 'HEAD')
    expect([head.status, text]).toEqual([200, ''])
    expectWholeSet(head, `HEAD ${path}`)
    edge.shop.setInterference(isDown)
    const { response: failed } = await visit(name, 'pl')
    const rows = 'a page that a call is about: app/page-subjects.ts; one that stands without it: STAND_WITHOUT_SHOP of e2e/every-page.ts'
    expect(failed.status, rows).toBe(STAND_WITHOUT_SHOP.has(name) ? 200 : 503)
    expectWholeSet(failed, `${path} without the shop`)
  })
})

const JSON_CALL = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const respondWith =
  (status: number, headers = {}): Interference =>
  async () =>
    new Response('{}', { status, headers })
const isDown = respondWith(503)
/** A product whose vacation date has an unknown time zone: it violates the contract, like a wrong shape. */
const inNoTimeZone: Interference = async (request, respond) => {
  if (!request.url.includes('/product/details/')) return null
  const product = await (await respond()).text()
  const back = { date: '2026-12-01 08:00:00', timezone_type: 3, timezone: 'Mars/Olympus_Mons' }
  return new Response(JSON.stringify({ data: { ...JSON.parse(product).data, vendorVacation: back } }))
}
const file = (ending = 'js') => `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith(`.${ending}`))}`

interface Probe {
  status: number
  path: string | (() => string)
  init?: Parameters<TestEdge['get']>[1]
  /** How the shop API misbehaves. */
  shop?: Interference
}

/** Requests that lead to every status. */
const PROBES: readonly Probe[] = [
  { status: 200, path: '/produkty' },
  { status: 200, path: '/healthz' },
  { status: 200, path: file },
  { status: 200, path: () => file('svg') },
  { status: 200, path: () => file('png') },
  { status: 200, path: file, init: { headers: { 'if-none-match': '*' } } },
  { status: 200, path: '/shop/client/details' },
  { status: 204, path: '/csp', init: { method: 'POST', body: '[]', headers: { 'content-type': 'application/reports+json' } } },
  { status: 301, path: '/Produkty/' },
  { status: 301, path: '/zly-slug-1' },
  { status: 302, path: '/produkty?colors=7&colors=2' },
  { status: 303, path: '/__whole?to=%2Fprodukty' },
  { status: 303, path: '/__market/cp/es' },
  { status: 400, path: '/shop/..%2f..%2fhealthz' },
  { status: 400, path: '/csp', init: { method: 'POST', body: 'x', headers: { 'content-type': 'application/csp-report' } } },
  {
    status: 403,
    path: '/shop/client/product/like/1',
    init: { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  },
  { status: 403, path: '/vitals', init: { method: 'POST', body: '{}' } },
  { status: 404, path: '/nie-ma' },
  { status: 404, path: '/assets/nothing.js' },
  { status: 404, path: '/photos/nothing-640.avif' },
  { status: 404, path: '/shop/nothing' },
  { status: 405, path: '/produkty', init: { method: 'DELETE' } },
  { status: 405, path: '/produkty', init: { method: 'OPTIONS' } },
  { status: 405, path: '/shop/client/details', init: { method: 'PATCH' } },
  { status: 409, path: '/_rsc/000000000000/produkty' },
  { status: 410, path: '/fotel-366-1', shop: respondWith(410) },
  { status: 502, path: '/shop/client/details', shop: respondWith(410) },
  { status: 502, path: '/photos/nothing-640.avif', shop: respondWith(200) },
  { status: 413, path: '/shop/client/product/like/1', init: { method: 'POST', body: 'x'.repeat(33 * 1024), headers: JSON_CALL } },
  {
    status: 413,
    path: '/csp',
    init: { method: 'POST', body: 'x'.repeat(9 * 1024), headers: { 'content-type': 'application/csp-report' } },
  },
  { status: 414, path: `/${'a'.repeat(9 * 1024)}` },
  { status: 415, path: '/shop/client/product/like/1', init: { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } } },
  { status: 415, path: '/csp', init: { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } } },
  { status: 421, path: 'http://evil.test/produkty' },
  { status: 421, path: 'http://evil.test/shop/client/details' },
  { status: 431, path: '/produkty', init: { headers: { 'x-long': 'a'.repeat(17 * 1024) } } },
  { status: 431, path: '/produkty', init: { headers: { cookie: `a=${'a'.repeat(9 * 1024)}` } } },
  { status: 429, path: '/shop/client/details', shop: respondWith(429, { 'retry-after': '7' }) },
  { status: 500, path: '/shop/client/details', shop: respondWith(500) },
  { status: 503, path: '/fotel-366-1', shop: inNoTimeZone },
  { status: 503, path: '/fotel-366-1', shop: respondWith(429, { 'retry-after': '7' }) },
  { status: 503, path: '/fotel-366-1', shop: respondWith(500) },
  { status: 503, path: '/fotel-366-1', shop: isDown },
  { status: 503, path: '/shop/client/details', shop: isDown },
  { status: 503, path: '/photos/nothing-640.avif', shop: isDown },
]

describe('every status', () => {
  test.each(PROBES)('$status: $path', async ({ status, path, init, shop }) => {
    edge.shop.setInterference(shop)
    const address = typeof path === 'string' ? path : path()
    const response = await edge.get(address, init)
    const text = await response.text()
    expect(response.status, text.slice(0, 200)).toBe(status)
    expectWholeSet(response, `${init?.method ?? 'GET'} ${address.slice(0, 80)}`)
    if (status >= 300) expect(response.headers.get('cache-control')).toMatch(/no-store/)
    expect(text, 'nothing of the inside').not.toMatch(/at \w+ \(|\.tsx?:\d|127\.0\.0\.1|reference = /)
  })

  test('too many cookies are cleared, otherwise the visitor would stay locked out', async () => {
    const response = await edge.get('/produkty', { headers: { cookie: `a=${'a'.repeat(9 * 1024)}` } })
    expect(response.headers.get('clear-site-data')).toBe('"cookies"')
  })

  test.each(['/shop/client/details', '/auth/standard'])('refusals of %s have the contract’s error shape (GAP-115)', async (path) => {
    const response = await edge.get(path, { method: 'PATCH', headers: JSON_CALL, body: '{}' })
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({ error: { code: 'METHOD_NOT_ALLOWED', message: expect.any(String) } })
  })
})

describe('as it is deployed', () => {
  test.each(['/', '/produkty', '/fotel-366-1', '/nie-ma'])('%s: streamed, cached, without a body, and 304', async (path) => {
    const send = async (what: string, init: Parameters<TestEdge['get']>[1] = {}) => {
      const response = await deployed.get(path, init)
      await response.text()
      expectWholeSet(response, `${what} ${path}`)
      return response
    }
    await send('first')
    let cached = await send('cached')
    while (!cached.headers.get('cache-status')?.includes('hit')) cached = await send('cached')
    await send('cached, with a session', { headers: { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' } })
    await send('cached', { method: 'HEAD' })
    if (cached.status !== 200) return
    const same = await send('the same', { headers: { 'if-none-match': cached.headers.get('etag') ?? '' } })
    expect(same.status).toBe(304)
    // A browser updates the cached page's headers with those of a 304.
    for (const name of ['content-security-policy', 'cache-control', 'content-type'])
      expect(same.headers.get(name), name).toBe(cached.headers.get(name))
  })

  test('429 of the worker’s own rate limit', async () => {
    const logIn = async () => {
      const response = await deployed.get('/auth/standard', { method: 'POST', headers: JSON_CALL, body: '{}' })
      await response.text()
      expectWholeSet(response, `POST /auth/standard: ${response.status}`)
      return response
    }
    let response = await logIn()
    for (let tries = 0; response.status !== 429 && tries < 5; tries++) response = await logIn()
    expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
      429,
      '60',
      'private, no-store',
    ])
  })

  test.each([
    [204, SECRET, '{"tags":["product-1"]}'],
    [400, SECRET, '{}'],
    [401, 'another', '{"tags":["product-1"]}'],
  ])('%i for a purge', async (status, secret, body) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const response = await deployed.get('/__edge/purge', { method: 'POST', headers, body })
    await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expectWholeSet(response, `purging: ${status}`)
  })
})

test('500 of a page with an invalid configuration', async () => {
  const wrong = await startTestEdge({ VENDOR_HOST: 'no address' })
  try {
    const response = await wrong.get('/produkty')
    const text = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expectWholeSet(response, 'GET /produkty, wrongly configured')
    expect(text, 'nothing of the inside').not.toMatch(/no address|VENDOR_HOST|at \w+ \(/)
    expect((await wrong.get('/healthz')).status, 'whoever watches learns of it').toBe(500)
  } finally {
    await wrong.close()
  }
})

test('500 of what nobody expects is a page of the market', async () => {
  const guestId = crypto.randomUUID()
  // A signed fact that is no JSON.
  const signed = createHmac('sha256', SECRET)
    .update(JSON.stringify(['cart', '', guestId, null]))
    .digest()
    .subarray(0, 16)
  await (await deployed.get('/en/products')).text()
  const cookie = `ysguestId=${guestId}; cartHint=.${signed.toString('base64url')}`
  const broken = await deployed.get('/en/products', { headers: { cookie } })
  expect([broken.status, await broken.text()]).toEqual([500, expect.stringMatching(/<html[^>]* lang="en"/)])
})

test.each(['/logowanie', '/rejestracja', '/checkout', '/nowe-haslo'])('%s sends no referrer', async (address) => {
  const response = await edge.get(address)
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('nonces differ between responses', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () => /'nonce-([^']+)'/.exec((await edge.get('/')).headers.get('content-security-policy') ?? '')?.[1]),
  )
  expect(new Set(nonces).size).toBe(3)
})
