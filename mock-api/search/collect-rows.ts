import { Bitset } from './bitset.ts'
import { ListsCollector } from './lists-by-row.ts'
import { mostListed, type RowListParts, turnedAround } from './row-lists.ts'

/**
 * Takes rows with their values, of which nobody will ask for the values of a row. Most words of a text are frequent ones: from when one
 * is, its rows go to its set at once, and only lists of the rare ones are turned around in the end.
 */
export class RowsCollector {
  readonly #rowCount: number
  readonly #mostListed: number
  readonly #lists: ListsCollector
  readonly #sets: (Bitset | undefined)[] = []
  readonly #listed: number[] = []
  #row = -1

  constructor(rowCount: number) {
    this.#rowCount = rowCount
    this.#mostListed = mostListed(rowCount)
    this.#lists = new ListsCollector(rowCount)
  }

  nextRow(): void {
    this.#row++
    this.#lists.nextRow()
  }

  /** The current row has the value. It may be said twice. */
  add(value: number): void {
    const set = this.#sets[value]
    if (set) set.add(this.#row)
    else if (this.#lists.add(value)) this.#count(value)
  }

  #count(value: number): void {
    const listed = (this.#listed[value] ?? 0) + 1
    this.#listed[value] = listed
    if (listed > this.#mostListed) this.#sets[value] = new Bitset(this.#rowCount)
  }

  /** The rows of each value by its new number. The collector is empty afterwards. */
  finish(renumber: Int32Array): RowListParts {
    const sets: RowListParts['sets'] = new Map()
    this.#sets.forEach((set, value) => set && sets.set(renumber[value] ?? 0, set.words))
    return turnedAround(this.#lists.finish(renumber), renumber.length, sets)
  }
}
