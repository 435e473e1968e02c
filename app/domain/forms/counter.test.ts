import { expect, test } from 'vitest'
import { clampCount, COUNTER_DEFAULTS } from './counter.ts'

test('UIK-44: a bare counter runs from -1 to 1', () => {
  expect(COUNTER_DEFAULTS).toEqual({ min: -1, max: 1 })
  expect([-5, -1, 0, 1, 5].map((value) => clampCount(value))).toEqual([-1, -1, 0, 1, 1])
})

test.each([
  [0, 1],
  [3, 3],
  [7.9, 5],
  [2.9, 2],
  [Number.NaN, 1],
])('GAP-14: %d within 1 and 5 is %i', (value, count) => {
  expect(clampCount(value, { min: 1, max: 5 })).toBe(count)
})
