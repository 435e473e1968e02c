import { expect, test } from 'vitest'
import type { FinishedSpan } from '../edge-context.ts'
import { recordSpans } from './record-spans.ts'
import { EXPORT_LIMITS } from './sampling.ts'

const TRACE = { id: 'a'.repeat(32), spanId: 'b'.repeat(16), callerSpan: 'c'.repeat(16) }

function recorder() {
  const finished: FinishedSpan[] = []
  let [now, ids] = [1000, 0]
  const random = (bytes: number) => new Uint8Array(bytes).fill(++ids)
  const spans = recordSpans({ trace: TRACE, finished: (span) => finished.push(span), now: () => (now += 5), random })
  return { spans, finished }
}

test('spans are below that of the request, which is below the caller’s', () => {
  const { spans, finished } = recorder()
  const render = spans.begin('render', { 'patyna.kind': 'page' })
  const call = spans.begin('upstream', {}, render)
  call.end({ 'http.response.status_code': 200 })
  render.end()
  spans.request.end({ 'http.route': 'catalog' })
  expect(finished.map(({ name, id, parentId, startMs, endMs }) => [name, id, parentId, startMs, endMs])).toEqual([
    ['upstream', '02'.repeat(8), '01'.repeat(8), 1015, 1020],
    ['render', '01'.repeat(8), TRACE.spanId, 1010, 1025],
    ['request', TRACE.spanId, TRACE.callerSpan, 1005, 1030],
  ])
  expect(finished[0]).toMatchObject({ traceId: TRACE.id, attributes: { 'http.response.status_code': 200 }, isError: false })
})

test('what is called within a span carries its id, and says that it is recorded', () => {
  const { spans } = recorder()
  expect(spans.begin('upstream').traceparent).toBe(`00-${TRACE.id}-${'01'.repeat(8)}-01`)
})

test('a span ends once', () => {
  const { spans, finished } = recorder()
  const span = spans.begin('cache')
  span.end({ 'patyna.found': 'fresh' })
  span.end({}, true)
  expect(finished).toHaveLength(1)
  expect(finished[0]?.isError).toBe(false)
})

test('a request has a bounded number of spans', () => {
  const { spans, finished } = recorder()
  for (let begun = 0; begun < 2 * EXPORT_LIMITS.spansPerRequest; begun++) spans.begin('upstream').end()
  spans.request.end()
  expect(finished).toHaveLength(EXPORT_LIMITS.spansPerRequest)
  expect(finished.at(-1)?.name).toBe('request')
})
