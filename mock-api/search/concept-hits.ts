import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'
import { type Telling, TELLING, WEIGHTS } from './relevance-weights.ts'

/** Rows that match one concept of a query. */
export interface ConceptHits {
  any: Bitset
  /** Matches in the product's own name, synonyms excluded. */
  inName: Bitset
  /** By relevance weight, highest first; a row in several sets counts with the first. */
  levels: readonly { weight: number; rows: Bitset }[]
  telling: Telling
  /** How telling it is by what was typed: not by prefixes. */
  typed: Telling
}

/** Collects rows by relevance weight. */
export class HitsCollector {
  readonly #scratch: Scratch
  readonly #byWeight = new Map<number, Bitset>()
  readonly #inName: Bitset

  constructor(scratch: Scratch) {
    this.#scratch = scratch
    this.#inName = scratch.empty()
  }

  /** Adds rows; ownership of the set passes to the collector. */
  add({ rows, weight, isName }: { rows: Bitset; weight: number; isName: boolean }): void {
    if (isName) this.#inName.or(rows)
    const known = this.#byWeight.get(weight)
    if (known) known.or(rows)
    else this.#byWeight.set(weight, rows)
  }

  /** @param telling how telling the concept is if it has hits; `typed`: without prefixes */
  finish(telling: Telling, typed: Telling): ConceptHits {
    const any = this.#scratch.empty().orAll([...this.#byWeight.values()])
    const levels = [...this.#byWeight].map(([weight, rows]) => ({ weight, rows })).toSorted((a, b) => b.weight - a.weight)
    return { any, inName: this.#inName, levels, telling, typed }
  }
}

/** Weight of a phrase of several words, by where all of them match: in the name, in name or lists, anywhere. */
export const PHRASE_WEIGHTS = [
  { fields: ['name'], weight: { ...WEIGHTS.head, synonym: WEIGHTS.name.synonym } },
  { fields: ['name', 'material', 'exactName', 'maker', 'category', 'attribute', 'vendor'], weight: WEIGHTS.attribute },
  { fields: ['name', 'material', 'exactName', 'maker', 'category', 'attribute', 'vendor', 'description'], weight: WEIGHTS.description },
] as const

/** The more telling of two. */
export function moreTelling(a: Telling, b: Telling): Telling {
  return TELLING.indexOf(a) < TELLING.indexOf(b) ? b : a
}
