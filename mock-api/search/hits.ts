import type { Bitset } from './bitset.ts'
import type { CountedRows } from './counted-rows.ts'
import type { Scratch } from './scratch.ts'

/** Rows that a search found. What is derived of them is worked out once, when it is asked for. */
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

  /** The rows one by one. */
  get list(): Int32Array {
    return (this.#list ??= this.#scratch.rowsOf(this.rows, this.count))
  }

  /** How many of the hits are in a set: word by word, or one by one while the hits are fewer than words. */
  countCommon(set: Bitset): number {
    return this.count < set.words.length ? set.countAmong(this.list) : this.rows.countCommon(set)
  }
}

/** Filters over the rows they start from: AND between filters (GAP-65). */
export class NarrowedRows<Name extends string> {
  readonly base: CountedRows
  readonly hits: Hits
  readonly #filters: ReadonlyMap<Name, Bitset>
  readonly #scratch: Scratch
  /** Rows that exactly one of the filters keeps out: with one filter left out those that this one kept out come back. */
  readonly #nearly: Bitset
  readonly #without = new Map<Name, Hits>()

  constructor({ base, filters, scratch }: { base: CountedRows; filters: ReadonlyMap<Name, Bitset>; scratch: Scratch }) {
    this.#scratch = scratch
    this.base = base
    this.#filters = filters
    const rows = scratch.copyOf(base.rows)
    this.#nearly = scratch.empty()
    for (const filter of filters.values()) narrow(rows, this.#nearly, filter)
    this.hits = new Hits(rows, scratch)
  }

  /** Rows that this filter alone keeps from being found, or null when it is not set: its values are counted with them (EXT-02). */
  keptOutBy(name: Name): Bitset | null {
    const filter = this.#filters.get(name)
    if (!filter) return null
    return this.#scratch.copyOf(this.#nearly).andNot(filter)
  }

  /** What would be found if this filter were not set: from there its values are counted (EXT-02). */
  without(name: Name): Hits {
    const known = this.#without.get(name)
    if (known) return known
    const hits = this.#withoutFilter(name)
    this.#without.set(name, hits)
    return hits
  }

  #withoutFilter(name: Name): Hits {
    const isAlone = this.#filters.size === 1 && this.#filters.has(name)
    if (isAlone) return new Hits(this.base.rows, this.#scratch)
    const keptOut = this.keptOutBy(name)
    return keptOut ? new Hits(keptOut.or(this.hits.rows), this.#scratch) : this.hits
  }
}

/** Takes what a filter keeps out from the rows; what only this one kept out so far is added to the others that one filter kept out. */
function narrow({ words: rows }: Bitset, { words: nearly }: Bitset, { words: filter }: Bitset): void {
  for (let i = 0; i < rows.length; i++) {
    const word = filter[i] ?? 0
    const passed = rows[i] ?? 0
    nearly[i] = ((nearly[i] ?? 0) & word) | (passed & ~word)
    rows[i] = passed & word
  }
}
