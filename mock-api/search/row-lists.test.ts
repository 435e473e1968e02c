import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { ListsCollector, RowLists, type ListsByRow } from './row-lists.ts'

function listOf({ starts, values }: ListsByRow, row: number): number[] {
  return [...values.subarray(starts[row], starts[row + 1])]
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

test('more than 65,536 values, over several chunks, come back as they were put in', () => {
  const rowCount = 2_200_000
  const collector = new ListsCollector(rowCount)
  for (let row = 0; row < rowCount; row++) {
    collector.nextRow()
    collector.add(valueOf(row))
  }
  const lists = collector.finish()
  expect(lists.values.findIndex((value, row) => value !== valueOf(row))).toBe(-1)

  const rows = new Bitset(rowCount)
  new RowLists(lists, 70_000).addTo(rows, [69_999])
  expect([...rows.rows()]).toEqual([
    69_999, 279_999, 489_999, 699_999, 909_999, 1_119_999, 1_329_999, 1_539_999, 1_749_999, 1_959_999, 2_169_999,
  ])
})
