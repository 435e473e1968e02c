import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { aliasTable, zipfWeights } from './alias-table.ts'
import { seedOf, uuidFrom } from './random.ts'

const DRAWS = 100_000
/** Standard deviations from what is expected, of a seed that is the same each time. */
const MOST_OFF = 4

test.each([
  ['Zipf with exponent 1 over 2000', zipfWeights(2000, 1)],
  ['all alike', zipfWeights(50, 0)],
  ['one of three never', [3, 0, 1]],
  ['one alone', [7]],
])('the alias table draws each as often as its weight says: %s', (_what, weights) => {
  const table = aliasTable(weights)
  const random = seededRandom(1)
  const counts = weights.map(() => 0)
  for (let made = 0; made < DRAWS; made++) {
    const at = table.draw(random)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const off = weights.map((weight, at) => {
    const part = weight / total
    return Math.abs((counts[at] ?? 0) - DRAWS * part) / Math.max(1, Math.sqrt(DRAWS * part * (1 - part)))
  })
  expect(Math.max(...off)).toBeLessThan(MOST_OFF)
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
