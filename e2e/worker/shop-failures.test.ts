// What a page answers while the shop API fails and nothing is cached: to people, to crawlers, and to a flood. On raw workerd with the page cache.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FLIGHT_TYPE, flightPath, PREFETCH_HEADER, REFRESH_HEADER } from '#edge/http/flight-protocol.ts'
import { startRawEdge } from './raw-edge.ts'
import { type RawGet, rawGet, type RawResponse } from './raw-get.ts'
import { startTestEdge } from './test-edge.ts'
import type { Interference } from './test-shop.ts'
import { warmPage } from './warm-page.ts'
import { expectWholeSet } from './whole-header-set.ts'
import { edgeOfFile } from './edge-of-file.ts'

const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

const edge = edgeOfFile(startRawEdge)

const get = (path: string, options?: RawGet) => rawGet(edge.origin + path, options)
const as = (userAgent: string, headers: Record<string, string> = {}) => ({ headers: { 'user-agent': userAgent, ...headers } })
let unused = 0
const freshPath = () => `/produkty?styles=1,${1000 + ++unused}`
const hangs: Interference = async ({ url }) => (url.includes('/search/') ? new Promise(() => undefined) : null)
const fails: Interference = async ({ url }) => (url.includes('/search/') ? new Response(null, { status: 503 }) : null)

describe.each([
  ['hangs', hangs],
  ['fails', fails],
])('a listing while the search %s', (_how, interference) => {
  test('is 503 with Retry-After to a crawler, never indexed and never stored', async () => {
    const path = freshPath()
    edge.shop.setInterference(interference)
    const response = await get(path, as(CRAWLER))
    expect([response.status, response.headers['retry-after'], response.headers['cache-control'], response.headers['x-robots-tag']]).toEqual(
      [503, '5', 'no-store', 'noindex'],
    )
    expectWholeSet({ status: response.status, headers: new Headers(response.headers) }, path)
    edge.shop.setInterference()
    expect((await get(path, as(CRAWLER))).headers['cache-status']).toBe('patyna; fwd=uri-miss; stored')
  })

  test('EXT-43: is a page with an apology to a person, 503 with Retry-After, not indexed and never stored', async () => {
    const path = freshPath()
    edge.shop.setInterference(interference)
    const response = await get(path, as(PERSON))
    const { status, headers, body } = response
    expect([status, headers['retry-after'], headers['cache-control'], headers['x-robots-tag']]).toEqual([503, '5', 'no-store', 'noindex'])
    expect(body.toString()).toContain('<h1')
    edge.shop.setInterference()
    expect((await get(path, as(PERSON))).headers['cache-status']).toBe('patyna; fwd=uri-miss')
  })

  test('EXT-43: is streamed to a browser after a moment, with the status that is known by then, and never stored', async () => {
    const path = freshPath()
    edge.shop.setInterference(interference)
    const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }
    const response = await get(path, as(PERSON, headers))
    expect(response.status).toBe(interference === hangs ? 200 : 503)
    expect(response.body.toString()).toContain('Nie udało się wczytać')
    edge.shop.setInterference()
    expect((await get(path, as(PERSON, headers))).headers['cache-status']).toBe('patyna; fwd=uri-miss')
  })

  test('EXT-53: as Flight it has the same status, is not stored either, and is nothing as a guess or a refresh', async () => {
    const path = freshPath()
    const flight = async (headers: Record<string, string> = {}) => get(BUILD + path, as(PERSON, headers))
    edge.shop.setInterference(interference)
    for (const name of [PREFETCH_HEADER, REFRESH_HEADER]) {
      const { status, body } = await flight({ [name]: '1' })
      expect([name, status, body.length]).toEqual([name, 204, 0])
    }
    const { status, headers, body } = await flight()
    expect([status, headers['content-type'], headers['retry-after'], headers['cache-control']]).toEqual([503, FLIGHT_TYPE, '5', 'no-store'])
    expect(body.toString()).toContain('Nie udało się wczytać')
    edge.shop.setInterference()
    expect((await flight()).status).toBe(200)
  })

  test('is 503 with the apology in the page to a person without scripts', async () => {
    edge.shop.setInterference(interference)
    const response = await get(freshPath(), as(PERSON, { cookie: 'whole=1' }))
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.body.toString()).toContain('Nie udało się wczytać')
  })
})

test('a crawler gets a page complete, from the first visit on, and what is old while the search fails', async () => {
  const path = freshPath()
  const first = await get(path, as(CRAWLER))
  expect([first.status, first.headers['cache-status'], first.headers['x-robots-tag']]).toEqual([
    200,
    'patyna; fwd=uri-miss; stored',
    undefined,
  ])
  expect(first.body.toString(), 'no part of it follows').not.toContain('<template id="B:')
  edge.shop.setInterference(fails)
  expect((await get(path, as(CRAWLER))).status).toBe(200)
})

test('a failure has the page of failures, its own status, and is no hit of the cache', async () => {
  edge.shop.setInterference(async () => new Response(null, { status: 503 }))
  const visits = [as(PERSON), as(CRAWLER), as(CRAWLER, { 'if-none-match': '*' })]
  const responses: RawResponse[] = []
  for (const visit of visits) responses.push(await get('/fotel-366-2', visit))
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503])
  for (const { headers, body } of responses) {
    expect([headers['retry-after'], headers['cache-control'], headers['etag'], headers['x-robots-tag']]).toEqual([
      '5',
      'no-store',
      undefined,
      'noindex',
    ])
    expect(body.toString()).toMatch(/<\/body><\/html>$/)
  }
  expect(responses.at(-1)?.headers['cache-status'], 'an outage does not raise the hit ratio').toBe('patyna; fwd=uri-miss')
})

test('a flood of addresses is 503 with Retry-After beyond the budget of renders, and cached pages go on', async () => {
  await warmPage(`${edge.origin}/produkty`)
  await warmPage(`${edge.origin}/fotel-366-1`)
  const mayRespond = Promise.withResolvers<void>()
  edge.shop.setInterference(async ({ url }) => {
    if (url.includes('/search/')) await mayRespond.promise
    return null
  })
  const flood = Array.from({ length: 90 }, async () => get(freshPath(), as(CRAWLER)))
  await expect.poll(async () => (await get(freshPath(), as(CRAWLER, {}))).status, { timeout: 4000 }).toBe(503)
  for (const path of ['/produkty', '/fotel-366-1']) {
    const { status, headers } = await get(path)
    expect([status, headers['cache-status']]).toEqual([200, expect.stringMatching(/^patyna; hit/)])
  }
  mayRespond.resolve()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(90 - 64)
  edge.shop.setInterference()
  expect((await get(freshPath())).status).toBe(200)
})

test('a visitor’s network has so many pages rendered a minute where the platform counts; cached pages are free', async () => {
  const limited = await startTestEdge({ PAGE_CACHE: 'on' }, [{ name: 'RENDER_LIMIT', namespace_id: '4', simple: { limit: 2, period: 60 } }])
  const visit = async (path: string) => {
    const response = await limited.get(path, { headers: { 'user-agent': CRAWLER, 'cf-connecting-ip': '203.0.113.9' } })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  try {
    expect((await visit('/produkty')).status).toBe(200)
    expect((await visit('/fotel-366-1')).status).toBe(200)
    const refused = await visit('/fotel-366-2')
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([429, '60', 'no-store'])
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused.html).toContain('Spróbuj ponownie')
    const inSpain = await visit('/es/fotel-366-2')
    expect([inSpain.status, inSpain.headers.get('retry-after')]).toEqual([429, '60'])
    expect(inSpain.html).toContain('<html lang="es"')
    expect(inSpain.html, 'another try, without a script').toMatch(/<a [^>]*href=""[^>]*>Reintentar</)
    expectWholeSet(inSpain, 'beyond the renders of a network')
    expect((await visit('/produkty')).headers.get('cache-status')).toContain('patyna; hit')
    expect((await visit('/nie-ma-tego')).status, 'the page of missing addresses is one').toBe(404)
  } finally {
    await limited.close()
  }
})

// At a second try the endpoint is known to be silent before the page is begun.
test('Retry-After of the shop API is said of what the page is about, streamed or whole, as HTML and as Flight', { retry: 0 }, async () => {
  await warmPage(`${edge.origin}/produkty`)
  const path = freshPath()
  edge.shop.setInterference(async ({ url }) =>
    url.includes('/search/') ? new Response(null, { status: 429, headers: { 'retry-after': '20' } }) : null,
  )
  for (const [address, who] of [
    // Streamed: the head is made before the answer.
    [path, as(PERSON)],
    [BUILD + path, as(PERSON)],
    [path, as(CRAWLER)],
  ] as const) {
    const { status, headers } = await get(address, who)
    expect([status, Number(headers['retry-after']) > 10], address).toEqual([503, true])
  }
})
