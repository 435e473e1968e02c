import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'
import { WORTH } from './worth.ts'

/** Rows that match one concept of a query. */
export interface ConceptHits {
  any: Bitset
  /** Matches in the product's own name, synonyms excluded. */
  inName: Bitset
  /** By relevance weight, highest first; a row in several sets counts with the first. */
  places: readonly { worth: number; rows: Bitset }[]
}

/** Collects rows by relevance weight. */
export class HitsCollector {
  readonly #scratch: Scratch
  readonly #byWorth = new Map<number, Bitset>()
  readonly #inName: Bitset

  constructor(scratch: Scratch) {
    this.#scratch = scratch
    this.#inName = scratch.empty()
  }

  /** Adds rows; ownership of the set passes to the collector. */
  add({ rows, worth, isName }: { rows: Bitset; worth: number; isName: boolean }): void {
    if (isName) this.#inName.or(rows)
    const known = this.#byWorth.get(worth)
    if (known) known.or(rows)
    else this.#byWorth.set(worth, rows)
  }

  finish(): ConceptHits {
    const any = this.#scratch.empty().orAll([...this.#byWorth.values()])
    const places = [...this.#byWorth].map(([worth, rows]) => ({ worth, rows })).toSorted((a, b) => b.worth - a.worth)
    return { any, inName: this.#inName, places }
  }
}

/** Weight of a phrase of several words, by where all of them match: in the name, in name or lists, anywhere. */
export const TOGETHER = [
  { places: ['name'], worth: { ...WORTH.head, synonym: WORTH.name.synonym } },
  { places: ['name', 'calledSo', 'maker', 'category', 'attribute', 'vendor'], worth: WORTH.attribute },
  { places: ['name', 'calledSo', 'maker', 'category', 'attribute', 'vendor', 'description'], worth: WORTH.description },
] as const
