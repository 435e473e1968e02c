import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'

/** Rows found by a search; derived data is computed lazily, once. */
export class Hits {
  readonly rows: Bitset
  #count: number | undefined
  #list: Int32Array | undefined
  readonly #scratch: Scratch

  constructor(rows: Bitset, scratch: Scratch) {
    this.#scratch = scratch
    this.rows = rows
  }

  get count(): number {
    return (this.#count ??= this.rows.count())
  }

  /** The hits as an array of rows. */
  get list(): Int32Array {
    return (this.#list ??= this.#scratch.rowsOf(this.rows, this.count))
  }

  /** Number of hits in a set: counted word by word, or row by row when there are fewer hits than words. */
  countCommon(set: Bitset): number {
    return this.count < set.words.length ? set.countAmong(this.list) : this.rows.countCommon(set)
  }
}

/** Filters over a start set, combined with AND (GAP-65). */
export class NarrowedRows<Name extends string> {
  readonly base: Bitset
  readonly hits: Hits
  readonly #filters: ReadonlyMap<Name, Bitset>
  readonly #scratch: Scratch
  /** Rows excluded by exactly one filter; without filter F, the rows that only F excludes come back. */
  readonly #nearly: Bitset
  readonly #without = new Map<Name, Hits>()

  constructor({ base, filters, scratch }: { base: Bitset; filters: ReadonlyMap<Name, Bitset>; scratch: Scratch }) {
    this.#scratch = scratch
    this.base = base
    this.#filters = filters
    const rows = filters.size === 0 ? base : scratch.copyOf(base)
    this.#nearly = scratch.empty()
    for (const filter of filters.values()) narrow(rows, this.#nearly, filter)
    this.hits = new Hits(rows, scratch)
  }

  /** The hits without this filter, the base of its facet counts (EXT-02). */
  without(name: Name): Hits {
    const known = this.#without.get(name)
    if (known) return known
    const hits = this.#withoutFilter(name)
    this.#without.set(name, hits)
    return hits
  }

  #withoutFilter(name: Name): Hits {
    const isAlone = this.#filters.size === 1 && this.#filters.has(name)
    if (isAlone) return new Hits(this.base, this.#scratch)
    const filter = this.#filters.get(name)
    if (!filter) return this.hits
    return new Hits(this.#scratch.copyOf(this.#nearly).andNot(filter).or(this.hits.rows), this.#scratch)
  }
}

/** Applies a filter; rows that only this filter excludes so far join the rows excluded once. */
function narrow({ words: rows }: Bitset, { words: nearly }: Bitset, { words: filter }: Bitset): void {
  for (let i = 0; i < rows.length; i++) {
    const word = filter[i] ?? 0
    const passed = rows[i] ?? 0
    nearly[i] = ((nearly[i] ?? 0) & word) | (passed & ~word)
    rows[i] = passed & word
  }
}
