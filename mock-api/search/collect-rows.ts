import { Bitset } from './bitset.ts'
import { ListsCollector } from './lists-by-row.ts'
import { mostListed, type RowListParts, turnedAround } from './row-lists.ts'

const FIRST_VALUES = 2 ** 12
const FIRST_SETS = 2 ** 6

/**
 * Takes rows with their values, of which nobody will ask for the values of a row. Most words of a text are frequent ones: from when one
 * is, its rows go to its set at once, and only lists of the rare ones are turned around in the end.
 */
export class RowsCollector {
  readonly #rowCount: number
  readonly #mostListed: number
  readonly #lists: ListsCollector
  /** By value: how many rows are listed, or below 0 the number of its set (-1 is the first). */
  #states = new Int32Array(FIRST_VALUES)
  readonly #sets: { value: number; rows: Bitset }[] = []
  /** Of each set the word of the 32 rows that are being taken. Together they stay in the nearest cache, the sets would not. */
  #words = new Int32Array(FIRST_SETS)
  #row = -1

  constructor(rowCount: number) {
    this.#rowCount = rowCount
    this.#mostListed = mostListed(rowCount)
    this.#lists = new ListsCollector(rowCount)
  }

  /** The next row has these values; one may be there twice, and those below 0 are none. */
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

  /** The rows of each value by its new number. The collector is empty afterwards. */
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
