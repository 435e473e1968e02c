import { expect, test } from 'vitest'
import { percentile, timesOf } from './percentiles.ts'

const HUNDRED = Array.from({ length: 100 }, (_, at) => at + 1)

test.each([
  [50, HUNDRED, 50],
  [99, HUNDRED, 99],
  [100, HUNDRED, 100],
  [0, HUNDRED, 1],
  [95, [7], 7],
  [50, [], Number.NaN],
])('percentile %i', (hundredths, values, expected) => expect(percentile(values, hundredths)).toBe(expected))

test('times may come in any order', () => {
  expect(timesOf(HUNDRED.toReversed())).toEqual({ count: 100, p50: 50, p90: 90, p95: 95, p99: 99, max: 100 })
})
