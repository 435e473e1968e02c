import { Bitset } from './bitset.ts'
import type { NumberColumn } from './number-column.ts'

/**
 * A pool of sets and lists of rows, reused by the next search. New ones are off-heap memory, which makes V8 collect the whole heap and
 * multiplies the p99. A search is synchronous, so one pool serves them all.
 */
export class Scratch {
  readonly #rowCount: number
  readonly #sets: Bitset[] = []
  #setsInUse = 0
  readonly #lists: Int32Array<ArrayBuffer>[] = []
  #listsInUse = 0
  #numbers: Uint16Array<ArrayBuffer> | undefined
  readonly #columns: NumberColumn[] = []
  #columnsInUse = 0

  constructor(rowCount: number) {
    this.#rowCount = rowCount
  }

  /** An empty set, valid until `release`. */
  empty(): Bitset {
    const set = this.#nextSet()
    set.words.fill(0)
    return set
  }

  /** A copy, valid until `release`. */
  copyOf(other: Bitset): Bitset {
    const set = this.#nextSet()
    set.words.set(other.words)
    return set
  }

  /** The rows of a set as an array, valid until `release`. @param count size of the set */
  rowsOf(set: Bitset, count: number): Int32Array {
    const list = (this.#lists[this.#listsInUse] ??= new Int32Array(this.#rowCount))
    this.#listsInUse++
    return set.rows(count, list)
  }

  /** A copy of a column, valid until `release`. */
  columnLike(other: NumberColumn): NumberColumn {
    const column = (this.#columns[this.#columnsInUse] ??= new Float64Array(this.#rowCount))
    this.#columnsInUse++
    column.set(other)
    return column
  }

  /** A zero per row, valid until the next call. */
  zeros(): Uint16Array {
    return (this.#numbers ??= new Uint16Array(this.#rowCount)).fill(0)
  }

  /** Returns all sets and lists to the pool. */
  release(): void {
    this.#setsInUse = 0
    this.#listsInUse = 0
    this.#columnsInUse = 0
  }

  #nextSet(): Bitset {
    const set = (this.#sets[this.#setsInUse] ??= new Bitset(this.#rowCount))
    this.#setsInUse++
    return set
  }
}
