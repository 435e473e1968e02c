import { Bitset } from './bitset.ts'

/** Collects the rows of each value while products stream by in the order of rows. */
export class RowsCollector {
  readonly #rows: number[][] = []

  /** A value counts once per row. */
  add(value: number, row: number): void {
    while (this.#rows.length <= value) this.#rows.push([])
    const rows = this.#rows[value]
    if (rows?.at(-1) !== row) rows?.push(row)
  }

  /** @param renumber the number of each value in the result */
  finish(rowCount: number, renumber: Int32Array): RowLists {
    const renumbered = Array.from({ length: renumber.length }, (): number[] => [])
    this.#rows.forEach((rows, value) => (renumbered[renumber[value] ?? 0] = rows))
    return new RowLists(rowCount, renumbered)
  }
}

/** The rows of each value, as a bitset where that is smaller than a list. */
export class RowLists {
  readonly #rows: readonly (Bitset | Int32Array)[]
  readonly #sizes: readonly number[]

  /** @param lists rows by value */
  constructor(rowCount: number, lists: readonly (readonly number[])[]) {
    this.#sizes = lists.map(({ length }) => length)
    this.#rows = lists.map((rows) => {
      const list = Int32Array.from(rows)
      if (rows.length <= rowCount >>> 5) return list
      const set = new Bitset(rowCount)
      set.addAll(list)
      return set
    })
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

  /** Adds the rows that have one of a row's values; reads all lists, so only for properties with few values. */
  addSharing(row: number, rows: Bitset): Bitset {
    const values = [...this.#rows.keys()]
    this.addTo(
      rows,
      values.filter((value) => {
        const own = this.#rows[value]
        return own instanceof Bitset ? own.has(row) : own?.includes(row)
      }),
    )
    return rows
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
