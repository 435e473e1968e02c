import { Bitset } from './bitset.ts'

/** Half the memory while the numbers are small; 65,536 different values of one property are rare. */
type Numbers = Uint16Array | Int32Array

/** A list of numbers per row: the list of row r stands at values[starts[r]..starts[r + 1]]. */
export interface ListsByRow {
  starts: Int32Array
  values: Numbers
}

const CHUNK_BITS = 20
const CHUNK = 1 << CHUNK_BITS
const SMALL = 2 ** 16

/** Takes lists row by row while the products stream by. A value counts once per row. */
export class ListsCollector {
  readonly #starts: Int32Array
  // Chunks, because doubling one array of 40M values would need both halves at the same time.
  readonly #chunks: Numbers[] = []
  readonly #lastRowOf: number[] = []
  #row = -1
  #length = 0
  #isSmall = true

  constructor(rowCount: number) {
    this.#starts = new Int32Array(rowCount + 1)
  }

  nextRow(): void {
    this.#row++
    this.#starts[this.#row] = this.#length
  }

  /** Appends to the list of the current row. */
  add(value: number): void {
    if (this.#lastRowOf[value] === this.#row) return
    this.#lastRowOf[value] = this.#row
    const at = this.#length++
    this.#chunkFor(at >>> CHUNK_BITS, value)[at & (CHUNK - 1)] = value
  }

  #chunkFor(nth: number, value: number): Numbers {
    const chunk = this.#chunks[nth]
    if (chunk && (value < SMALL || chunk instanceof Int32Array)) return chunk
    if (value >= SMALL) this.#isSmall = false
    const wider = this.#isSmall ? new Uint16Array(CHUNK) : new Int32Array(CHUNK)
    if (chunk) wider.set(chunk)
    this.#chunks[nth] = wider
    return wider
  }

  /** The lists as they are. Values may be renumbered on the way. The collector is empty afterwards. */
  finish(renumber?: Int32Array): ListsByRow {
    this.#starts.fill(this.#length, this.#row + 1)
    const values = this.#isSmall ? new Uint16Array(this.#length) : new Int32Array(this.#length)
    let filled = 0
    // Each chunk is let go once it is copied: the lists of a million descriptions should not be in memory twice.
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      values.set(chunk.subarray(0, this.#length - filled), filled)
      filled += chunk.length
    }
    if (renumber) for (let i = 0; i < values.length; i++) values[i] = renumber[values[i] ?? 0] ?? 0
    return { starts: this.#starts, values }
  }
}

/** The other way around: the rows of each value, as a bitset where that is smaller than a list. */
export class RowLists {
  readonly #dense: (Bitset | undefined)[] = []
  readonly #starts: Int32Array
  readonly #rows: Int32Array

  constructor({ starts, values }: ListsByRow, valueCount: number) {
    const rowCount = starts.length - 1
    const sizes = new Int32Array(valueCount)
    for (let i = 0; i < values.length; i++) sizes[values[i] ?? 0] = (sizes[values[i] ?? 0] ?? 0) + 1

    this.#starts = new Int32Array(valueCount + 1)
    let length = 0
    for (let value = 0; value < valueCount; value++) {
      this.#starts[value] = length
      const size = sizes[value] ?? 0
      if (size > rowCount >>> 5) this.#dense[value] = new Bitset(rowCount)
      else length += size
    }
    this.#starts[valueCount] = length
    this.#rows = new Int32Array(length)

    const next = this.#starts.slice()
    for (let row = 0; row < rowCount; row++) {
      const end = starts[row + 1] ?? 0
      for (let i = starts[row] ?? 0; i < end; i++) {
        const value = values[i] ?? 0
        const dense = this.#dense[value]
        if (dense) dense.add(row)
        else {
          const at = next[value] ?? 0
          this.#rows[at] = row
          next[value] = at + 1
        }
      }
    }
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

  /** How many of the rows have the value. */
  countIn(rows: Bitset, value: number): number {
    const dense = this.#dense[value]
    return dense ? dense.countCommon(rows) : rows.countAmong(this.#sparse(value))
  }

  #sparse(value: number): Int32Array {
    return this.#rows.subarray(this.#starts[value] ?? 0, this.#starts[value + 1] ?? 0)
  }
}
