import { expect, test } from 'vitest'
import { distributionOf, quantile } from './distribution.ts'

const ONE_TO_THOUSAND = Array.from({ length: 1000 }, (_, at) => at + 1)

test('a distribution is told by nearest ranks', () => {
  expect(distributionOf(ONE_TO_THOUSAND)).toEqual({ p50: 500, p99: 990, p999: 999, max: 1000 })
})

test.each([
  [[], 0.5, 0],
  [[7], 0.01, 7],
  [[7], 1, 7],
  [[1, 2], 0.5, 1],
  [[1, 2], 0.51, 2],
])('of %j the quantile %d is %d', (sorted, share, value) => {
  expect(quantile(sorted, share)).toBe(value)
})
