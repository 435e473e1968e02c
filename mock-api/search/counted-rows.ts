import type { Bitset } from './bitset.ts'
import type { CountedLists } from './counted-lists.ts'
import type { ListFacet } from '#app/domain/search/facets.ts'

/** A start set of searches with its counts per value cached, so that a search can subtract what it excludes instead. */
export class CountedRows {
  readonly rows: Bitset
  readonly lists: CountedLists
  /** Number of rows with each value, of all facets. Read-only. */
  readonly counts: Int32Array
  #count: number

  /** Takes ownership of rows and counts. @param counts when already known */
  constructor(rows: Bitset, lists: CountedLists, counts = lists.addTo(new Int32Array(lists.size), rows, 1)) {
    this.rows = rows
    this.lists = lists
    this.counts = counts
    this.#count = rows.count()
  }

  copy(): CountedRows {
    return new CountedRows(this.rows.copy(), this.lists, this.counts.slice())
  }

  get count(): number {
    return this.#count
  }

  /** Number of rows with each value of a facet. */
  countsOf(facet: ListFacet): Int32Array {
    return this.lists.partOf(this.counts, facet)
  }

  set(row: number, isMember: boolean): void {
    if (this.rows.has(row) === isMember) return
    this.rows.set(row, isMember)
    const step = isMember ? 1 : -1
    this.#count += step
    this.lists.addRowTo(this.counts, row, step)
  }
}
