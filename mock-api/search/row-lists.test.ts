import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { RowsCollector } from './collect-rows.ts'
import { type ListsByRow, ListsCollector } from './lists-by-row.ts'
import { RowLists, turnedAround } from './row-lists.ts'

function listOf(lists: ListsByRow, row: number): number[] {
  const [start = 0, end = 0] = lists.starts.subarray(row, row + 2)
  return Array.from({ length: end - start }, (_, i) => lists.valueAt(start + i))
}

test('a value counts once per row; rows without values and rows never reached have empty lists', () => {
  const collector = new ListsCollector(4)
  for (const list of [[3, 1, 3], [], [1]]) {
    collector.nextRow()
    for (const value of list) collector.add(value)
  }
  const lists = collector.finish(Int32Array.of(9, 8, 7, 6))
  expect([0, 1, 2, 3].map((row) => listOf(lists, row))).toEqual([[6, 8], [], [8], []])
})

function valueOf(row: number): number {
  return row % 3 === 0 ? row % 70_000 : row % 7
}

test('more than 65,536 values, over several chunks, are returned unchanged', () => {
  const rowCount = 2_200_000
  const collector = new ListsCollector(rowCount)
  for (let row = 0; row < rowCount; row++) {
    collector.nextRow()
    collector.add(valueOf(row))
  }
  const lists = collector.finish()
  expect(lists.length).toBe(rowCount)
  let wrong = 0
  for (let row = 0; row < rowCount; row++) if (lists.valueAt(row) !== valueOf(row)) wrong++
  expect(wrong).toBe(0)

  const rows = new Bitset(rowCount)
  new RowLists(turnedAround(lists, 70_000, new Map())).addTo(rows, [69_999])
  expect([...rows.rows()]).toEqual([
    69_999, 279_999, 489_999, 699_999, 909_999, 1_119_999, 1_329_999, 1_539_999, 1_749_999, 1_959_999, 2_169_999,
  ])
})

test('values that become frequent while collecting have the same rows as values inverted at the end', () => {
  const VALUES = 12
  // Small numbers are frequent.
  const value = fc.integer({ min: 0, max: VALUES ** 2 - 1 }).map((square) => Math.floor(Math.sqrt(square)))
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 6 }), { maxLength: 200 }), (lists) => {
      const apart = new ListsCollector(lists.length)
      const atOnce = new RowsCollector(lists.length)
      for (const list of lists) {
        apart.nextRow()
        for (const each of list) apart.add(each)
        atOnce.add(Int32Array.of(-1, ...list))
      }
      const renumber = Int32Array.from({ length: VALUES }, (_, i) => VALUES - 1 - i)
      const expected = turnedAround(apart.finish(renumber), VALUES, new Map())
      const { sets, ...rest } = atOnce.finish(renumber)
      expect(rest).toEqual(expect.objectContaining({ rows: expected.rows, starts: expected.starts, rowCount: lists.length }))
      expect(new Map([...sets].toSorted(([a], [b]) => a - b))).toEqual(expected.sets)
    }),
  )
})
