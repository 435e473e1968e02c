import { expect, test } from 'vitest'
import { traceOf } from './trace-context.ts'

const ID = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'
const read = (header: string | undefined, isSampled = false) => {
  const { id, spanId, callerSpan, traceparent } = traceOf(header, isSampled)
  return { id, spanId, callerSpan, traceparent }
}

test('a well-formed trace goes on, with a span of ours below the caller’s', () => {
  const trace = read(`00-${ID}-${SPAN}-00`)
  expect(trace).toMatchObject({ id: ID, callerSpan: SPAN, traceparent: `00-${ID}-${trace.spanId}-00` })
})

test.each(['00', '01', 'ff'])('a caller’s flag %s changes nothing: it is our own decision', (flag) => {
  expect(read(`00-${ID}-${SPAN}-${flag}`, false).traceparent).toMatch(/-00$/)
  expect(read(`00-${ID}-${SPAN}-${flag}`, true).traceparent).toMatch(/-01$/)
})

test.each([
  undefined,
  '',
  `01-${ID}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `00-${ID.toUpperCase()}-${SPAN}-01`,
  `00-${ID}-${SPAN}-01-more`,
  `00-${ID}-${SPAN}-01\n`,
  `00-${ID}-${SPAN}-1`,
  `00-jan@example.com-${SPAN}-01`,
])('%j begins a trace of ours', (header) => {
  expect(read(header)).toMatchObject({ callerSpan: null, traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/) })
  expect(read(header).id).not.toBe(read(header).id)
})
