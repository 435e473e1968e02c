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

  /** Appends to the list of the current row, unless it is there. @returns whether it was not */
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
