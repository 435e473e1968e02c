import { Bitset } from './bitset.ts'
import { ListsCollector } from './lists-by-row.ts'
import { mostListed, type RowListParts, turnedAround } from './row-lists.ts'

const FIRST_VALUES = 2 ** 12
const FIRST_SETS = 2 ** 6

/**
 * Collects rows with their values for lookups by value only. Most words of a text are frequent: as soon as a value is frequent, its rows go
 * straight into its set, and only the lists of rare values are inverted at the end.
 */
export class RowsCollector {
  readonly #rowCount: number
  readonly #mostListed: number
  readonly #lists: ListsCollector
  /** By value: number of listed rows, or, when negative, the index of its set (-1 is the first). */
  #states = new Int32Array(FIRST_VALUES)
  readonly #sets: { value: number; rows: Bitset }[] = []
  /** For each set, the 32-bit word being filled. Together these fit into the L1 cache; the sets do not. */
  #words = new Int32Array(FIRST_SETS)
  #row = -1

  constructor(rowCount: number) {
    this.#rowCount = rowCount
    this.#mostListed = mostListed(rowCount)
    this.#lists = new ListsCollector(rowCount)
  }

  /** Adds the next row with its values. Duplicates are allowed; negative values are ignored. */
  add(values: Int32Array): void {
    if ((this.#row & 31) === 31) this.#keepWords()
    this.#row++
    this.#lists.nextRow()
    if (this.#sets.length + values.length > this.#words.length) this.#words = grown(this.#words, 2 * (this.#sets.length + values.length))
    const states = this.#states
    const words = this.#words
    const bit = 1 << (this.#row & 31)
    for (let i = 0; i < values.length; i++) {
      const value = values[i] ?? -1
      const state = value < states.length ? (states[value] ?? 0) : 0
      if (state < 0) words[~state] = (words[~state] ?? 0) | bit
      else if (value >= 0 && this.#lists.add(value)) this.#count(value)
    }
  }

  #count(value: number): void {
    if (value >= this.#states.length) this.#states = grown(this.#states, 2 * value)
    const listed = (this.#states[value] ?? 0) + 1
    this.#states[value] = listed
    if (listed <= this.#mostListed) return
    this.#states[value] = ~this.#sets.length
    this.#sets.push({ value, rows: new Bitset(this.#rowCount) })
  }

  #keepWords(): void {
    const at = this.#row >>> 5
    for (let i = 0; i < this.#sets.length; i++) {
      const set = this.#sets[i]
      if (set) set.rows.words[at] = this.#words[i] ?? 0
    }
    this.#words.fill(0)
  }

  /** Rows of each value, by its new number. Empties the collector. */
  finish(renumber: Int32Array): RowListParts {
    if (this.#row >= 0) this.#keepWords()
    const sets = new Map(this.#sets.map(({ value, rows }) => [renumber[value] ?? 0, rows.words]))
    return turnedAround(this.#lists.finish(renumber), renumber.length, sets)
  }
}

function grown(numbers: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(size)
  more.set(numbers)
  return more
}
