import { expect, test } from 'vitest'
import { CATEGORY_KEY_ALL, HOME, PAY_PO, RESERVED_IDS, ZERO_PERCENT } from './special-ids.ts'

test.each([
  ['CNS-03', ZERO_PERCENT, 'ZERO_PERCENT'],
  ['CNS-04', PAY_PO, 'PAY_PO'],
  ['CNS-05, GAP-29', CATEGORY_KEY_ALL, 'all'],
  ['CNS-06, GAP-29', HOME, 'home'],
])('%s: %s', (_id, identifier, expected) => {
  expect(identifier).toBe(expected)
})

test('CNS-07, GAP-129: 248, 71 and 249 are reserved', () => expect(RESERVED_IDS).toEqual([248, 71, 249]))
