import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const three = (seed: number) => Array.from({ length: 3 }, seededRandom(seed))

test('the sequence of a seed never changes: the seeded catalog, proofs of load tests and simulations are made of it', () => {
  expect(three(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  expect(three(42)).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099])
  expect(three(4_294_967_295)).toEqual(three(-1))
})

test('numbers are within [0, 1) and spread evenly', () => {
  const random = seededRandom(7)
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let at = 0; at < 10_000; at++) {
    const tenth = Math.floor(random() * 10)
    tenths[tenth] = (tenths[tenth] ?? Number.NaN) + 1
  }
  expect(tenths.length).toBe(10)
  expect(Math.min(...tenths)).toBeGreaterThan(900)
  expect(Math.max(...tenths)).toBeLessThan(1100)
})
