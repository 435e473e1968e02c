// Stored pages, on raw workerd: what is kept, who gets it, and what happens while it is made or cannot be. Long, for one shop and one worker
// serve all of it.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveEdge } from '#edge/dev/local/serve.ts'
import { FLIGHT_TYPE, flightPath, REFRESH_HEADER } from '#edge/http/flight-protocol.ts'
import { freePort } from '#edge/dev/local/free-port.ts'
import { type RawGet, rawGet } from './raw-get.ts'
import { delayed, type Interference, startTestShop } from './test-shop.ts'
import { expectWholeSet } from './whole-header-set.ts'

const SECRET = 'a-secret-of-the-tests-alone'
const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))
const PAGES = ['/', '/produkty', '/fotel-366-1', '/en/products', '/es/fotel-366-1']

let shop: Awaited<ReturnType<typeof startTestShop>>
let edge: Awaited<ReturnType<typeof serveEdge>>
beforeAll(async () => {
  shop = await startTestShop()
  const vars = { PURGE_SECRET: SECRET }
  edge = await serveEdge({ host: '127.0.0.1', port: await freePort(), shopApiOrigin: shop.origin, dataDir: '.data', vars })
})
afterAll(async () => {
  await edge.stop()
  shop.close()
})
beforeEach(() => {
  shop.setInterference()
  shop.takeSeen()
})

const get = (path: string, options?: RawGet) => rawGet(edge.origin + path, options)
const statusOf = async (path: string, options?: RawGet) => (await get(path, options)).headers['cache-status']
const isDown = async () => new Response(null, { status: 503 })
/** The shop's own answers, compressed, and that changed. */
const inGzip =
  (change: (packed: Buffer) => Buffer): Interference =>
  async (_request, answer) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    return new Response(new Uint8Array(change(gzipSync(await (await answer()).text()))), { headers })
  }
/** A shop that answers one product for another. */
const anothersProduct =
  (asked: string, answered: string): Interference =>
  async ({ url, headers }) =>
    url.endsWith(`/product/details/${asked}`)
      ? fetch(url.replace(/\d+$/, answered), { headers: { langId: headers.get('langId') ?? 'pl' } })
      : null
/** A page that nobody has asked for yet. */
let unused = 0
const freshPath = () => `/produkty?priceFrom=${++unused}`
const calls = () => shop.takeSeen().map(({ url }) => new URL(url).pathname)

/** Longer than a page that failed is left alone, on any machine. */
const WARM_WITHIN_MS = 60_000

/** Asks until the page is stored, which is soon after it was sent. */
async function warm(path: string) {
  for (const begun = performance.now(); performance.now() - begun < WARM_WITHIN_MS;) {
    const answer = await get(path)
    if (answer.headers['cache-status']?.startsWith('patyna; hit')) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${path} is not stored`)
}

describe.each(PAGES)('%s', (path) => {
  test('streams to the first and is whole for the second, without a call to the shop', async () => {
    const first = await get(path)
    expect(first.headers['cache-status']).toMatch(/^patyna; (fwd=uri-miss|hit)/)
    const hit = await warm(path)
    shop.takeSeen()
    await get(path)
    expect(calls()).toEqual([])
    expect(hit.headers['cache-control']).toBe('private, no-cache')
    expect(hit.headers['server-timing']).toMatch(/^cache;dur=\d+$/)
    expect(hit.headers['link']).toContain('rel=preload; as=style')
    expect(hit.body.toString()).toMatch(/<\/body><\/html>$/)
  })

  test('no script of the stored page runs from within it but the one that the policy names', async () => {
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

  test('one sheet is what it waits for, beside those of its own islands', async () => {
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

  test('cookies and headers of a visitor change no byte', async () => {
    const { body } = await warm(path)
    const cookie = 'promoCode=LATO; visitor=1; consent=all'
    const headers = { cookie, authorization: 'Bearer x', 'accept-language': 'es', 'x-forwarded-host': 'evil.test', langId: 'es' }
    expect((await get(path, { headers })).body.equals(body)).toBe(true)
  })

  test('the copy of somebody whom the shop knows is the same page and its tail, compressed or not, and nobody else’s', async () => {
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
    expect([tail.test(unpacked), unpacked.replace(tail, '')]).toEqual([true, body.toString()]) // each has the facts that came in time
    expect((await get(path)).body.equals(body)).toBe(true)
  })

  test('Flight of the same entry has its own address', async () => {
    await warm(path)
    shop.takeSeen()
    const plain = await get(BUILD + path)
    const packed = await get(BUILD + path, { headers: { 'accept-encoding': 'br' } })
    expect(calls()).toEqual([])
    expect(plain.headers['content-type']).toBe(FLIGHT_TYPE)
    expect(plain.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
  })

  test('HEAD has the headers of GET; who has the page already gets 304', async () => {
    const { headers, body } = await warm(path)
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(body.length)])
    for (const etag of [headers['etag'], `"x", ${headers['etag']}`, '*']) {
      const same = await get(path, { headers: { 'if-none-match': etag ?? '' } })
      expect([same.status, same.body.length, same.headers['etag']]).toEqual([304, 0, headers['etag']])
      // A browser takes the headers of a 304 for those of the page that it has.
      expect(same.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    expect((await get(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })
})

describe('keys', () => {
  test('order, repetition and trackers of a query make no new page; other filters do', async () => {
    await warm('/produkty?colors=1,2&materials=3')
    for (const query of ['materials=3&colors=2,1', 'colors=1,2,1&materials=3&utm_source=x&gclid=1'])
      expect(await statusOf(`/produkty?${query}`)).toContain('hit')
    expect(await statusOf('/produkty?colors=12&materials=3')).toContain('fwd=uri-miss')
  })

  test('two markets never share a page', async () => {
    const bodies = await Promise.all(['/produkty', '/en/products', '/es/productos'].map(async (path) => (await warm(path)).body.toString()))
    expect(bodies.map((body) => /<html lang="(..)"/.exec(body)?.[1])).toEqual(['pl', 'en', 'es'])
  })

  test('all that is not there is one page, and unknown addresses ask for nothing', async () => {
    const missing = await warm('/nie-ma')
    shop.takeSeen()
    const other = await get('/nie-ma-tego-ani-tamtego')
    expect([other.status, calls()]).toEqual([404, []])
    expect(other.body.equals(missing.body)).toBe(true)
  })

  test('that a product does not exist is remembered for a minute', async () => {
    expect((await get('/nie-ma-99998')).status).toBe(404)
    shop.takeSeen()
    expect([(await get('/nie-ma-99998')).status, calls()]).toEqual([404, []])
  })
})

describe('what is never stored', () => {
  const twice = async (path: string, options?: RawGet) => [await statusOf(path, options), await statusOf(path, options)]

  test.each(['/cart', '/moje-konto', '/logowanie', '/ulubione', '/checkout'])('%s, a page of one visitor', async (path) => {
    for (const status of await twice(path)) expect(status ?? 'redirect').not.toContain('hit')
    expect((await get(path)).headers['cache-control']).toMatch(/no-store/)
  })

  test('a page of which a part failed, though the rest of it stands', async () => {
    const path = freshPath()
    shop.setInterference(async ({ url }) => (url.includes('/search/') ? new Response(null, { status: 503 }) : null))
    expect(await twice(path)).toEqual(['patyna; fwd=uri-miss', 'patyna; fwd=uri-miss'])
    shop.setInterference()
    expect((await warm(path)).status).toBe(200)
  })

  test('a page that does without what it did not get', async () => {
    const path = '/cp/en'
    shop.setInterference(async ({ url }) => (url.includes('/banners') ? new Response('not json') : null))
    for (const status of await twice(path)) expect(status).not.toContain('hit')
  })

  test('a page about another product than its address names', async () => {
    shop.setInterference(anothersProduct('6', '3'))
    const answers = [await get('/fotel-366-6'), await get('/fotel-366-6')]
    for (const { status, headers } of answers) expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    shop.setInterference()
    expect((await get('/fotel-366-6')).headers['cache-status']).toContain('fwd=uri-miss')
  })

  test.each([
    ['of the wrong shape', async () => Response.json({ data: 1 })],
    ['cut short', async () => new Response('{"data":', { headers: { 'content-type': 'application/json' } })],
    ['gzip that is damaged', inGzip((packed) => packed.fill(7, 30, 60))],
    ['gzip that is cut short', inGzip((packed) => packed.subarray(0, -40))],
    ['no gzip though they say so', inGzip(() => Buffer.from('{"data":{}}'))],
    ['an error', isDown],
  ])('an error page, when answers are %s', async (_what, interference) => {
    shop.setInterference(interference)
    const answers = [await get('/fotel-366-2'), await get('/fotel-366-2')]
    for (const { status, headers } of answers)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  })

  test.each([
    [200, 'whole', (packed: Buffer) => packed],
    [503, 'damaged', (packed: Buffer) => packed.fill(7, 30, 60)],
    [503, 'cut short', (packed: Buffer) => packed.subarray(0, -40)],
    [503, 'none', () => Buffer.from('{"data":{}}')],
  ])('%i for a call whose answer in gzip is %s', async (status, _what, change) => {
    shop.setInterference(inGzip(change))
    const answer = await get('/shop/banners', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([answer.status, answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual([
      status,
      'private, no-store',
      undefined,
    ])
    expect(Object.keys(JSON.parse(answer.body.toString()))).toEqual([status === 200 ? 'data' : 'error'])
  })

  test('nothing, when a listing comes in damaged gzip; whole, when it comes in good gzip', async () => {
    const path = freshPath()
    const damaged = inGzip((packed) => packed.fill(7, 200, 260))
    shop.setInterference(async (request, answer) => (request.url.includes('/search/') ? damaged(request, answer) : null))
    expect(await twice(path)).toEqual(['patyna; fwd=uri-miss', 'patyna; fwd=uri-miss'])
    shop.setInterference(inGzip((packed) => packed))
    expect((await warm(path)).status).toBe(200)
  })

  test('the move to the right slug', async () => {
    expect(await Promise.all([get('/zly-slug-1'), get('/zly-slug-1')]).then((all) => all.map(({ status }) => status))).toEqual([301, 301])
    expect((await get('/zly-slug-1')).headers['cache-control']).toBe('no-store')
  })
})

describe('many at once', () => {
  test('100 cold requests are one call for each thing that the page needs', async () => {
    const path = freshPath()
    await warm('/produkty')
    shop.takeSeen()
    shop.setInterference(delayed(300))
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(path)))
    const asked = calls()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBe(new Set(asked).size)
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.toString()).toMatch(/<\/body><\/html>$/)
    }
    expect(answers.filter(({ headers }) => headers['cache-status']?.includes('collapsed')).length).toBeGreaterThan(90)
  })

  test('a leader who leaves leaves nobody hanging', async () => {
    for (const path of Array.from({ length: 4 }, freshPath)) {
      const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      let searches = 0
      shop.setInterference(async ({ url }) => {
        if (!url.includes('/search/')) return null
        searches += 1
        asked.resolve()
        await mayAnswer.promise
        return null
      })
      // The shop answers only when the leader has made it search, others have asked for the same page, and the leader is gone.
      const leaving = new AbortController()
      const leader = get(path, { signal: leaving.signal }).catch(() => 'left')
      await asked.promise
      const followers = Array.from({ length: 5 }, () => get(path))
      await get('/healthz')
      leaving.abort()
      expect(await leader).toBe('left')
      mayAnswer.resolve()
      expect(new Set((await Promise.all(followers)).map(({ status }) => status))).toEqual(new Set([200]))
      expect([searches, (await warm(path)).status]).toEqual([1, 200])
    }
  })

  test('followers of a page that fails do not each ask again', async () => {
    shop.setInterference(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return new Response(null, { status: 503 })
    })
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/fotel-366-3')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(calls().filter((path) => /product/.test(path)).length).toBeLessThanOrEqual(2)
  })
})

describe('a shop that asks for a pause', () => {
  /** Only where it is called: what a page asks beside it would be left alone as well, in the tests after these too. */
  const tooMuchOf = (part: string) => async (request: Request) =>
    request.url.includes(part) ? new Response(null, { status: 429, headers: { 'retry-after': '20' } }) : null

  test('is not asked again for a page that nobody has: 503 and what is left of the pause', async () => {
    shop.setInterference(tooMuchOf('/details/'))
    const path = '/fotel-366-4'
    const first = await get(path)
    expect([first.status, first.headers['retry-after'], first.headers['cache-control']]).toEqual([503, '20', 'no-store'])
    shop.takeSeen()
    shop.setInterference()
    const others = await Promise.all(Array.from({ length: 10 }, () => get(path)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]))
    expect(Number(others[0]?.headers['retry-after'])).toBeGreaterThan(10)
    expect(calls().filter((each) => each.includes('/details/'))).toEqual([])
    expect((await get('/fotel-366-5')).status, 'another product is another endpoint').not.toBe(503)
  })

  test('tells the visitor so where it was he who called', async () => {
    shop.setInterference(tooMuchOf('/client/details'))
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await get('/shop/client/details', { headers })
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '20'])
  })
})

test('a shop that is slower than it is asked: searches get no more than their places, who buys still gets through', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const mayAnswer = Promise.withResolvers<void>()
  let refused = 0
  shop.setInterference(async ({ url }) => {
    if (!url.includes('/search/')) return null
    await mayAnswer.promise
    return new Response('{}')
  })
  const answers = Array.from({ length: 130 }, async () => {
    const { status } = await fetch(`${edge.origin}/shop/search/products`, { method: 'POST', headers, body: '{}' })
    refused += status === 503 ? 1 : 0
    return status
  })
  await expect.poll(() => refused, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(130 - 96)
  const cart = { ...headers, cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
  expect((await get('/shop/cart/details2', { headers: cart })).status).toBe(200)
  mayAnswer.resolve()
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200, 503]))
  shop.setInterference()
  expect((await warm(freshPath())).status).toBe(200)
})

describe('purging', () => {
  const purge = (body: unknown, secret = SECRET) =>
    fetch(`${edge.origin}/__edge/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  test('by a product makes its page and every listing that shows it anew, and leaves others', async () => {
    await Promise.all(['/fotel-366-1', '/produkty', '/nie-ma'].map(warm))
    const answer = await purge({ tags: ['product-1'] })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await statusOf('/fotel-366-1')).toContain('fwd=uri-miss')
    expect(await statusOf('/produkty')).toContain('fwd=uri-miss')
    expect(await statusOf('/nie-ma')).toContain('hit')
  })

  test.each(['', 'wrong', `${SECRET}x`, SECRET.slice(1)])('with the secret %j does nothing', async (secret) => {
    await warm('/produkty')
    expect((await purge({ tags: ['route-catalog'] }, secret)).status).toBe(401)
    expect(await statusOf('/produkty')).toContain('hit')
  })

  test.each([
    ['nothing', {}],
    ['no tag', { tags: [] }],
    ['a wildcard', { tags: ['*'] }],
    ['a text', { tags: 'product-1' }],
    ['too many tags', { tags: Array.from({ length: 101 }, (_, id) => `product-${id}`) }],
  ])('%s is refused', async (_what, body) => expect((await purge(body)).status).toBe(400))
})

// The one test that waits: entries age by the edge's own clock, and nobody can set that.
test('LST-14: an old page is served while the shop is down, which is left alone for 5 s after a failure; a refresh gets nothing', async () => {
  const path = '/produkty?colors=7'
  await warm(path)
  await new Promise((resolve) => setTimeout(resolve, 30_500))
  shop.setInterference(isDown)
  shop.takeSeen()
  const old = await get(path)
  expect(old.headers['cache-status']).toMatch(/^patyna; hit; ttl=(0|-\d+)$/)
  expectWholeSet({ status: old.status, headers: new Headers(old.headers) }, `${path}, which is old`)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const asked = calls().length
  expect(asked).toBeGreaterThan(0)
  for (let visit = 0; visit < 20; visit++) expect(await statusOf(path)).toContain('hit')
  const refresh = await get(BUILD + path, { headers: { [REFRESH_HEADER]: '1' } })
  expect([refresh.status, calls()]).toEqual([204, []])

  shop.setInterference()
  await new Promise((resolve) => setTimeout(resolve, 5000))
  expect(await statusOf(path)).toMatch(/ttl=-\d+$/)
  expect((await warm(path)).headers['cache-status']).toContain('hit')
  await expect.poll(() => statusOf(path), { timeout: 5000 }).toMatch(/ttl=\d+$/)
})
