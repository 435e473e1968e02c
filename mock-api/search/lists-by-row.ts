/** A 16-bit array halves the memory; more than 65,536 distinct values of one property are rare. */
type Numbers = Uint16Array | Int32Array

/** An array of numbers per row: row r has values[starts[r]..starts[r + 1]]. */
export interface ListsByRow {
  starts: Int32Array
  values: Numbers
}

const CHUNK_BITS = 20
const CHUNK = 1 << CHUNK_BITS
const SMALL = 2 ** 16

/** Collects lists row by row while products stream by. A value counts once per row. */
export class ListsCollector {
  readonly #starts: Int32Array
  // Chunked, because doubling one array of 40M values would need both copies at once.
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

  /** Appends to the current row's list unless present. @returns whether the value was appended */
  add(value: number): boolean {
    if (this.#lastRowOf[value] === this.#row) return false
    this.#lastRowOf[value] = this.#row
    const at = this.#length++
    this.#chunkFor(at >>> CHUNK_BITS, value)[at & (CHUNK - 1)] = value
    return true
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

  /** The finished lists, with values renumbered if requested. Empties the collector. */
  finish(renumber?: Int32Array): ListsByRow {
    this.#starts.fill(this.#length, this.#row + 1)
    const values = this.#isSmall ? new Uint16Array(this.#length) : new Int32Array(this.#length)
    let filled = 0
    // Each chunk is freed once copied, so that the lists of a million descriptions are in memory only once.
    for (let chunk = this.#chunks.shift(); chunk; chunk = this.#chunks.shift()) {
      values.set(chunk.subarray(0, this.#length - filled), filled)
      filled += chunk.length
    }
    if (renumber) for (let i = 0; i < values.length; i++) values[i] = renumber[values[i] ?? 0] ?? 0
    return { starts: this.#starts, values }
  }
}
