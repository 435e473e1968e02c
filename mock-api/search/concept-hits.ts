import type { Bitset } from './bitset.ts'
import type { Scratch } from './scratch.ts'
import type { Telling } from './relevance-weights.ts'

/** Rows with a relevance weight. */
export interface Level {
  weight: number
  rows: Bitset
}

/** Rows that match one concept of a query. */
export interface ConceptHits {
  any: Bitset
  /** Matches in the product's own name, synonyms excluded. */
  inName: Bitset
  /** By relevance weight, highest first; a row in several sets counts with the first. */
  levels: readonly Level[]
  telling: Telling
  /** How telling it is by what was typed: not by prefixes. */
  typed: Telling
  /** Rows whose names have what was typed, or a synonym of it. */
  called: Bitset
  /** Whether values of a list have it, which then tell of every product, and not only words of names. */
  isValue: boolean
}

/** Hits of levels in any order, of which several may weigh the same. */
export function hitsOf(scratch: Scratch, levels: readonly Level[], rest: Omit<ConceptHits, 'any' | 'levels'>): ConceptHits {
  const union = (all: readonly Level[]) => scratch.empty().orAll(all.map(({ rows }) => rows))
  const byWeight = [...Map.groupBy(levels, ({ weight }) => weight)].map(([weight, all]) => ({ weight, rows: union(all) }))
  return { any: union(byWeight), levels: byWeight.toSorted((a, b) => b.weight - a.weight), ...rest }
}
