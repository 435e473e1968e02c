import type { Language } from '#app/domain/language.ts'
import type { Bitset } from './bitset.ts'
import { type ConceptHits, hitsOf } from './concept-hits.ts'
import { factHits } from './fact-hits.ts'
import type { Concept } from './read-query.ts'
import { relaxed } from './relax.ts'
import type { Scratch } from './scratch.ts'
import type { RowOrder } from './number-column.ts'
import { FACT_WEIGHTS, SAYS_WITHOUT, TRUST, WEIGHTS } from './relevance-weights.ts'
import type { ShopView } from './world-views.ts'

/** A concept with its rows. */
export interface FoundConcept {
  concept: Concept
  hits: ConceptHits
}

export interface MatchedText<Found = FoundConcept> {
  rows: Bitset
  found: readonly Found[]
  /** Concepts that some of the rows miss, or have in their descriptions alone: weak words, and those dropped at no strict hit. */
  dropped: readonly Concept[]
  /** Concepts by which nothing found is called: the kind to which they lead stands in. */
  substituted: readonly Concept[]
}

/** The least weight of what is more than a word of a description. */
const MORE_THAN_DESCRIBED = WEIGHTS.description.form + 1

interface TextRequest {
  text: string
  language: Language
  /** Rows that may be found at all: those of the start set. */
  base: Bitset
  /** Where words must be; in names alone nothing is dropped. @default anywhere */
  where?: 'any' | 'inName'
}

/**
 * Rows that match all concepts of a text; if none does, those with the least evidence are dropped until some do. Null for an empty text, which
 * filters nothing; signs without letters match nothing.
 */
export function matchText(shop: ShopView, { text, language, base, where = 'any' }: TextRequest): MatchedText | null {
  const found = shop.text.read(text, language).map((concept) => foundConcept(shop, concept))
  return matchAll(found, { text, base, scratch: shop.scratch, where })
}

/** The same for concepts with their hits. */
export function matchAll<Found extends FoundConcept>(
  found: readonly Found[],
  { text, base, scratch, where = 'any' }: Omit<TextRequest, 'language'> & { scratch: Scratch },
): MatchedText<Found> | null {
  if (found.length === 0) return text.trim() === '' ? null : { rows: scratch.empty(), found, dropped: [], substituted: [] }
  const required = found.filter(({ concept }) => !concept.isOptional)
  const optional = found.filter(({ concept }) => concept.isOptional)
  const isStrict = where === 'inName'
  const { rows, dropped } = relaxed({
    isStrict,
    required: required.map(({ concept, hits }) => ({ concept, rows: hits[where], hits })),
    base,
    scratch,
  })
  const isNamed = ({ levels }: ConceptHits) =>
    levels.some(({ weight, rows: placed }) => weight >= MORE_THAN_DESCRIBED && placed.countCommon(rows) > 0)
  const described = required.filter(({ concept, hits }) => {
    const mayBeNamed = concept.own.length > 0 && !concept.isExcluded && TRUST[hits.telling] >= TRUST.name
    return mayBeNamed && !dropped.includes(concept) && !rows.isEmpty && !isNamed(hits)
  })
  const missed = optional.filter(({ concept, hits }) => concept.isWeak && hits.any.countCommon(rows) < rows.count())
  const missing = [...dropped, ...[...described, ...missed].map(({ concept }) => concept)]
  const substituted = required.filter(
    ({ concept, hits }) => isByOtherName(concept) && !missing.includes(concept) && !rows.isEmpty && hits.called.countCommon(rows) === 0,
  )
  return { rows, found, dropped: missing, substituted: substituted.map(({ concept }) => concept) }
}

/** Whether words lead to a kind that is not called so, or to colours that are only near to a shade. */
function isByOtherName({ kinds, kindsBy, fact, isExcluded }: Concept): boolean {
  const isNearest = fact?.kind === 'value' && fact.isNearest === true
  return (isNearest || (kinds.length > 0 && kindsBy === 'synonym')) && !isExcluded
}

function foundConcept(shop: ShopView, concept: Concept): FoundConcept {
  const words = concept.own.length > 0 ? shop.text.match(concept) : null
  const hits = concept.fact === null && words ? words : factHits(shop, concept.fact, words)
  return { concept, hits: concept.isExcluded ? excluding(shop, concept, hits) : hits }
}

/** Rows without a concept, first those whose names say so: "bez oparcia". Words of descriptions exclude nothing. */
function excluding({ scratch, text }: ShopView, { own, synonyms }: Concept, hits: ConceptHits): ConceptHits {
  const having = scratch.empty().orAll(hits.levels.filter(({ weight }) => weight >= MORE_THAN_DESCRIBED).map(({ rows }) => rows))
  const saying = text.withPhraseInName([own, ...synonyms].filter(({ length }) => length > 0).map((phrase) => [SAYS_WITHOUT, ...phrase]))
  // Where nothing has it, the catalog does not say what lacks it.
  const any = having.isEmpty ? scratch.empty() : having.flip().or(saying)
  const levels = [
    { rows: saying, weight: FACT_WEIGHTS.saidWithout },
    { rows: any, weight: FACT_WEIGHTS.bounds },
  ]
  return hitsOf(scratch, levels, { inName: any, telling: 'price', typed: 'price', called: saying, isValue: hits.isValue })
}

/** Most relevant first: the sum of the weights of the best match of each concept (GAP-64). @param ties the order of equally relevant rows */
export function byRelevance(
  hits: Bitset,
  found: readonly FoundConcept[],
  { scratch, ties }: { scratch: Scratch; ties: RowOrder },
): RowOrder {
  const sums = scratch.zeros()
  for (const { hits: concept } of found) {
    const rest = scratch.copyOf(hits)
    for (const { weight, rows } of concept.levels) rest.take(rows, sums, weight)
  }
  return (a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || ties(a, b)
}
