import { Bitset } from './bitset.ts'
import type { CountedLists } from './counted-lists.ts'
import type { CountedFacet } from './facet-lists.ts'

/** A set of rows from which searches start, with its counts per value kept, so that a search may count what it leaves out instead. */
export class CountedRows {
  readonly rows: Bitset
  readonly lists: CountedLists
  /** How many of the rows have each value, of all facets. Not to be written to. */
  readonly counts: Int32Array
  #count = 0
  readonly #row = new Int32Array(1)

  constructor(rowCount: number, lists: CountedLists) {
    this.rows = new Bitset(rowCount)
    this.lists = lists
    this.counts = new Int32Array(lists.size)
  }

  copy(): CountedRows {
    const copy = new CountedRows(this.rows.size, this.lists)
    copy.rows.or(this.rows)
    copy.counts.set(this.counts)
    copy.#count = this.#count
    return copy
  }

  get count(): number {
    return this.#count
  }

  /** How many of the rows have each value of a facet. */
  countsOf(facet: CountedFacet): Int32Array {
    return this.lists.partOf(this.counts, facet)
  }

  set(row: number, isMember: boolean): void {
    if (this.rows.has(row) === isMember) return
    this.rows.set(row, isMember)
    const step = isMember ? 1 : -1
    this.#count += step
    this.#row[0] = row
    this.lists.addTo(this.counts, this.#row, step)
  }
}
