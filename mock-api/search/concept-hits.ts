import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'
import { WORTH } from './worth.ts'

/** Rows where one concept of a query is found. */
export interface ConceptHits {
  any: Bitset
  /** In the product's own name, not by a synonym. */
  inName: Bitset
  /** By worth, the highest first; a row may stand in several, and counts with the first. */
  places: readonly { worth: number; rows: Bitset }[]
}

/** Gathers rows by what they are worth. */
export class HitsCollector {
  readonly #scratch: Scratch
  readonly #byWorth = new Map<number, Bitset>()
  readonly #inName: Bitset

  constructor(scratch: Scratch) {
    this.#scratch = scratch
    this.#inName = scratch.empty()
  }

  /** The rows become the collector's own. */
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

/** What several words are worth that stand for one thing, by where all of them are: in the name, in name or lists, anywhere. */
export const TOGETHER = [
  { places: ['name'], worth: { ...WORTH.head, synonym: WORTH.name.synonym } },
  { places: ['name', 'calledSo', 'maker', 'category', 'attribute', 'vendor'], worth: WORTH.attribute },
  { places: ['name', 'calledSo', 'maker', 'category', 'attribute', 'vendor', 'description'], worth: WORTH.description },
] as const
