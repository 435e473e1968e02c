import { Bitset } from './bitset.ts'

/** A number per row with an upper bound as filter. Bounds that the filter offers are kept as sets; any other bound is a scan. */
export class AtMostColumn {
  readonly #numbers: Int32Array
  readonly #within: ReadonlyMap<number, Bitset>

  constructor(rowCount: number, choices: readonly number[]) {
    this.#numbers = new Int32Array(rowCount)
    this.#within = new Map(choices.map((choice) => [choice, new Bitset(rowCount)]))
  }

  set(row: number, number: number): void {
    this.#numbers[row] = number
    for (const [choice, rows] of this.#within) rows.set(row, number <= choice)
  }

  /** Rows with at most this number. Read-only. */
  within(most: number): Bitset {
    const known = this.#within.get(most)
    if (known) return known
    const rows = new Bitset(this.#numbers.length)
    for (let row = 0; row < this.#numbers.length; row++) if ((this.#numbers[row] ?? 0) <= most) rows.add(row)
    return rows
  }
}
