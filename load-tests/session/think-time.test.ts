import { expect, test } from 'vitest'
import { seededRandom } from '../../app/domain/seeded-random.ts'
import { thinkSeconds } from './think-time.ts'

test.each([1, 2, 3, 4, 5, 6, 8, 10])('pauses of %i s are so long in the mean, and none is below 1 s', (mean) => {
  const random = seededRandom(7)
  const pauses = Array.from({ length: 100_000 }, () => thinkSeconds(random, mean))
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60)
  const was = pauses.reduce((sum, each) => sum + each, 0) / pauses.length
  expect(Math.abs(was / mean - 1)).toBeLessThan(0.02)
})
