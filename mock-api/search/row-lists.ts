import { Bitset } from './bitset.ts'

/** Collects the rows of each value while products stream by in the order of rows. */
export class RowsCollector {
  /** Each row as its complement, then its values: one array of numbers, because an array per value is slow to grow and to collect. */
  #stream = new Int32Array(1024)
  #length = 0
  #row = -1
  /** By value: the last row that has it, and in how many it is. */
  readonly #lastRow: number[] = []
  readonly #sizes: number[] = []

  /** A value counts once per row. */
  add(value: number, row: number): void {
    if (this.#lastRow[value] === row) return
    this.#lastRow[value] = row
    this.#sizes[value] = (this.#sizes[value] ?? 0) + 1
    if (this.#row !== row) this.#push(~row)
    this.#row = row
    this.#push(value)
  }

  /** @param renumber the number of each value in the result */
  finish(rowCount: number, renumber: Int32Array): RowLists {
    const sizes = new Int32Array(renumber.length)
    this.#sizes.forEach((size, value) => (sizes[renumber[value] ?? 0] = size))
    const rows = Array.from(sizes, (size) => (size <= rowCount >>> 5 ? new Int32Array(size) : new Bitset(rowCount)))
    const filled = new Int32Array(renumber.length)
    let row = 0
    for (let at = 0; at < this.#length; at++) {
      const value = this.#stream[at] ?? 0
      if (value < 0) row = ~value
      else {
        const number = renumber[value] ?? 0
        const own = rows[number]
        if (own instanceof Bitset) own.add(row)
        else if (own) {
          const next = filled[number] ?? 0
          own[next] = row
          filled[number] = next + 1
        }
      }
    }
    return new RowLists(rows, sizes)
  }

  #push(number: number): void {
    if (this.#length === this.#stream.length) {
      const longer = new Int32Array(this.#length * 2)
      longer.set(this.#stream)
      this.#stream = longer
    }
    this.#stream[this.#length++] = number
  }
}

/** The rows of each value, as a bitset where that is smaller than a list. */
export class RowLists {
  readonly #rows: readonly (Bitset | Int32Array)[]
  readonly #sizes: Int32Array

  /** @param rows by value @param sizes how many each has */
  constructor(rows: readonly (Bitset | Int32Array)[], sizes: Int32Array) {
    this.#rows = rows
    this.#sizes = sizes
  }

  /** Whether any row has the value. */
  has(value: number): boolean {
    return this.sizeOf(value) > 0
  }

  /** Adds the rows with any of the values. */
  addTo(rows: Bitset, values: readonly number[]): void {
    const dense: Bitset[] = []
    for (const value of values) {
      const own = this.#rows[value]
      if (own instanceof Bitset) dense.push(own)
      else if (own) rows.addAll(own)
    }
    rows.orAll(dense)
  }

  /** The rows with the value in ascending order. */
  rowsOf(value: number): Int32Array {
    const own = this.#rows[value]
    return own instanceof Bitset ? own.rows() : (own ?? new Int32Array())
  }

  /** Number of rows with the value, of all. */
  sizeOf(value: number): number {
    return this.#sizes[value] ?? 0
  }

  /** Number of rows with the value. */
  countIn(rows: Bitset, value: number): number {
    const own = this.#rows[value]
    if (own instanceof Bitset) return own.countCommon(rows)
    return own ? rows.countAmong(own) : 0
  }
}
