import type { RowLists } from './row-lists.ts'

/** The values of each row: row lists the other way round. */
export class ValuesOfRows {
  /** By row, where its values begin; they end where those of the next row begin. */
  readonly #starts: Int32Array
  readonly #values: Int32Array
  readonly #valueCount: number

  constructor(lists: RowLists, { rowCount, valueCount }: { rowCount: number; valueCount: number }) {
    const ends = new Int32Array(rowCount + 1)
    const rows = Array.from({ length: valueCount }, (_, value) => lists.rowsOf(value))
    for (const list of rows) for (const row of list) ends[row] = (ends[row] ?? 0) + 1
    for (let row = 1; row <= rowCount; row++) ends[row] = (ends[row] ?? 0) + (ends[row - 1] ?? 0)
    this.#values = new Int32Array(ends[rowCount] ?? 0)
    // Filled from behind, after which each end is a start.
    rows.forEach((list, value) => {
      for (const row of list) {
        const at = (ends[row] ?? 0) - 1
        ends[row] = at
        this.#values[at] = value
      }
    })
    this.#starts = ends
    this.#valueCount = valueCount
  }

  /** The values of a row. */
  of(row: number): Int32Array {
    return this.#values.subarray(this.#starts[row] ?? 0, this.#starts[row + 1] ?? 0)
  }

  /** By value: how many of the rows have it. */
  countsIn(rows: Int32Array): Int32Array {
    const counts = new Int32Array(this.#valueCount)
    for (const row of rows) {
      const end = this.#starts[row + 1] ?? 0
      for (let at = this.#starts[row] ?? 0; at < end; at++) {
        const value = this.#values[at] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
    return counts
  }
}
