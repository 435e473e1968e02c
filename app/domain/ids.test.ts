import { expect, test } from 'vitest'
import { parseId } from './ids.ts'

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
