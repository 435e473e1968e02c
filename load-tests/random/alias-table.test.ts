import { expect, test } from 'vitest'
import { aliasTable, zipfWeights } from './alias-table.ts'
import { chiSquare } from './chi-square.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { seedOf, uuidFrom } from './random.ts'

const DRAWS = 100_000

function drawn(weights: readonly number[], seed: number): number[] {
  const table = aliasTable(weights)
  const random = seededRandom(seed)
  const counts = weights.map(() => 0)
  for (let made = 0; made < DRAWS; made++) {
    const at = table.draw(random)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

test.each([
  ['Zipf with exponent 1 over 2000', zipfWeights(2000, 1)],
  ['Zipf with exponent 0.8 over 100,000', zipfWeights(100_000, 0.8)],
  ['all alike', zipfWeights(50, 0)],
  ['one of three never', [3, 0, 1]],
  ['one alone', [7]],
])('the alias table draws as it should: %s (chi-square)', (_what, weights) => {
  const counts = drawn(weights, 1)
  expect(chiSquare(counts, aliasTable(weights).probabilities).p).toBeGreaterThan(0.001)
  expect(weights.every((weight, at) => weight > 0 || counts[at] === 0)).toBe(true)
})

test('the chi-square test refuses another exponent', () => {
  expect(chiSquare(drawn(zipfWeights(200, 1.1), 2), aliasTable(zipfWeights(200, 1)).probabilities).p).toBeLessThan(1e-6)
})

test.each([
  [[10, 10, 10, 10], 0, 3, 1],
  // By hand: (30-40)²/40 + (14-20)²/20 + … ; the tail of 13.05 with 5 degrees is 0.0229.
  [[30, 14, 34, 45, 57, 20], 13.05, 5, 0.0229],
])('chi-square of %j', (counts, statistic, degrees, p) => {
  const weights = counts.length === 4 ? [1, 1, 1, 1] : [2, 1, 2, 2, 2, 1]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const fit = chiSquare(
    counts,
    weights.map((weight) => weight / total),
  )
  expect(fit.statistic).toBeCloseTo(statistic, 2)
  expect([fit.degrees, fit.p]).toEqual([degrees, expect.closeTo(p, 2)])
})

test('nothing to draw from is refused', () => {
  expect(() => aliasTable([])).toThrow(RangeError)
  expect(() => aliasTable([0, 0])).toThrow(RangeError)
})

test('a seed repeats its numbers, and others differ', () => {
  const three = (seed: number) => Array.from({ length: 3 }, seededRandom(seed))
  expect(three(seedOf('cart', 1))).toEqual(three(seedOf('cart', 1)))
  expect(three(seedOf('cart', 1))).not.toEqual(three(seedOf('cart', 2)))
  expect(uuidFrom(seededRandom(3))).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})
