import type { Bitset } from './bitset.ts'
import { LIST_FACETS, type ListFacet } from '#app/domain/search/facets.ts'
import type { Lists } from './facet-lists.ts'
import type { ListsByRow } from './lists-by-row.ts'
import { joined, type ValueSets, valueSets } from './value-sets.ts'

const SMALL = 2 ** 16

/** Values of each row, by counted facet. */
export type ValuesByRow = Record<ListFacet, ListsByRow>

type SetNumbers = Uint16Array | Int32Array

/** Properties counted as one column. */
interface Column extends ValueSets {
  facets: ListFacet[]
}

/**
 * The values of all counted facets, for fast counts over many rows. Products share their sets of values ("chairs, seating", "oak, wood" …),
 * and some facets have few combinations. A row is therefore two or three set numbers in adjacent columns; sets are counted, and value
 * counts follow. This takes a third of the steps and no lookup of a row's list.
 */
export class CountedLists {
  /** Number of values in all facets. */
  readonly size: number
  /** Per facet: the range of its value numbers, end exclusive. */
  readonly #spans: ReadonlyMap<ListFacet, readonly [number, number]>
  /** The column that holds a facet. */
  readonly #columnOf: ReadonlyMap<ListFacet, number>
  /** Set numbers by row. */
  readonly #columns: readonly SetNumbers[]
  /** Values of every set: set s has those at starts[s]..starts[s + 1]. */
  readonly #starts: Int32Array
  readonly #values: Int32Array
  /** Buffer reused by every count. */
  readonly #countOfSets: Int32Array

  constructor(lists: Lists, byRow: ValuesByRow) {
    const spans = new Map<ListFacet, readonly [number, number]>()
    let size = 0
    for (const facet of LIST_FACETS) spans.set(facet, [size, (size += lists[facet].ids.length)])
    this.size = size
    this.#spans = spans
    const columns = columnsOf(byRow, (facet) => spans.get(facet)?.[0] ?? 0)
    this.#columnOf = new Map(columns.flatMap(({ facets }, at) => facets.map((facet) => [facet, at])))
    this.#columns = numbered(columns)
    const sets = columns.flatMap((column) => column.sets)
    this.#starts = new Int32Array(sets.length + 1)
    sets.forEach((set, at) => (this.#starts[at + 1] = (this.#starts[at] ?? 0) + set.length))
    this.#values = Int32Array.from(sets.flat())
    this.#countOfSets = new Int32Array(sets.length)
  }

  /** The slice of one facet, out of an array with a number per value. */
  partOf(counts: Int32Array, facet: ListFacet): Int32Array {
    return counts.subarray(...(this.#spans.get(facet) ?? [0, 0]))
  }

  /** Adds `step` to the count of every value of the rows. */
  addTo(counts: Int32Array, rows: Bitset, step: number): Int32Array {
    const countOfSets = this.#countOfSets.fill(0)
    const columns = [...this.#columns]
    for (let [a, b, c] = columns.splice(0, 3); a; [a, b, c] = columns.splice(0, 3)) {
      if (b && c) countThree(countOfSets, rows, [a, b, c])
      else for (const column of b ? [a, b] : [a]) countOne(countOfSets, rows, column)
    }
    return this.#addValues(counts, step)
  }

  /** As above for the values of one facet; counts of other facets are undefined. */
  addFacetTo(counts: Int32Array, facet: ListFacet, rows: Bitset, step: number): Int32Array {
    const column = this.#columns[this.#columnOf.get(facet) ?? 0]
    this.#countOfSets.fill(0)
    if (column) countOne(this.#countOfSets, rows, column)
    return this.#addValues(counts, step)
  }

  /** Adds `step` to the count of every value of one row. */
  addRowTo(counts: Int32Array, row: number, step: number): void {
    for (const column of this.#columns) this.#addSet(counts, column[row] ?? 0, step)
  }

  #addValues(counts: Int32Array, step: number): Int32Array {
    const countOfSets = this.#countOfSets
    for (let set = 0; set < countOfSets.length; set++) {
      const count = countOfSets[set] ?? 0
      if (count !== 0) this.#addSet(counts, set, step * count)
    }
    return counts
  }

  #addSet(counts: Int32Array, set: number, step: number): void {
    const values = this.#values
    const end = this.#starts[set + 1] ?? 0
    for (let i = this.#starts[set] ?? 0; i < end; i++) {
      const value = values[i] ?? 0
      counts[value] = (counts[value] ?? 0) + step
    }
  }
}

/** Assigns each facet to the first column with which it has few combinations, else to a new column. */
function columnsOf(byRow: ValuesByRow, firstOf: (facet: ListFacet) => number): Column[] {
  const columns: Column[] = []
  for (const facet of LIST_FACETS) {
    const own = valueSets(byRow[facet], firstOf(facet))
    const isJoined = columns.some((column) => {
      const both = joined(column, own)
      if (both) Object.assign(column, both).facets.push(facet)
      return both !== null
    })
    if (!isJoined) columns.push({ ...own, facets: [facet] })
  }
  return columns
}

/** Set numbers, unique across columns. */
function numbered(columns: readonly Column[]): SetNumbers[] {
  const size = columns.reduce((sum, { sets }) => sum + sets.length, 0)
  let first = 0
  return columns.map(({ setOf, sets }) => {
    const numbers = size <= SMALL ? new Uint16Array(setOf.length) : new Int32Array(setOf.length)
    for (let row = 0; row < setOf.length; row++) numbers[row] = first + (setOf[row] ?? 0)
    first += sets.length
    return numbers
  })
}

// Unrolled for one and for three columns: an inner loop over columns takes twice as long.

function countOne(counts: Int32Array, { words }: Bitset, column: SetNumbers): void {
  for (let i = 0; i < words.length; i++) {
    let word = words[i] ?? 0
    while (word !== 0) {
      const set = column[(i << 5) + (31 - Math.clz32(word & -word))] ?? 0
      counts[set] = (counts[set] ?? 0) + 1
      word &= word - 1
    }
  }
}

function countThree(counts: Int32Array, { words }: Bitset, [a, b, c]: readonly [SetNumbers, SetNumbers, SetNumbers]): void {
  for (let i = 0; i < words.length; i++) {
    let word = words[i] ?? 0
    while (word !== 0) {
      const row = (i << 5) + (31 - Math.clz32(word & -word))
      const inA = a[row] ?? 0
      const inB = b[row] ?? 0
      const inC = c[row] ?? 0
      counts[inA] = (counts[inA] ?? 0) + 1
      counts[inB] = (counts[inB] ?? 0) + 1
      counts[inC] = (counts[inC] ?? 0) + 1
      word &= word - 1
    }
  }
}
