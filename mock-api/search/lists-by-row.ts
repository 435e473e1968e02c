/** A 16-bit array halves the memory; more than 65,536 distinct values of one property are rare. */
type Numbers = Uint16Array | Int32Array

const CHUNK_BITS = 20
const CHUNK = 1 << CHUNK_BITS
const SMALL = 2 ** 16

/** An array of numbers per row: row r has the values at starts[r]..starts[r + 1]. */
export class ListsByRow {
  readonly starts: Int32Array
  readonly #chunks: readonly Numbers[]
  readonly #renumber: Int32Array | undefined

  /** @param renumber the number of each value instead of its own */
  constructor(starts: Int32Array, chunks: readonly Numbers[], renumber: Int32Array | undefined) {
    this.starts = starts
    this.#chunks = chunks
    this.#renumber = renumber
  }

  /** Number of values of all rows. */
  get length(): number {
    return this.starts.at(-1) ?? 0
  }

  valueAt(at: number): number {
    const value = this.#chunks[at >>> CHUNK_BITS]?.[at & (CHUNK - 1)] ?? 0
    return this.#renumber === undefined ? value : (this.#renumber[value] ?? 0)
  }

  /** Copies the values from a place on, as many as are there without a look into another chunk. @returns their number */
  read(from: number, into: Int32Array): number {
    const chunk = this.#chunks[from >>> CHUNK_BITS]
    const first = from & (CHUNK - 1)
    const count = Math.min(into.length, this.length - from, CHUNK - first)
    const renumber = this.#renumber
    if (!chunk || count <= 0) return 0
    if (renumber === undefined) for (let i = 0; i < count; i++) into[i] = chunk[first + i] ?? 0
    else for (let i = 0; i < count; i++) into[i] = renumber[chunk[first + i] ?? 0] ?? 0
    return count
  }
}

/** Collects lists row by row while products stream by. A value counts once per row. */
export class ListsCollector {
  readonly #starts: Int32Array
  // Chunked, because doubling one array of 40M values would need both copies at once.
  readonly #chunks: Numbers[] = []
  readonly #lastRowOf: number[] = []
  #row = -1
  #length = 0
  #isWide = false

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
    const wider = value < SMALL && !this.#isWide ? new Uint16Array(CHUNK) : new Int32Array(CHUNK)
    this.#isWide = wider instanceof Int32Array
    if (chunk) wider.set(chunk)
    this.#chunks[nth] = wider
    return wider
  }

  /**
   * The finished lists, with values renumbered if requested. They stay in their chunks: copied, the lists of a million descriptions would be in
   * memory twice.
   */
  finish(renumber?: Int32Array): ListsByRow {
    this.#starts.fill(this.#length, this.#row + 1)
    return new ListsByRow(this.#starts, this.#chunks, renumber)
  }
}
