import { describe, expect, test } from 'vitest'
import { traceOf } from './trace-context.ts'

const ID = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'
const random = (bytes: number) => new Uint8Array(bytes).fill(0xab)
const read = (header: string | undefined, isSampled = false) => {
  const { id, spanId, callerSpan, traceparent } = traceOf(header, isSampled, random)
  return { id, spanId, callerSpan, traceparent }
}

test('a well-formed trace goes on, with a span of ours below the caller’s', () => {
  const spanId = 'ab'.repeat(8)
  expect(read(`00-${ID}-${SPAN}-00`)).toEqual({ id: ID, spanId, callerSpan: SPAN, traceparent: `00-${ID}-${spanId}-00` })
})

describe('the flag is our own decision', () => {
  test.each(['00', '01', 'ff'])('a caller’s flag %s changes nothing', (flag) => {
    expect(read(`00-${ID}-${SPAN}-${flag}`, false).traceparent).toMatch(/-00$/)
    expect(read(`00-${ID}-${SPAN}-${flag}`, true).traceparent).toMatch(/-01$/)
  })
})

test.each([
  undefined,
  '',
  'x',
  `01-${ID}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `00-${ID.toUpperCase()}-${SPAN}-01`,
  `00-${ID}-${SPAN}-01-more`,
  `00-${ID}-${SPAN}-01\n`,
  `00-${ID}-${SPAN}-1`,
  `00-jan@example.com-${SPAN}-01`,
])('%j begins a trace of ours', (header) => {
  const [id, spanId] = ['ab'.repeat(16), 'ab'.repeat(8)]
  expect(read(header)).toEqual({ id, spanId, callerSpan: null, traceparent: `00-${id}-${spanId}-00` })
})

test('two traces are not one', () => expect(traceOf(undefined, false).id).not.toBe(traceOf(undefined, false).id))
