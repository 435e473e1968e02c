import { expect, test } from 'vitest'
import { cellsOf, readHalf, writeHalf } from '../compared-cells.ts'
import { comparisonOptions, plannedOf, SEGMENT_MS, segmentsOf } from './segments.ts'

const CELLS = cellsOf('both', 'search, cart, listing hit, search miss')
const inputs = { cells: CELLS, milliseconds: 70_000, afterMs: 12_000 }

test('segments follow each other, after the warming and within their time', () => {
  const segments = segmentsOf({ ...inputs, round: 0 })
  expect(segments.length).toBeGreaterThan(20)
  for (const [at, { startMs }] of segments.entries()) {
    expect(startMs).toBeGreaterThanOrEqual((segments[at - 1]?.startMs ?? 10_000) + SEGMENT_MS)
    expect(startMs + SEGMENT_MS).toBeLessThanOrEqual(82_000)
  }
  expect(segmentsOf({ ...inputs, milliseconds: 100, round: 0 })).toEqual([])
})

test('over the restarts each cell runs in each market, and each build comes first as often as the other', () => {
  const all = Array.from({ length: 6 }, (_, round) => segmentsOf({ cells: ['search'], milliseconds: 28_000, afterMs: 0, round })).flat()
  const counts = (key: (segment: (typeof all)[number]) => string) => Object.values(Object.groupBy(all, key)).map((each) => each?.length)
  expect(counts(({ market }) => market)).toEqual([24, 24, 24])
  expect(counts(({ first }) => first)).toEqual([36, 36])
  // Mirrored: a b b a.
  expect(all.slice(0, 4).map(({ first }) => first)).toEqual(['a', 'b', 'b', 'a'])
})

test('both builds get equally many requests, one half a period after the other', () => {
  const segments = segmentsOf({ ...inputs, round: 0 })
  const { scenarios } = comparisonOptions(segments, CELLS, 12_000)
  const [first] = segments
  expect(first).toMatchObject({ nth: 0, cell: 'search', first: 'a' })
  expect(scenarios).toMatchObject({
    s0_a: { rate: 36, startTime: '12500ms', duration: '2000ms', env: { BUILD: 'a', NTH: '0' } },
    s0_b: { rate: 36, startTime: `${12_500 + 500 / 36}ms`, duration: '2000ms', env: { BUILD: 'b' } },
    p2_a: { iterations: 6, exec: 'prime' },
  })
  expect(first && plannedOf(first)).toBe(72)
})

test('a note says of which half it is', () => {
  const half = { nth: 12, build: 'b', begunAt: 1_700_000_000_000 } as const
  expect(readHalf(writeHalf(half))).toEqual(half)
  expect(readHalf('search')).toBeNull()
})

test('cells are chosen by target or by name', () => {
  expect(cellsOf('both', undefined)).toEqual(['search', 'search miss', 'product miss'])
  expect(cellsOf('mock', undefined)).toEqual(['search'])
  expect(cellsOf('both', 'cart, product hit')).toEqual(['cart', 'product hit'])
  expect(() => cellsOf('both', 'basket')).toThrow('product miss')
  expect(() => cellsOf('shop', undefined)).toThrow('--target')
})
