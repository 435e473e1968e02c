import type { Bitset } from './bitset.ts'
import type { ConceptHits } from './concept-hits.ts'
import type { Concept } from './read-query.ts'
import { LEAST_TELLING, TELLING } from './relevance-weights.ts'
import type { Scratch } from './scratch.ts'

interface Required {
  concept: Concept
  hits: ConceptHits
  /** Rows that count as hits. */
  rows: Bitset
}

interface RelaxRequest {
  required: readonly Required[]
  /** Rows that may be found at all. */
  base: Bitset
  scratch: Scratch
  isStrict: boolean
}

/** A longer text is searched strictly, which bounds the cost of junk. */
const MOST_RELAXED = 12

/**
 * Rows of the base with all concepts. If there are none: without the concepts that no row has, then without one, tried from the least telling
 * (of equals, that with more rows first), then without the least telling and one more, and so on. What remains must be telling by itself: where words are
 * dropped, neither a word that others only begin with nor a bold correction is.
 */
export function relaxed({ required, base, scratch, isStrict }: RelaxRequest): { rows: Bitset; dropped: readonly Concept[] } {
  const all = common(required, base, scratch)
  if (isStrict || !all.isEmpty || required.length < 2 || required.length > MOST_RELAXED) return { rows: all, dropped: [] }
  const counted = required.map((each) => ({ ...each, count: each.rows.countCommon(base) }))
  const byTelling = counted.filter(({ count }) => count > 0).toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
  const result = (kept: readonly Required[], rows: Bitset) => ({
    rows,
    dropped: required.filter((each) => !kept.some(({ concept }) => concept === each.concept)).map(({ concept }) => concept),
  })

  for (let kept = byTelling; kept.length > 0 && isTelling(kept, required); kept = kept.slice(1)) {
    const rows = common(kept, base, scratch)
    if (!rows.isEmpty) return result(kept, rows)
    for (const left of kept) {
      const fewer = kept.filter((each) => each !== left)
      if (fewer.length === 0 || !isTelling(fewer, required)) continue
      const some = common(fewer, base, scratch)
      if (!some.isEmpty) return result(fewer, some)
    }
  }
  return { rows: all, dropped: [] }
}

function common(required: readonly Required[], base: Bitset, scratch: Scratch): Bitset {
  const rows = scratch.copyOf(base)
  for (const each of required) rows.and(each.rows)
  return rows
}

function rank({ hits }: Required): number {
  return TELLING.indexOf(hits.telling)
}

/** Whether what is kept says enough. Where words are dropped, it must be said as it is written. */
function isTelling(kept: readonly Required[], required: readonly Required[]): boolean {
  const losesWords = required.some(({ concept }) => concept.fact === null && !kept.some((each) => each.concept === concept))
  return kept.some(({ concept, hits }) => {
    const telling = losesWords ? hits.typed : hits.telling
    const isBelieved = !(losesWords && concept.isGuess)
    return concept.fact === null && isBelieved && TELLING.indexOf(telling) >= TELLING.indexOf(LEAST_TELLING)
  })
}
