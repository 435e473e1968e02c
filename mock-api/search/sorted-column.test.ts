import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { SortedColumn } from './sorted-column.ts'

const ROWS = 10_000

/** Few distinct numbers, so that ties occur; some are far apart, like instants with and without a bestseller. */
const key = fc.oneof(
  { weight: 5, arbitrary: fc.nat(50) },
  { weight: 2, arbitrary: fc.nat(2 ** 40) },
  { weight: 1, arbitrary: fc.constant(2 ** 52) },
)
const keyOrNone = fc.oneof({ weight: 9, arbitrary: key }, { weight: 1, arbitrary: fc.constant(NaN) })

function setOf(isMember: (row: number) => boolean): Bitset {
  const rows = new Bitset(ROWS)
  for (let row = 0; row < ROWS; row++) if (isMember(row)) rows.add(row)
  return rows
}

/** A column of sampled numbers after a few changes, and the expected numbers. */
function changedColumn(arbitrary: fc.Arbitrary<number>, seed: number) {
  const keys = fc.sample(arbitrary, { numRuns: ROWS, seed })
  const column = new SortedColumn(Float64Array.from(keys))
  fc.sample(fc.tuple(fc.nat(ROWS - 1), arbitrary), { numRuns: 200, seed: seed + 1 }).forEach(([row, number], i) => {
    column.set(row, number)
    keys[row] = number
    // Merges some changes into an order that already contains merged changes.
    if (i % 50 === 0) column.between({ from: 0, to: 1 }, new Bitset(ROWS))
  })
  return { column, keys }
}

describe.each([1, 2, 3])('10,000 rows, seed %i', (seed) => {
  test.each([true, false])('GAP-64: pages, descending %s, ties by the highest row', (isDescending) => {
    const { column, keys } = changedColumn(key, seed)
    const sign = isDescending ? -1 : 1
    const sorted = [...keys.keys()].sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || b - a)
    for (const every of [1, 2, 7, 900]) {
      const hits = setOf((row) => row % every === 0)
      const expected = sorted.filter((row) => row % every === 0)
      const page = (skip: number) => column.page({ hits, count: hits.count(), isDescending, skip, take: 40 })
      for (const skip of [0, 40, 1000, 4990, 9999]) expect(page(skip)).toEqual(expected.slice(skip, skip + 40))
    }
  })

  test.each([key, keyOrNone])('ranges include both ends and no row without a number', (arbitrary) => {
    const { column, keys } = changedColumn(arbitrary, seed)
    for (const [from, to] of [
      [3, 9],
      [0, 48],
      [49, undefined],
      [undefined, 2],
      [9, 3],
      [5.5, 5.9],
      [undefined, undefined],
    ] as const) {
      const expected = setOf((row) => (keys[row] ?? 0) / 2 >= (from ?? -Infinity) && (keys[row] ?? 0) / 2 <= (to ?? Infinity))
      expect(column.between({ from, to, scale: 2 }, new Bitset(ROWS)).rows()).toEqual(expected.rows())
    }
  })

  test('the lowest and the highest number of the hits', () => {
    const { column, keys } = changedColumn(keyOrNone, seed)
    const numbers = keys.filter((number, row) => row % 3 === 0 && !Number.isNaN(number))
    const extremes = (hits: Bitset) => column.extremes(hits)
    expect(extremes(setOf((row) => row % 3 === 0))).toEqual({ min: Math.min(...numbers), max: Math.max(...numbers) })
    expect(extremes(setOf((row) => Number.isNaN(keys[row])))).toBeNull()
  })
})
