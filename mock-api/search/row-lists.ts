import { Bitset } from './bitset.ts'
import type { ListsByRow } from './lists-by-row.ts'

/** The data of RowLists; transferable between threads. */
export interface RowListParts {
  rowCount: number
  /** By value: the words of its bitset, if it has many rows. */
  sets: Map<number, Int32Array<ArrayBuffer>>
  /** For all other values: value v has rows[starts[v]..starts[v + 1]]. */
  starts: Int32Array<ArrayBuffer>
  rows: Int32Array<ArrayBuffer>
}

/** Values that are looked at at once. */
const BLOCK = 4096

/** Above this number of rows a bitset is smaller than a list. */
export function mostListed(rowCount: number): number {
  return rowCount >>> 5
}

/**
 * Inverts lists: the rows of each value.
 * @param sets existing sets by value, extended by the lists; ownership passes to the result
 */
export function turnedAround(lists: ListsByRow, valueCount: number, sets: RowListParts['sets']): RowListParts {
  const { starts: startsOfRows } = lists
  const rowCount = startsOfRows.length - 1
  const sizes = new Int32Array(valueCount)
  const block = new Int32Array(BLOCK)
  for (let at = 0, count = 0; (count = lists.read(at, block)) > 0; at += count) {
    for (let i = 0; i < count; i++) sizes[block[i] ?? 0] = (sizes[block[i] ?? 0] ?? 0) + 1
  }

  const dense = denseOf({ rowCount, sets }, valueCount)
  const starts = new Int32Array(valueCount + 1)
  let length = 0
  for (let value = 0; value < valueCount; value++) {
    starts[value] = length
    const size = sizes[value] ?? 0
    if (!dense[value] && size > mostListed(rowCount)) sets.set(value, (dense[value] = new Bitset(rowCount)).words)
    if (!dense[value]) length += size
  }
  starts[valueCount] = length
  const rows = new Int32Array(length)

  const next = starts.slice()
  let row = 0
  for (let at = 0, count = 0; (count = lists.read(at, block)) > 0; at += count) {
    for (let i = 0; i < count; i++) {
      while ((startsOfRows[row + 1] ?? 0) <= at + i) row++
      const value = block[i] ?? 0
      const set = dense[value]
      if (set) set.add(row)
      else {
        const place = next[value] ?? 0
        rows[place] = row
        next[value] = place + 1
      }
    }
  }
  return { rowCount, sets, starts, rows }
}

/** The sets by value. Preallocated: filled sparsely, the array becomes a hash table, which is twenty times slower. */
function denseOf({ rowCount, sets }: Pick<RowListParts, 'rowCount' | 'sets'>, valueCount: number): (Bitset | undefined)[] {
  const dense = Array.from<Bitset | undefined>({ length: valueCount })
  for (const [value, words] of sets) dense[value] = new Bitset(rowCount, words)
  return dense
}

/** The rows of each value, as a bitset where that is smaller than a list. */
export class RowLists {
  readonly #dense: readonly (Bitset | undefined)[]
  readonly #starts: Int32Array
  readonly #rows: Int32Array
  /** Sizes of bitsets, counted once each: corrections compare words by them. */
  readonly #sizes = new Map<number, number>()

  constructor({ rowCount, sets, starts, rows }: RowListParts) {
    this.#dense = denseOf({ rowCount, sets }, starts.length - 1)
    this.#starts = starts
    this.#rows = rows
  }

  /** Whether any row has the value. */
  has(value: number): boolean {
    return this.#dense[value] !== undefined || (this.#starts[value + 1] ?? 0) > (this.#starts[value] ?? 0)
  }

  /** Adds the rows with any of the values. */
  addTo(rows: Bitset, values: readonly number[]): void {
    const dense: Bitset[] = []
    for (const value of values) {
      const set = this.#dense[value]
      if (set) dense.push(set)
      else rows.addAll(this.#sparse(value))
    }
    rows.orAll(dense)
  }

  /** Adds the rows that have one of a row's values; reads all lists, so only for properties with few values. */
  addSharing(row: number, rows: Bitset): Bitset {
    const values = Array.from({ length: this.#starts.length - 1 }, (_, value) => value)
    this.addTo(
      rows,
      values.filter((value) => this.#dense[value]?.has(row) ?? this.#sparse(value).includes(row)),
    )
    return rows
  }

  /** Number of rows with the value, of all. */
  sizeOf(value: number): number {
    const dense = this.#dense[value]
    if (!dense) return (this.#starts[value + 1] ?? 0) - (this.#starts[value] ?? 0)
    const size = this.#sizes.get(value) ?? dense.count()
    this.#sizes.set(value, size)
    return size
  }

  /** Number of rows with the value. */
  countIn(rows: Bitset, value: number): number {
    const dense = this.#dense[value]
    return dense ? dense.countCommon(rows) : rows.countAmong(this.#sparse(value))
  }

  #sparse(value: number): Int32Array {
    return this.#rows.subarray(this.#starts[value] ?? 0, this.#starts[value + 1] ?? 0)
  }
}
