import type { Bitset } from './bitset.ts'
import type { CountedRows } from './counted-rows.ts'
import type { Scratch } from './scratch.ts'

/** Rows that a search found, within the rows it started from. What is derived of them is worked out once, when it is asked for. */
export class Hits {
  readonly rows: Bitset
  readonly base: CountedRows
  #count: number | undefined
  #list: Int32Array | undefined
  #missed: Int32Array | undefined
  readonly #scratch: Scratch

  constructor(base: CountedRows, rows: Bitset, scratch: Scratch) {
    this.#scratch = scratch
    this.base = base
    this.rows = rows
  }

  get count(): number {
    return (this.#count ??= this.rows.count())
  }

  /** The rows one by one. */
  get list(): Int32Array {
    return (this.#list ??= this.#scratch.rowsOf(this.rows, this.count))
  }

  /** How many of the hits are in a set: word by word, or one by one while the hits are fewer than words. */
  countCommon(set: Bitset): number {
    return this.count < set.words.length ? set.countAmong(this.list) : this.rows.countCommon(set)
  }

  /** Rows of the base that were not found. */
  get missed(): Int32Array {
    return (this.#missed ??= this.#scratch.rowsOf(this.#scratch.copyOf(this.base.rows).andNot(this.rows), this.base.count - this.count))
  }
}

/** Filters over the rows they start from: AND between filters (GAP-65). */
export class NarrowedRows<Name extends string> {
  readonly #base: CountedRows
  readonly #filters: ReadonlyMap<Name, Bitset>
  readonly #scratch: Scratch
  readonly hits: Hits

  constructor({ base, filters, scratch }: { base: CountedRows; filters: ReadonlyMap<Name, Bitset>; scratch: Scratch }) {
    this.#scratch = scratch
    this.#base = base
    this.#filters = filters
    this.hits = this.#narrowed([...filters.values()])
  }

  /** Whether this filter is set. */
  isNarrowedBy(name: Name): boolean {
    return this.#filters.has(name)
  }

  /** What would be found if this filter were not set: from there its values are counted (EXT-02). */
  without(name: Name): Hits {
    if (!this.#filters.has(name)) return this.hits
    return this.#narrowed([...this.#filters].filter(([each]) => each !== name).map(([, rows]) => rows))
  }

  #narrowed(filters: readonly Bitset[]): Hits {
    const rows = this.#scratch.copyOf(this.#base.rows)
    for (const filter of filters) rows.and(filter)
    return new Hits(this.#base, rows, this.#scratch)
  }
}
