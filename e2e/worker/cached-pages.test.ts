// Cached pages on raw workerd: what is cached, who gets it, and what happens during a render or when it fails. Long, because one shop API and
// one worker serve all of it.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FLIGHT_TYPE, flightPath } from '#edge/http/flight-protocol.ts'
import { startRawEdge } from './raw-edge.ts'
import { type RawGet, rawGet } from './raw-get.ts'
import { delayed, type Interference } from './test-shop.ts'
import { warmPage } from './warm-page.ts'
import { edgeOfFile } from './edge-of-file.ts'

const SECRET = 'a-secret-of-the-tests-alone'
const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))
const PAGES = ['/', '/produkty', '/fotel-366-1', '/en/products', '/es/fotel-366-1']

const edge = edgeOfFile(() => startRawEdge({ PURGE_SECRET: SECRET }))

const get = (path: string, options?: RawGet) => rawGet(edge.origin + path, options)
const statusOf = async (path: string, options?: RawGet) => (await get(path, options)).headers['cache-status']
const isDown = async () => new Response(null, { status: 503 })
/** The shop API's responses, gzipped, then changed. */
const inGzip =
  (change: (packed: Buffer) => Buffer): Interference =>
  async (_request, respond) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    return new Response(new Uint8Array(change(gzipSync(await (await respond()).text()))), { headers })
  }
/** A shop API that returns one product for another. */
const anothersProduct =
  (requested: string, returned: string): Interference =>
  async ({ url, headers }) =>
    url.endsWith(`/product/details/${requested}`)
      ? fetch(url.replace(/\d+$/, returned), { headers: { langId: headers.get('langId') ?? 'pl' } })
      : null
/** A path that is not in the cache yet: one more classification, which does not exist, changes no results. */
let unused = 0
const freshPath = () => `/produkty?classification=1,2,3,${10 + ++unused}`
const calls = () => edge.shop.takeSeen().map(({ url }) => new URL(url).pathname)

const warm = (path: string) => warmPage(edge.origin + path)

describe.each(PAGES)('%s', (path) => {
  test('is streamed on a miss and buffered on a hit, without a call to the shop API', async () => {
    const first = await get(path)
    expect(first.headers['cache-status']).toMatch(/^patyna; (fwd=uri-miss|hit)/)
    const hit = await warm(path)
    edge.shop.takeSeen()
    await get(path)
    expect(calls()).toEqual([])
    expect(hit.headers['cache-control']).toBe('private, no-cache')
    expect(hit.headers['server-timing']).toMatch(
      /^cache;dur=\d+, traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-00", route;desc="\w+", page;dur=\d+;desc="W\/'[0-9a-f]{32}'"$/,
    )
    expect(hit.headers['link']).toContain('rel=preload; as=style')
    expect(hit.body.toString()).toMatch(/<\/body><\/html>$/)
  })

  test('the only inline script of the cached page is the one allowed by the policy', async () => {
    const { headers, body } = await warm(path)
    const scripts = [...body.toString().matchAll(/<script\b([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) => ({
      attributes,
      text,
    }))
    const inline = scripts.filter(({ attributes }) => !/ src=|type="(application\/ld\+json|text\/x-component)"/.test(attributes))
    expect(inline.map(({ text }) => text.slice(0, 19))).toEqual(['window.dataLayer=[]'])
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(body.toString()).not.toMatch(/nonce=|http-equiv="refresh"|\$RC|<template id="B:/)
  })

  test('one stylesheet is render-blocking, beside those of its own islands', async () => {
    const { body } = await warm(path)
    const sheets = [...body.toString().matchAll(/<link rel="stylesheet"[^>]* href="\/assets\/(\w+)-/g)].map(([, name]) => name)
    expect(sheets.filter((name) => name === 'style' || name === 'index')).toEqual(['style'])
    expect(sheets.length).toBeLessThanOrEqual(2)
  })

  test('brotli is the same page', async () => {
    const { body } = await warm(path)
    const packed = await get(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding'])
    expect(packed.body.length).toBeLessThan(body.length / 4)
    expect(brotliDecompressSync(packed.body).equals(body)).toBe(true)
  })

  test('a known visitor gets the same page plus personalisation, compressed or not, and nobody else does', async () => {
    const { body } = await warm(path)
    const cookie = 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
    const plain = await get(path, { headers: { cookie } })
    expect(plain.headers['cache-status']).toContain('hit')
    expect([plain.headers['etag'], plain.headers['cache-control']]).toEqual([undefined, 'private, no-cache'])
    const tail = /<script type="application\/json" id="visitor-tail">[^<]*<\/script>(?=<\/body><\/html>$)/
    expect(plain.body.toString()).toMatch(tail)
    expect(plain.body.toString().replace(tail, '')).toBe(body.toString())
    const packed = await get(path, { headers: { cookie, 'accept-encoding': 'br' } })
    const unpacked = brotliDecompressSync(packed.body).toString()
    expect([tail.test(unpacked), unpacked.replace(tail, '')]).toEqual([true, body.toString()]) // each has the facts that arrived in time
    expect((await get(path)).body.equals(body)).toBe(true)
  })

  test('Flight of the same entry has its own URL', async () => {
    await warm(path)
    edge.shop.takeSeen()
    const plain = await get(BUILD + path)
    const packed = await get(BUILD + path, { headers: { 'accept-encoding': 'br' } })
    expect(calls()).toEqual([])
    expect(plain.headers['content-type']).toBe(FLIGHT_TYPE)
    expect(plain.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
  })

  test('HEAD has the headers of GET; If-None-Match with the ETag gets 304', async () => {
    const { headers, body } = await warm(path)
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(body.length)])
    for (const etag of [headers['etag'], `"x", ${headers['etag']}`, '*']) {
      const same = await get(path, { headers: { 'if-none-match': etag ?? '' } })
      expect([same.status, same.body.length, same.headers['etag']]).toEqual([304, 0, headers['etag']])
      // A browser updates the cached page's headers with those of a 304.
      expect(same.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    expect((await get(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })
})

describe('cache keys', () => {
  test('two markets never share a page', async () => {
    const bodies = await Promise.all(['/produkty', '/en/products', '/es/productos'].map(async (path) => (await warm(path)).body.toString()))
    expect(bodies.map((body) => /<html lang="(..)"/.exec(body)?.[1])).toEqual(['pl', 'en', 'es'])
  })

  test('all unknown URLs share one entry, and need no call', async () => {
    const missing = await warm('/nie-ma')
    edge.shop.takeSeen()
    const other = await get('/nie-ma-tego-ani-tamtego')
    expect([other.status, calls()]).toEqual([404, []])
    expect(other.body.equals(missing.body)).toBe(true)
  })

  test('that a product does not exist is cached for a minute', async () => {
    expect((await get('/nie-ma-99998')).status).toBe(404)
    edge.shop.takeSeen()
    expect([(await get('/nie-ma-99998')).status, calls()]).toEqual([404, []])
  })
})

describe('what is never cached', () => {
  const twice = async (path: string, options?: RawGet) => [await statusOf(path, options), await statusOf(path, options)]

  test.each(['/cart', '/moje-konto', '/logowanie', '/ulubione', '/checkout'])('%s, a page of one visitor', async (path) => {
    for (const status of await twice(path)) expect(status ?? 'redirect').not.toContain('hit')
    expect((await get(path)).headers['cache-control']).toMatch(/no-store/)
  })

  test('a page with a failed section', async () => {
    const path = freshPath()
    edge.shop.setInterference(async ({ url }) => (url.includes('/search/') ? new Response(null, { status: 503 }) : null))
    expect(await twice(path)).toEqual(['patyna; fwd=uri-miss', 'patyna; fwd=uri-miss'])
    edge.shop.setInterference()
    expect((await warm(path)).status).toBe(200)
  })

  test('a page without its optional data', async () => {
    const path = '/cp/en'
    edge.shop.setInterference(async ({ url }) => (url.includes('/banners') ? new Response('not json') : null))
    for (const status of await twice(path)) expect(status).not.toContain('hit')
  })

  test('a page about another product than in its URL', async () => {
    edge.shop.setInterference(anothersProduct('6', '3'))
    const responses = [await get('/fotel-366-6'), await get('/fotel-366-6')]
    for (const { status, headers } of responses) expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    edge.shop.setInterference()
    expect((await get('/fotel-366-6')).headers['cache-status']).toContain('fwd=uri-miss')
  })

  test.each([
    ['of the wrong shape', async () => Response.json({ data: 1 })],
    ['cut short', async () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
    ['gzip that is damaged', inGzip((packed) => packed.fill(7, 30, 60))],
    ['gzip that is cut short', inGzip((packed) => packed.subarray(0, -40))],
    ['no gzip though they say so', inGzip(() => Buffer.from('{"data":{}}'))],
    ['an error', isDown],
  ])('an error page, when responses are %s', async (_what, interference) => {
    edge.shop.setInterference(interference)
    const responses = [await get('/fotel-366-2'), await get('/fotel-366-2')]
    for (const { status, headers } of responses)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  })

  test.each([
    [200, 'whole', (packed: Buffer) => packed],
    [503, 'damaged', (packed: Buffer) => packed.fill(7, 30, 60)],
    [503, 'cut short', (packed: Buffer) => packed.subarray(0, -40)],
    [503, 'none', () => Buffer.from('{"data":{}}')],
  ])('%i for a call whose gzip response is %s', async (status, _what, change) => {
    edge.shop.setInterference(inGzip(change))
    const response = await get('/shop/banners', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([response.status, response.headers['cache-control'], response.headers['content-encoding']]).toEqual([
      status,
      'private, no-store',
      undefined,
    ])
    expect(Object.keys(JSON.parse(response.body.toString()))).toEqual([status === 200 ? 'data' : 'error'])
  })

  test('the redirect to the right slug', async () => {
    expect(await Promise.all([get('/zly-slug-1'), get('/zly-slug-1')]).then((all) => all.map(({ status }) => status))).toEqual([301, 301])
    expect((await get('/zly-slug-1')).headers['cache-control']).toBe('no-store')
  })
})

describe('concurrent requests', () => {
  test('100 cold requests make each call of the page once', async () => {
    const path = freshPath()
    await warm('/produkty')
    edge.shop.takeSeen()
    edge.shop.setInterference(delayed(300))
    const responses = await Promise.all(Array.from({ length: 100 }, () => get(path)))
    const requested = calls()
    expect(requested.length).toBeGreaterThan(0)
    expect(requested.length).toBe(new Set(requested).size)
    for (const { status, body } of responses) {
      expect(status).toBe(200)
      expect(body.toString()).toMatch(/<\/body><\/html>$/)
    }
    expect(responses.filter(({ headers }) => headers['cache-status']?.includes('collapsed')).length).toBeGreaterThan(90)
  })

  test('a leader that disconnects does not block its followers', async () => {
    for (const path of Array.from({ length: 4 }, freshPath)) {
      const [requested, mayRespond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      let searches = 0
      edge.shop.setInterference(async ({ url }) => {
        if (!url.includes('/search/')) return null
        searches += 1
        requested.resolve()
        await mayRespond.promise
        return null
      })
      // The shop API responds only after the leader has triggered the search, followers have requested the same page, and the leader has left.
      const leaving = new AbortController()
      const leader = get(path, { signal: leaving.signal }).catch(() => 'left')
      await requested.promise
      const followers = Array.from({ length: 5 }, () => get(path))
      await get('/healthz')
      leaving.abort()
      expect(await leader).toBe('left')
      mayRespond.resolve()
      expect(new Set((await Promise.all(followers)).map(({ status }) => status))).toEqual(new Set([200]))
      expect([searches, (await warm(path)).status]).toEqual([1, 200])
    }
  })

  test('followers of a failing page do not each retry', async () => {
    edge.shop.setInterference(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return new Response(null, { status: 503 })
    })
    const responses = await Promise.all(Array.from({ length: 30 }, () => get('/fotel-366-3')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
    expect(calls().filter((path) => /product/.test(path)).length).toBeLessThanOrEqual(2)
  })
})

describe('purging', () => {
  const purge = (body: unknown, secret = SECRET) =>
    fetch(`${edge.origin}/__edge/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('by a product removes its page and every listing that shows it, and leaves others', async () => {
    await Promise.all(['/fotel-366-1', '/produkty', '/nie-ma'].map(warm))
    const response = await purge({ tags: ['product-1'] })
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await statusOf('/fotel-366-1')).toContain('fwd=uri-miss')
    expect(await statusOf('/produkty')).toContain('fwd=uri-miss')
    expect(await statusOf('/nie-ma')).toContain('hit')
  })
})
