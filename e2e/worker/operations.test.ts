// Operations of the built worker: health, log, traces.
import { describe, expect, test } from 'vitest'
import { startTestEdge } from './test-edge.ts'
import { edgeOfFile } from './edge-of-file.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const edge = edgeOfFile(() => startTestEdge({ LOG_REQUESTS: '1' }))

/** Log lines about requests. */
const lines = () =>
  edge
    .logs()
    .flatMap(({ message }) => (message.startsWith('{') ? [JSON.parse(message) as Record<string, unknown>] : []))
    .filter(({ event }) => event === 'request')

describe('health', () => {
  test('/healthz never calls the shop API', async () => {
    edge.shop.setInterference(async () => new Response(null, { status: 503 }))
    expect((await edge.get('/healthz')).status).toBe(200)
    expect(edge.shop.takeSeen()).toEqual([])
  })

  test('/version returns the build', async () => {
    expect(await (await edge.get('/version')).json()).toEqual({ build: expect.stringMatching(/^[0-9a-f]{8,}$/) })
  })

  test('/readyz follows the shop API within two seconds, both ways', async () => {
    const status = async () => (await edge.get('/readyz')).status
    await expect.poll(status, { timeout: 10_000 }).toBe(200)
    edge.shop.setInterference(async () => new Response(null, { status: 503 }))
    await expect.poll(status, { timeout: 10_000 }).toBe(503)
    const down = await edge.get('/readyz')
    expect([down.headers.get('cache-control'), down.headers.get('retry-after')]).toEqual(['no-store', '5'])
    edge.shop.setInterference()
    await expect.poll(status, { timeout: 10_000 }).toBe(200)
  })

  test('300 requests while the shop API hangs make one call at a time', async () => {
    const hanging: (() => void)[] = []
    edge.shop.setInterference(() => new Promise((resolve) => hanging.push(() => resolve(null))))
    // The last result may still be cached; the measurement counts a burst without one.
    for (;;) {
      const start = Date.now()
      const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await edge.get('/readyz')).status))
      const calls = edge.shop.takeSeen().length
      if (calls === 0) continue
      expect(calls).toBeLessThanOrEqual(Math.ceil((Date.now() - start) / 1000))
      expect(statuses).toContain(503)
      break
    }
    for (const release of hanging) release()
  })
})

describe('the log', () => {
  test.each([
    ['/produkty?colors=2', 'catalog', 200],
    ['/es/productos', 'catalog', 200],
    ['/fotel-366-1', 'product', 200],
    ['/nie-ma', '/*', 404],
    ['/assets/nothing.js', '/assets/*', 404],
    ['/shop/client/details', '/shop/*', 200],
    ['/healthz', '/healthz', 200],
  ])('%s is one line, of %s', async (path, route, status) => {
    await (await edge.get(path)).text()
    await expect.poll(lines).toEqual([
      {
        level: 'info',
        event: 'request',
        at: expect.any(Number),
        method: 'GET',
        route,
        status,
        page: null, // page is not cached in this worker
        ms: expect.any(Number),
        market: route.startsWith('/') ? null : path.startsWith('/es') ? 3 : 2,
        cache: expect.toBeOneOf([null, expect.stringMatching(/^(hit|fwd=[a-z-]+)$/)]),
        detail: null,
        around: null,
        build: expect.any(String),
        trace: expect.stringMatching(/^[0-9a-f]{32}$/),
        sampled: false,
      },
    ])
  })

  test('Flight and panels are of the market of their page', async () => {
    const { build } = (await (await edge.get('/version')).json()) as { build: string }
    edge.forgetLogs()
    await (await edge.get(`/_rsc/${build}/es/productos`)).text()
    await expect.poll(() => lines().map(({ route, market }) => [route, market])).toEqual([['catalog', 3]])
  })

  test('an error of a page is logged with its page and trace', async () => {
    edge.shop.setInterference(async () => new Response('broken', { status: 500 }))
    await (await edge.get('/produkty', { headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` } })).text()
    const errors = () => edge.logs().flatMap(({ message }) => (message.startsWith('{"level":"error"') ? [JSON.parse(message)] : []))
    await expect.poll(() => errors().length).toBeGreaterThan(0)
    for (const error of errors()) expect(error).toMatchObject({ route: 'catalog', trace: TRACE, build: expect.any(String) })
  })

  test('it contains no personal data', async () => {
    const MARK = 'znak-jan'
    const headers = {
      cookie: `token=${MARK}-0123456789abcdef; promoCode=${MARK}; other=${MARK}`,
      authorization: `Bearer ${MARK}`,
      referer: `https://shop.test/${MARK}`,
      'user-agent': MARK,
      traceparent: `00-${MARK}`,
      'x-request-id': MARK,
    }
    const asJson = { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    for (const path of [
      `/${MARK}`,
      `/produkty?textSearch=${MARK}`,
      `/tag/${MARK}`,
      `/cart?${MARK}`,
      `/nowe-haslo?token=${MARK}-0123456789`,
      `/shop/${MARK}`,
    ]) {
      await (await edge.get(path, { headers })).text()
    }
    const body = JSON.stringify({ email: `${MARK}@patyna.test`, password: MARK, langId: 'pl' })
    await (await edge.get('/auth/standard', { method: 'POST', headers: asJson, body })).text()
    edge.shop.setInterference(async () => new Response(MARK, { status: 500 }))
    await (await edge.get(`/produkty?textSearch=${MARK}`, { headers })).text()
    const logs = edge.logs()
    expect(logs.length).toBeGreaterThan(7)
    expect(logs.filter(({ message }) => message.includes(MARK)).map(({ message }) => message)).toEqual([])
  })
})

describe('traces', () => {
  const call = (traceparent: string) =>
    edge.get('/shop/client/details', { headers: { traceparent, tracestate: 'a=b', baggage: 'user=jan' } })

  test('a trace is forwarded to the shop API and logged; the caller’s sampled flag is not', async () => {
    await (await call(`00-${TRACE}-b7ad6b7169203331-01`)).text()
    const [request] = edge.shop.takeSeen()
    expect(request?.headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-(?!b7ad6b7169203331)[0-9a-f]{16}-00$`))
    expect([request?.headers.get('tracestate'), request?.headers.get('baggage')]).toEqual([null, null])
    await expect.poll(() => lines().map(({ trace }) => trace)).toEqual([TRACE])
  })

  test.each(['/produkty', '/fotel-366-1', '/cart', '/sitemap.xml'])('every call of %s carries its trace', async (path) => {
    const cookie = 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
    await (await edge.get(path, { headers: { cookie, traceparent: `00-${TRACE}-b7ad6b7169203331-01`, baggage: 'user=jan' } })).text()
    const seen = edge.shop.takeSeen()
    expect(seen.length).toBeGreaterThan(0)
    for (const { headers } of seen) {
      expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${TRACE}-(?!b7ad6b7169203331)[0-9a-f]{16}-00$`))
      expect(headers.get('baggage')).toBeNull()
    }
  })
})
