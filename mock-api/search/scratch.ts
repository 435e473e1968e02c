import { Bitset } from './bitset.ts'
import type { NumberColumn } from './number-column.ts'

/**
 * A pool of sets, lists of rows and columns, reused by the next search. New ones are off-heap memory, which makes V8 collect the whole heap and
 * multiplies the p99. A search is synchronous, so one pool serves them all. What it gives is valid until `release`.
 */
export class Scratch {
  readonly #sets: Pool<Bitset>
  readonly #lists: Pool<Int32Array<ArrayBuffer>>
  readonly #columns: Pool<NumberColumn>
  readonly #sums: Uint16Array<ArrayBuffer>

  constructor(rowCount: number) {
    this.#sets = new Pool(() => new Bitset(rowCount))
    this.#lists = new Pool(() => new Int32Array(rowCount))
    this.#columns = new Pool(() => new Float64Array(rowCount))
    this.#sums = new Uint16Array(rowCount)
  }

  empty(): Bitset {
    const set = this.#sets.next()
    set.words.fill(0)
    return set
  }

  copyOf(other: Bitset): Bitset {
    const set = this.#sets.next()
    set.words.set(other.words)
    return set
  }

  /** The rows of a set as an array. */
  rowsOf(set: Bitset): Int32Array {
    return set.rows(set.count(), this.#lists.next())
  }

  columnLike(other: NumberColumn): NumberColumn {
    const column = this.#columns.next()
    column.set(other)
    return column
  }

  /** A zero per row, valid until the next call. */
  zeros(): Uint16Array {
    return this.#sums.fill(0)
  }

  release(): void {
    for (const pool of [this.#sets, this.#lists, this.#columns]) pool.release()
  }
}

class Pool<T> {
  readonly #make: () => T
  readonly #all: T[] = []
  #used = 0

  constructor(make: () => T) {
    this.#make = make
  }

  next(): T {
    return (this.#all[this.#used++] ??= this.#make())
  }

  release(): void {
    this.#used = 0
  }
}
