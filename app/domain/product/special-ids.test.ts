import { expect, test } from 'vitest'
import { CATEGORY_KEY_ALL, HOME, RESERVED_IDS } from './special-ids.ts'

test.each([
  ['CNS-05, GAP-29', CATEGORY_KEY_ALL, 'all'],
  ['CNS-06, GAP-29', HOME, 'home'],
])('%s: %s', (_id, identifier, expected) => {
  expect(identifier).toBe(expected)
})

test('CNS-07, GAP-129: 248, 71 and 249 are reserved', () => expect(RESERVED_IDS).toEqual([248, 71, 249]))
