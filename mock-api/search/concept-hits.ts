import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'
import { type Telling, TRUST, WEIGHTS } from './relevance-weights.ts'

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
  /** Rows whose names have what was typed, or a synonym of it. */
  called: Bitset
  /** Whether values of a list have it, which then tell of every product, and not only words of names. */
  isValue: boolean
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

  finish(learned: Pick<ConceptHits, 'telling' | 'typed' | 'called' | 'isValue'>): ConceptHits {
    const any = this.#scratch.empty().orAll([...this.#byWeight.values()])
    const levels = [...this.#byWeight].map(([weight, rows]) => ({ weight, rows })).toSorted((a, b) => b.weight - a.weight)
    return { any, inName: this.#inName, levels, ...learned }
  }
}

/** Weight of a phrase of several words, by where all of them match: in the name, in name or lists, anywhere. */
export const PHRASE_WEIGHTS = [
  { fields: ['name'], weight: { ...WEIGHTS.head, synonym: WEIGHTS.name.synonym } },
  { fields: ['name', 'material', 'exactName', 'maker', 'category', 'attribute'], weight: WEIGHTS.attribute },
  { fields: ['name', 'material', 'exactName', 'maker', 'category', 'attribute', 'description'], weight: WEIGHTS.description },
] as const

/** The more telling of two. */
export function moreTelling(a: Telling, b: Telling): Telling {
  return TRUST[a] < TRUST[b] ? b : a
}
