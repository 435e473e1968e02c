import { Bitset } from './bitset.ts'
import type { SortedColumn } from './sorted-column.ts'
import type { TextIndex, WordHits } from './text-index.ts'
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
  const scores = Uint16Array.from(rows, (row) => scoreOf(row, words))
  const rowsPerScore = new Map<number, number>()
  for (const score of scores) rowsPerScore.set(score, (rowsPerScore.get(score) ?? 0) + 1)

  const page: number[] = []
  let left = skip
  for (const [score, size] of [...rowsPerScore].sort(([a], [b]) => b - a)) {
    if (page.length === take) break
    if (left < size) {
      const level = levelOf(
        hits.size,
        rows.filter((_, i) => scores[i] === score),
      )
      page.push(...standing.page({ hits: level, count: size, isDescending: true, skip: left, take: take - page.length }))
    }
    left = Math.max(0, left - size)
  }
  return page
}

function scoreOf(row: number, words: readonly WordHits[]): number {
  let score = 0
  for (const { places } of words) {
    for (const { weight, rows } of places) {
      if (!rows.has(row)) continue
      score += weight
      break
    }
  }
  return score
}

function levelOf(size: number, rows: Int32Array): Bitset {
  const level = new Bitset(size)
  for (const row of rows) level.add(row)
  return level
}
