import { expect, test } from 'vitest'
import { parseId, parsePaymentId } from './ids.ts'

test.each([
  ['4711', 4711],
  ['1', 1],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['007', null],
  ['1e3', null],
  ['', null],
])('RTE-07: the id "%s" is read as %s', (text, id) => {
  expect(parseId(text)).toBe(id)
})

test.each([
  ['3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f', true],
  ['3F2B1C52-7A8E-4A53-9A0D-0F5A3C1D2E3F', false],
  ['3F2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f', false],
  ['3f2b1c527a8e4a539a0d0f5a3c1d2e3f----', false],
  ['3f2b1c52-7a8e-4a53-9a0d-0f5a3c1d2e3f/..', false],
  ['', false],
])('GAP-106: whether "%s" is the id of a payment: %s', (text, isOne) => {
  expect(parsePaymentId(text)).toBe(isOne ? text : null)
})
