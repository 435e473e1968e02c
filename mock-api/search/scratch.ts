import { Bitset } from './bitset.ts'

/**
 * Sets and lists of rows that one search works with, used again by the next. Made anew they would be some MB per search at a million
 * products; memory outside of the heap in such amounts makes V8 collect the whole heap every dozen searches, which showed as a p99 of
 * several times the median. A search runs to its end without a pause, so one scratch serves them all.
 */
export class Scratch {
  readonly #rowCount: number
  readonly #sets: Bitset[] = []
  #setsInUse = 0
  readonly #lists: Int32Array<ArrayBuffer>[] = []
  #listsInUse = 0

  constructor(rowCount: number) {
    this.#rowCount = rowCount
  }

  /** A set without rows, good until `release`. */
  empty(): Bitset {
    const set = this.#nextSet()
    set.words.fill(0)
    return set
  }

  /** A copy, good until `release`. */
  copyOf(other: Bitset): Bitset {
    const set = this.#nextSet()
    set.words.set(other.words)
    return set
  }

  /** The rows of a set one by one, good until `release`. @param count how many they are */
  rowsOf(set: Bitset, count: number): Int32Array {
    const list = (this.#lists[this.#listsInUse] ??= new Int32Array(this.#rowCount))
    this.#listsInUse++
    return set.rows(count, list)
  }

  /** The search is over. */
  release(): void {
    this.#setsInUse = 0
    this.#listsInUse = 0
  }

  #nextSet(): Bitset {
    const set = (this.#sets[this.#setsInUse] ??= new Bitset(this.#rowCount))
    this.#setsInUse++
    return set
  }
}
