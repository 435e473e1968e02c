import { Bitset } from './bitset.ts'
import { COUNTED_FACETS, type CountedFacet, type Lists } from './facet-lists.ts'

/** A set of rows from which searches start, with its counts per value kept, so that a search may count what it leaves out instead. */
export class CountedRows {
  readonly rows: Bitset
  readonly #lists: Lists
  readonly #counts: ReadonlyMap<CountedFacet, Int32Array>
  #count = 0

  constructor(rowCount: number, lists: Lists) {
    this.rows = new Bitset(rowCount)
    this.#lists = lists
    this.#counts = new Map(COUNTED_FACETS.map((facet) => [facet, new Int32Array(lists[facet].ids.length)]))
  }

  copy(): CountedRows {
    const copy = new CountedRows(this.rows.size, this.#lists)
    copy.rows.or(this.rows)
    for (const [facet, counts] of this.#counts) copy.countsOf(facet).set(counts)
    copy.#count = this.#count
    return copy
  }

  get count(): number {
    return this.#count
  }

  /** How many of the rows have each value of a facet. */
  countsOf(facet: CountedFacet): Int32Array {
    return this.#counts.get(facet) ?? new Int32Array(0)
  }

  set(row: number, isMember: boolean): void {
    if (this.rows.has(row) === isMember) return
    this.rows.set(row, isMember)
    const step = isMember ? 1 : -1
    this.#count += step
    for (const [facet, counts] of this.#counts) {
      const { starts, values } = this.#lists[facet].byRow
      const end = starts[row + 1] ?? 0
      for (let i = starts[row] ?? 0; i < end; i++) counts[values[i] ?? 0] = (counts[values[i] ?? 0] ?? 0) + step
    }
  }
}
