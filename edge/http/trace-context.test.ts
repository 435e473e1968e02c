import { expect, test } from 'vitest'
import { traceOf } from './trace-context.ts'

const ID = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'
const random = (bytes: number) => new Uint8Array(bytes).fill(0xab)

test('a well-formed trace goes on, as a part of its own', () => {
  expect(traceOf(`00-${ID}-${SPAN}-01`, random)).toEqual({ id: ID, traceparent: `00-${ID}-abababababababab-01` })
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
  expect(traceOf(header, random)).toEqual({ id: 'ab'.repeat(16), traceparent: `00-${'ab'.repeat(16)}-abababababababab-00` })
})

test('two traces are not one', () => expect(traceOf(undefined).id).not.toBe(traceOf(undefined).id))
