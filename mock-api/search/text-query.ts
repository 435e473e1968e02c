import type { Language } from '#app/domain/language.ts'
import type { Bitset } from './bitset.ts'
import { type ConceptHits, HitsCollector } from './concept-hits.ts'
import { factHits } from './fact-hits.ts'
import type { Concept } from './read-query.ts'
import { relaxed } from './relax.ts'
import type { Scratch } from './scratch.ts'
import type { NumberColumn } from './sorted-column.ts'
import { FACT_WEIGHTS, MAX_WEIGHT, SAYS_WITHOUT, TRUST, WEIGHTS } from './relevance-weights.ts'
import type { ShopView } from './world-views.ts'

/** A concept with its rows. */
export interface FoundConcept {
  concept: Concept
  hits: ConceptHits
}

export interface MatchedText {
  rows: Bitset
  found: readonly FoundConcept[]
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
  if (found.length === 0) return text.trim() === '' ? null : { rows: shop.scratch.empty(), found, dropped: [], substituted: [] }
  const required = found.filter(({ concept }) => !concept.isOptional)
  const optional = found.filter(({ concept }) => concept.isOptional)
  const isStrict = where === 'inName'
  const { rows, dropped } = relaxed({
    isStrict,
    required: required.map(({ concept, hits }) => ({ concept, rows: hits[where], hits })),
    base,
    scratch: shop.scratch,
  })
  const isNamed = ({ levels }: ConceptHits) =>
    levels.some(({ weight, rows: placed }) => weight >= MORE_THAN_DESCRIBED && placed.countCommon(rows) > 0)
  const described = required.filter(({ concept, hits }) => {
    const mayBeNamed = concept.own.length > 0 && !concept.isExcluded && TRUST[hits.telling] >= TRUST.name
    return mayBeNamed && !dropped.includes(concept) && !rows.isEmpty && !isNamed(hits)
  })
  const missed = optional.filter(({ concept, hits }) => concept.isWeak && !rows.isWithin(hits.any))
  const missing = [...dropped, ...[...described, ...missed].map(({ concept }) => concept)]
  const substituted = required.filter(
    ({ concept, hits }) => isByOtherName(concept) && !missing.includes(concept) && !rows.isEmpty && hits.called.countCommon(rows) === 0,
  )
  return { rows, found, dropped: missing, substituted: substituted.map(({ concept }) => concept) }
}

/** Whether words lead to a kind that is not called so. */
export function isByOtherName({ kinds, kindsBy, isExcluded }: Concept): boolean {
  return kinds.length > 0 && kindsBy === 'synonym' && !isExcluded
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
  const found = new HitsCollector(scratch)
  // Where nothing has it, the catalog does not say what lacks it.
  const any = having.isEmpty ? scratch.empty() : having.flip().or(saying)
  found.add({ rows: scratch.copyOf(saying), weight: FACT_WEIGHTS.saidWithout, isName: false })
  found.add({ rows: any, weight: FACT_WEIGHTS.bounds, isName: true })
  return found.finish({ telling: 'price', typed: 'price', called: saying, isValue: hits.isValue })
}

interface RelevanceRequest {
  hits: Bitset
  count: number
  found: readonly ConceptHits[]
  scratch: Scratch
  /** Tie-break of equally relevant hits. */
  defaultOrder: NumberColumn
  /** @default true */
  isDescending?: boolean
  skip: number
  take: number
}

/** One page of the hits, most relevant first (GAP-64). */
export function relevancePage(request: RelevanceRequest): number[] {
  const [only] = request.found
  const levels = only && request.found.length === 1 ? levelsOfOne(request, only) : levelsOfSums(request)
  const { defaultOrder, isDescending = true, skip, take } = request
  const page: number[] = []
  let left = skip
  for (const { hits, count } of levels) {
    if (left < count) page.push(...defaultOrder.page({ hits, count, isDescending, skip: left, take: take - page.length }))
    if (page.length >= take) break
    left = Math.max(0, left - count)
  }
  return page
}

interface Level {
  hits: Bitset
  count: number
}

/** Equally relevant hits of one concept, best first; each set excludes the rows of earlier sets. The first set usually fills the page. */
function* levelsOfOne({ hits, scratch }: RelevanceRequest, { levels }: ConceptHits): Generator<Level> {
  const rest = scratch.copyOf(hits)
  for (const { rows } of levels) {
    const level = scratch.copyOf(rest).and(rows)
    yield { hits: level, count: level.count() }
    rest.andNot(rows)
  }
}

/** The same for several concepts, with their weights added per row. */
function* levelsOfSums({ hits, count, found, scratch }: RelevanceRequest): Generator<Level> {
  const rows = scratch.rowsOf(hits, count)
  const sums = sumsOf(rows, { hits, found, scratch })
  const rowsPerSum = new Int32Array(found.length * MAX_WEIGHT + 1)
  for (let i = 0; i < sums.length; i++) rowsPerSum[sums[i] ?? 0] = (rowsPerSum[sums[i] ?? 0] ?? 0) + 1
  for (let sum = rowsPerSum.length - 1; sum >= 0; sum--) {
    const size = rowsPerSum[sum] ?? 0
    if (size === 0) continue
    const level = scratch.empty()
    for (let i = 0; i < rows.length; i++) if (sums[i] === sum) level.add(rows[i] ?? 0)
    yield { hits: level, count: size }
  }
}

/** Relevance of each row: per concept, the weight of its best match. */
function sumsOf(rows: Int32Array, request: Pick<RelevanceRequest, 'hits' | 'found' | 'scratch'>): Uint16Array {
  return rows.length > request.hits.words.length ? sumsOfMany(rows, request) : sumsOfFew(rows, request.found)
}

/** Row by row, each looked up in the sets. */
function sumsOfFew(rows: Int32Array, found: readonly ConceptHits[]): Uint16Array {
  const sums = new Uint16Array(rows.length)
  for (const { levels } of found) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0
      for (const { weight, rows: placed } of levels) {
        if (!placed.has(row)) continue
        sums[i] = (sums[i] ?? 0) + weight
        break
      }
    }
  }
  return sums
}

/** Set by set, which touches each row once per concept. */
function sumsOfMany(rows: Int32Array, { hits, found, scratch }: Pick<RelevanceRequest, 'hits' | 'found' | 'scratch'>): Uint16Array {
  const byRow = scratch.zeros()
  for (const { levels } of found) {
    const rest = scratch.copyOf(hits)
    for (const { weight, rows: placed } of levels) rest.take(placed, byRow, weight)
  }
  const sums = new Uint16Array(rows.length)
  for (let i = 0; i < rows.length; i++) sums[i] = byRow[rows[i] ?? 0] ?? 0
  return sums
}
