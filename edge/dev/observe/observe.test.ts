// The local view of the last requests: what the edge exports, as a page.
import { describe, expect, test } from 'vitest'
import type { FinishedSpan } from '../../edge-context.ts'
import { otlpBody } from '../../tracing/otlp.ts'
import { createObserveApp } from './observe-app.ts'
import { createKeptSpans } from './kept-spans.ts'
import { waterfall } from './waterfall.ts'

const TRACE = 'a'.repeat(32)
const span = (id: string, over: Partial<FinishedSpan> = {}): FinishedSpan => ({
  traceId: TRACE,
  id,
  parentId: null,
  name: 'request',
  startMs: 1000,
  endMs: 1100,
  attributes: {},
  isError: false,
  ...over,
})
const COLD = [
  span('c', {
    parentId: 'b',
    name: 'upstream',
    startMs: 1020,
    endMs: 1070,
    attributes: { 'http.request.method': 'POST', 'url.template': '/shop/search/products', 'http.response.status_code': 503 },
    isError: true,
  }),
  span('b', { parentId: 'a', name: 'render', startMs: 1010, endMs: 1200 }),
  span('d', { parentId: 'a', name: 'cache', endMs: 1000 }),
  span('a', {
    attributes: {
      'http.request.method': 'GET',
      'http.route': '<catalog>',
      'http.response.status_code': 200,
      'patyna.market': 3,
      'patyna.cache': 'hit',
    },
  }),
]

function kept(...batches: FinishedSpan[][]) {
  const spans = createKeptSpans(3)
  for (const batch of batches) spans.add(JSON.parse(otlpBody(batch, 'f00d')))
  return spans
}

describe('the waterfall', () => {
  test('spans are below their parents, in percent of the whole, also those that end later', () => {
    const [observed] = kept(COLD.slice(0, 2), COLD.slice(2)).requests()
    const bars = observed ? waterfall(observed) : []
    expect(bars.map(({ name, depth, left, width, ms, afterMs }) => [name, depth, left, width, ms, afterMs])).toEqual([
      ['request', 0, 0, 50, 100, 0],
      ['cache', 1, 0, 0.5, 0, 0],
      ['render', 1, 5, 95, 190, 10],
      ['upstream', 2, 10, 25, 50, 20],
    ])
    expect(bars[0]?.label).toBe('GET <catalog> 200 market 3 cache hit')
    expect(bars[3]).toMatchObject({ label: 'POST /shop/search/products 503', isError: true })
  })

  test('the newest requests are kept, the newest first', () => {
    const spans = kept(...[1, 2, 3, 4, 5].map((id) => [span(String(id), { startMs: id * 1000, endMs: id * 1000 + 5 })]))
    expect(spans.requests().map(({ request }) => request.id)).toEqual(['5', '4', '3'])
  })
})

describe('the page', () => {
  async function pageOf(batch: FinishedSpan[]) {
    const app = createObserveApp()
    const host = { host: '127.0.0.1:8790' }
    const sent = await app.request('/v1/traces', { method: 'POST', headers: host, body: otlpBody(batch, 'f00d') })
    const response = await app.request('/', { headers: host })
    return { sent: sent.status, response, text: await response.text() }
  }

  test('names route, status, cache state, market, calls and trace, without a script', async () => {
    const { sent, response, text } = await pageOf(COLD)
    expect([sent, response.status]).toEqual([200, 200])
    for (const part of ['GET &lt;catalog&gt;', '>200<', 'data-cache="hit"', '<span>es</span>', '1 call', TRACE, '/shop/search/products'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/<script|<catalog>/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('says what to do while there is nothing', async () => {
    expect((await pageOf([])).text).toContain('Open a page of the shop')
  })

  test('loads itself again only where that is wanted', async () => {
    const app = createObserveApp()
    const textOf = async (path: string) => (await app.request(path, { headers: { host: 'localhost' } })).text()
    expect(await textOf('/?live')).toContain('http-equiv="refresh"')
    expect(await textOf('/')).not.toContain('http-equiv="refresh"')
  })

  test('answers to names of this machine alone, and takes nothing but spans', async () => {
    const app = createObserveApp()
    expect((await app.request('/', { headers: { host: 'evil.test' } })).status).toBe(421)
    const headers = { host: '127.0.0.1' }
    for (const body of ['x', '{}', '[]']) expect((await app.request('/v1/traces', { method: 'POST', headers, body })).status).toBe(400)
  })
})
