import { expect, test } from 'vitest'
import type { FinishedSpan } from '../edge-context.ts'
import { recordSpans } from './record-spans.ts'
import { EXPORT_LIMITS } from './sampling.ts'

const TRACE = { id: 'a'.repeat(32), spanId: 'b'.repeat(16), callerSpan: 'c'.repeat(16) }

function recorder() {
  const finished: FinishedSpan[] = []
  const spans = recordSpans({ trace: TRACE, finished: (span) => finished.push(span), now: Date.now })
  return { spans, finished }
}

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
