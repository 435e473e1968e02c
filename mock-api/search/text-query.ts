import { Bitset } from './bitset.ts'
import type { SortedColumn } from './sorted-column.ts'
import { HIGHEST_WEIGHT, type TextIndex, type WordHits } from './text-index.ts'
import { words } from './words.ts'

/** Rows in which every word of a text is found, with what each word found. Null for a text without words: it narrows nothing. */
export function matchText(index: TextIndex, text: string, where: 'any' | 'inName' = 'any'): { rows: Bitset; words: WordHits[] } | null {
  let rows: Bitset | null = null
  const found: WordHits[] = []
  for (const word of new Set(words(text))) {
    const hits = index.match(word)
    found.push(hits)
    rows = rows ? rows.and(hits[where]) : hits[where].copy()
    // Nothing is left to narrow: spares the work of long queries that cannot match.
    if (rows.count() === 0) break
  }
  return rows && { rows, words: found }
}

interface RelevanceRequest {
  hits: Bitset
  count: number
  words: readonly WordHits[]
  /** Decides between equally relevant hits. */
  standing: SortedColumn
  skip: number
  take: number
}

/** A page of the hits, the most relevant first (GAP-64). */
export function relevancePage({ hits, count, words, standing, skip, take }: RelevanceRequest): number[] {
  const rows = hits.rows(count)
  const scores = scoresOf(rows, words)
  const rowsPerScore = new Int32Array(words.length * HIGHEST_WEIGHT + 1)
  for (let i = 0; i < scores.length; i++) rowsPerScore[scores[i] ?? 0] = (rowsPerScore[scores[i] ?? 0] ?? 0) + 1

  const page: number[] = []
  let left = skip
  for (let score = rowsPerScore.length - 1; score >= 0 && page.length < take; score--) {
    const size = rowsPerScore[score] ?? 0
    if (left < size) {
      const level = new Bitset(hits.size)
      for (let i = 0; i < rows.length; i++) if (scores[i] === score) level.add(rows[i] ?? 0)
      page.push(...standing.page({ hits: level, count: size, isDescending: true, skip: left, take: take - page.length }))
    }
    left = Math.max(0, left - size)
  }
  return page
}

/** What each row is worth: per word the weight of the best place it stands in. */
function scoresOf(rows: Int32Array, words: readonly WordHits[]): Uint16Array {
  const scores = new Uint16Array(rows.length)
  for (const { places } of words) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0
      for (const { weight, rows: placed } of places) {
        if (!placed.has(row)) continue
        scores[i] = (scores[i] ?? 0) + weight
        break
      }
    }
  }
  return scores
}
