// A visit followed by its trace: from the browser's header through the spans of the edge into the journal of the shop API, and back to the browser.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type RawResponse, startRawEdge } from './raw-edge.ts'
import { startTestCollector } from './test-collector.ts'

const CALLER = 'b7ad6b7169203331'
const Journal = z.object({
  data: z.object({ entries: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })) }),
})

let collector: Awaited<ReturnType<typeof startTestCollector>>
let edge: Awaited<ReturnType<typeof startRawEdge>>
beforeAll(async () => {
  collector = await startTestCollector()
  edge = await startRawEdge({ OTLP_ENDPOINT: collector.endpoint, OTLP_SAMPLE_ALL: '1' })
})
afterAll(async () => {
  await edge.close()
  collector.close()
})

let traces = 0
const newTrace = () => (++traces).toString(16).padStart(32, 'a')
const visit = (path: string, trace: string, headers: Record<string, string> = {}) =>
  edge.send({ path, headers: { traceparent: `00-${trace}-${CALLER}-01`, ...headers } })

/** Parent ids of a trace's calls, as the mock's journal has them. */
async function journalled(trace: string): Promise<string[]> {
  const { data } = Journal.parse(await (await fetch(`${edge.shop.origin}/__mock/journal?limit=500`)).json())
  return data.entries.flatMap(({ headers }) => {
    const [, of, parent = ''] = headers['traceparent']?.split('-') ?? []
    return of === trace ? [parent] : []
  })
}

const timings = ({ headers }: RawResponse) => String(headers['server-timing'])

describe('a page followed from the browser to the shop API', () => {
  test('cold: request, cache, render, a span for each call, and the streamed body', async () => {
    const trace = newTrace()
    const response = await visit('/produkty', trace)
    expect(response.headers['cache-status']).toBe('patyna; fwd=uri-miss')
    await expect.poll(() => collector.spansOf(trace).map(({ name }) => name), { timeout: 10_000 }).toContain('request')
    await expect.poll(() => collector.spansOf(trace).map(({ name }) => name), { timeout: 10_000 }).toContain('render')
    const spans = collector.spansOf(trace)
    const one = (name: string) => {
      const [span, ...more] = spans.filter((each) => each.name === name)
      expect(more).toEqual([])
      return span
    }
    const [request, render] = [one('request'), one('render')]
    expect(request).toMatchObject({ parentSpanId: CALLER, kind: 2 })
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': 'catalog',
      'http.response.status_code': '200',
      'patyna.market': '2',
      'patyna.cache': 'fwd=uri-miss',
    })
    for (const each of ['cache', 'deliver']) expect(one(each)?.parentSpanId).toBe(request?.spanId)
    expect(render).toMatchObject({ parentSpanId: request?.spanId, attributes: { 'patyna.kind': 'page', 'patyna.result': 'page' } })
    // The browser can name it.
    expect(timings(response)).toContain(`traceparent;desc="00-${trace}-${request?.spanId}-01"`)
    // Each call of the journal is a span below the render.
    const calls = spans.filter(({ name }) => name === 'upstream')
    expect(calls.length).toBeGreaterThan(1)
    expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([render?.spanId]))
    expect((await journalled(trace)).toSorted()).toEqual(calls.map(({ spanId }) => spanId).toSorted())
    expect(calls.map(({ attributes }) => attributes['url.template'])).toContain('/shop/search/products')
    const [begin, end] = [BigInt(request?.startTimeUnixNano ?? 0), BigInt(request?.endTimeUnixNano ?? 0)]
    for (const { startTimeUnixNano } of spans) expect(BigInt(startTimeUnixNano) >= begin && BigInt(startTimeUnixNano) <= end).toBe(true)
  })

  test('cached: request, cache and delivery, no call; and no visitor gets the trace of another', async () => {
    await expect
      .poll(async () => (await visit('/produkty', newTrace())).headers['cache-status'], { timeout: 10_000 })
      .toMatch(/^patyna; hit/)
    const [mine, other] = [newTrace(), newTrace()]
    const [first, second] = [await visit('/produkty', mine), await visit('/produkty', other)]
    for (const trace of [mine, other]) {
      await expect
        .poll(
          () =>
            collector
              .spansOf(trace)
              .map(({ name }) => name)
              .toSorted(),
          { timeout: 10_000 },
        )
        .toEqual(['cache', 'deliver', 'request'])
      expect(await journalled(trace)).toEqual([])
      const request = collector.spansOf(trace).find(({ name }) => name === 'request')
      expect(request?.attributes['patyna.cache']).toBe('hit')
    }
    expect([timings(first).includes(mine), timings(first).includes(other)]).toEqual([true, false])
    expect([timings(second).includes(other), timings(second).includes(mine)]).toEqual([true, false])
    // What is stored names nobody's trace.
    expect(first.body).toBe(second.body)
    for (let number = 1; number <= traces; number++) expect(second.body).not.toContain(number.toString(16).padStart(32, 'a'))
  })

  test('a private page and a call through the gateway have their spans, too', async () => {
    const cookie = 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
    for (const [path, names] of [
      ['/cart', ['deliver', 'render', 'request', 'upstream']],
      ['/shop/client/details', ['request', 'upstream']],
    ] as const) {
      const trace = newTrace()
      await visit(path, trace, { cookie, 'sec-fetch-site': 'same-origin' })
      await expect.poll(() => [...new Set(collector.spansOf(trace).map(({ name }) => name))].toSorted(), { timeout: 10_000 }).toEqual(names)
      const calls = collector.spansOf(trace).filter(({ name }) => name === 'upstream')
      expect((await journalled(trace)).toSorted()).toEqual(calls.map(({ spanId }) => spanId).toSorted())
    }
  })
})

test('spans hold no address, no query, no cookie', async () => {
  const trace = newTrace()
  const cookie = 'token=znak-jan-0123456789abcdef; ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'
  for (const path of ['/produkty?textSearch=znak-jan', '/tag/znak-jan', '/shop/tag/znak-jan', '/znak-jan'])
    await visit(path, trace, { cookie, 'user-agent': 'znak-jan', 'sec-fetch-site': 'same-origin' })
  await expect.poll(() => collector.spansOf(trace).filter(({ name }) => name === 'request').length, { timeout: 10_000 }).toBe(4)
  expect(collector.bodies.filter((body) => body.includes('znak-jan'))).toEqual([])
})

test('health and files are never recorded', async () => {
  const trace = newTrace()
  for (const path of ['/healthz', '/version', '/assets/none.js']) await visit(path, trace)
  const last = newTrace()
  await visit('/produkty', last)
  await expect.poll(() => collector.spansOf(last).length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(collector.spansOf(trace)).toEqual([])
})

test('a collector that hangs or fails delays and fails no page', async () => {
  const hanging: (() => void)[] = []
  collector.setRespond(() => new Promise((resolve) => hanging.push(() => resolve(new Response(null, { status: 503 })))))
  for (let visits = 0; visits < 20; visits++) expect((await visit('/produkty', newTrace())).status).toBe(200)
  await expect.poll(() => hanging.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect((await visit('/fotel-366-1', newTrace())).status).toBe(200)
  for (const release of hanging) release()
})
