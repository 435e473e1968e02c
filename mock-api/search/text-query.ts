import type { Language } from '#app/domain/language.ts'
import type { Bitset } from './bitset.ts'
import type { ConceptHits } from './concept-hits.ts'
import { factHits } from './fact-hits.ts'
import type { Concept } from './read-query.ts'
import { relaxed } from './relax.ts'
import type { Scratch } from './scratch.ts'
import type { SortedColumn } from './sorted-column.ts'
import { MAX_WEIGHT } from './relevance-weights.ts'
import type { ShopView } from './world-views.ts'

/** A concept with its rows. */
export interface FoundConcept {
  concept: Concept
  hits: ConceptHits
}

export interface MatchedText {
  rows: Bitset
  found: readonly FoundConcept[]
  /** Concepts that some of the rows miss: weak words, and those dropped at no strict hit. */
  dropped: readonly Concept[]
}

interface TextRequest {
  text: string
  language: Language
  /** Rows that may be found at all: those of the start set. */
  base: Bitset
  /** Where words must be; in names alone nothing is dropped. @default anywhere */
  where?: 'any' | 'inName'
}

/**
 * Rows that match all concepts of a text; if none does, the least telling concepts are dropped until some do. Null for a text without
 * words: it filters nothing.
 */
export function matchText(shop: ShopView, { text, language, base, where = 'any' }: TextRequest): MatchedText | null {
  const found = shop.text.read(text, language).map((concept) => ({ concept, hits: hitsOf(shop, concept) }))
  if (found.length === 0) return null
  const required = found.filter(({ concept }) => !concept.isOptional)
  const optional = found.filter(({ concept }) => concept.isOptional)
  const isStrict = where === 'inName'
  const { rows, dropped } = relaxed({
    isStrict,
    required: required.map(({ concept, hits }) => ({ concept, rows: hits[where], hits })),
    base,
    scratch: shop.scratch,
  })
  const missed = optional.filter(({ concept, hits }) => concept.isWeak && !rows.isWithin(hits.any))
  return { rows, found, dropped: [...dropped, ...missed.map(({ concept }) => concept)] }
}

function hitsOf(shop: ShopView, concept: Concept): ConceptHits {
  if (concept.fact === null) return shop.text.match(concept)
  const words = concept.own.length > 0 ? shop.text.match({ ...concept, fact: null }) : null
  return factHits(shop, concept.fact, words)
}

interface RelevanceRequest {
  hits: Bitset
  count: number
  found: readonly ConceptHits[]
  scratch: Scratch
  /** Tie-break of equally relevant hits. */
  defaultOrder: SortedColumn
  skip: number
  take: number
}

/** One page of the hits, most relevant first (GAP-64). */
export function relevancePage(request: RelevanceRequest): number[] {
  const [only] = request.found
  const levels = only && request.found.length === 1 ? levelsOfOne(request, only) : levelsOfSums(request)
  const { defaultOrder, skip, take } = request
  const page: number[] = []
  let left = skip
  for (const { hits, count } of levels) {
    if (left < count) page.push(...defaultOrder.page({ hits, count, isDescending: true, skip: left, take: take - page.length }))
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
