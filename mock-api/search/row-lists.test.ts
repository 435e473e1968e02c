import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { RowsCollector } from './row-lists.ts'

const ROWS = 200

test('a value counts once per row, whether few or many rows have it', () => {
  const collector = new RowsCollector()
  for (let row = 0; row < ROWS; row++) for (const value of [row % 3, row % 100, row % 3]) collector.add(value, row)
  const renumber = Int32Array.from({ length: 100 }, (_, value) => 99 - value)
  const lists = collector.finish(ROWS, renumber)
  const even = new Bitset(ROWS)
  for (let row = 0; row < ROWS; row += 2) even.add(row)
  for (let value = 0; value < 100; value++) {
    const rows = [...Array(ROWS).keys()].filter((row) => row % 3 === value || row % 100 === value)
    const found = new Bitset(ROWS)
    lists.addTo(found, [99 - value])
    expect([...found.rows()]).toEqual(rows)
    expect(lists.sizeOf(99 - value)).toBe(rows.length)
    expect(lists.countIn(even, 99 - value)).toBe(rows.filter((row) => row % 2 === 0).length)
  }
})
