import { expect, test } from 'vitest'
import { clampCount } from './counter.ts'

test.each([
  [0, 1],
  [3, 3],
  [7.9, 5],
  [2.9, 2],
  [Number.NaN, 1],
])('GAP-14: %d within 1 and 5 is %i', (value, count) => {
  expect(clampCount(value, { min: 1, max: 5 })).toBe(count)
})
