import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { addBetween, byNumber, extremesOf, pageOf } from './number-column.ts'

/** Few distinct numbers, so that ties occur; some rows have none. */
const column = fc.array(fc.option(fc.nat(9), { nil: NaN, freq: 5 }), { maxLength: 300 }).map((numbers) => Float64Array.from(numbers))

test('GAP-64: pages by a number, ties by the highest row, those without a number last', () => {
  fc.assert(
    fc.property(column, fc.constantFrom('asc' as const, 'desc' as const), fc.nat(300), fc.nat(40), (numbers, dir, skip, take) => {
      const sign = dir === 'asc' ? 1 : -1
      const place = (row: number) => (Number.isNaN(numbers[row]) ? Infinity : sign * (numbers[row] ?? 0))
      const sorted = [...numbers.keys()].sort((a, b) => (place(a) === place(b) ? b - a : place(a) - place(b)))
      const page = pageOf(
        Int32Array.from(numbers.keys()),
        { skip, take },
        byNumber(numbers, dir, (a, b) => b - a),
      )
      expect(page).toEqual(sorted.slice(skip, skip + take))
    }),
  )
})

test('ranges include both ends and no row without a number, as do the extremes', () => {
  fc.assert(
    fc.property(column, fc.nat(5), fc.nat(5), (numbers, from, to) => {
      const rows = addBetween(numbers, { from, to, scale: 2 }, new Bitset(numbers.length)).rows()
      const expected = [...numbers.keys()].filter((row) => (numbers[row] ?? NaN) / 2 >= from && (numbers[row] ?? NaN) / 2 <= to)
      expect([...rows]).toEqual(expected)
      const found = expected.map((row) => numbers[row] ?? 0)
      expect(extremesOf(numbers, rows)).toEqual(found.length === 0 ? null : { min: Math.min(...found), max: Math.max(...found) })
    }),
  )
})
