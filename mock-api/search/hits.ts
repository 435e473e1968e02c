import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'

/** Rows found by a search, and the same as an array, which is made at its first use. */
export class Hits {
  readonly rows: Bitset
  #list: Int32Array | undefined
  readonly #scratch: Scratch

  constructor(rows: Bitset, scratch: Scratch) {
    this.#scratch = scratch
    this.rows = rows
  }

  /** So many that a walk along a ranking of all rows soon meets one. */
  get areMany(): boolean {
    return this.list.length > this.rows.size >>> 3
  }

  get list(): Int32Array {
    return (this.#list ??= this.#scratch.rowsOf(this.rows))
  }
}

/** What filters leave of a start set, combined with AND (GAP-65). */
export interface Narrowed<Name> {
  hits: Hits
  /** The hits without this filter, the base of its facet counts (EXT-02). */
  without(name: Name): Hits
}

export function narrowed<Name>(base: Bitset, filters: ReadonlyMap<Name, Bitset>, scratch: Scratch): Narrowed<Name> {
  const rows = scratch.copyOf(base)
  /** Rows excluded by exactly one filter; without filter F, the rows that only F excludes come back. */
  const nearly = scratch.empty()
  for (const filter of filters.values()) narrow(rows, nearly, filter)
  const hits = new Hits(filters.size === 0 ? base : rows, scratch)
  const known = new Map<Name, Hits>()
  return {
    hits,
    without(name) {
      const filter = filters.get(name)
      if (!filter) return hits
      const others = () => (filters.size === 1 ? base : scratch.copyOf(nearly).andNot(filter).or(rows))
      const found = known.get(name) ?? new Hits(others(), scratch)
      known.set(name, found)
      return found
    },
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
