import type { Bitset } from './bitset.ts'
import type { ConceptHits } from './concept-hits.ts'
import type { Concept } from './read-query.ts'
import { evidenceOf, saysEnough } from './relevance-weights.ts'
import type { Scratch } from './scratch.ts'

interface Required {
  concept: Concept
  hits: ConceptHits
  /** Rows that count as hits. */
  rows: Bitset
}

interface Counted extends Required {
  count: number
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
 * Rows of the base with all concepts. If there are none: without the concepts that no row has, then without one, tried from that with the least
 * evidence, then without that and one more, and so on. What remains must be telling by itself: where words are dropped, neither a word that others
 * only begin with nor a bold correction is.
 */
export function relaxed({ required, base, scratch, isStrict }: RelaxRequest): { rows: Bitset; dropped: readonly Concept[] } {
  const all = common(required, base, scratch)
  if (isStrict || !all.isEmpty || required.length < 2 || required.length > MOST_RELAXED) return { rows: all, dropped: [] }
  const total = base.count()
  const counted = required.map((each) => ({ ...each, count: each.rows.countCommon(base) }))
  const evidence = ({ hits, count }: Counted) => evidenceOf(hits.telling, count, total)
  const byEvidence = counted.filter(({ count }) => count > 0).toSorted((a, b) => evidence(a) - evidence(b))
  const isTelling = (kept: readonly Counted[]) => {
    const losesWords = required.some(({ concept }) => concept.own.length > 0 && !kept.some((each) => each.concept === concept))
    return kept.some(({ concept, hits, count }) => {
      const isBelieved = !concept.isExcluded && !(losesWords && concept.isGuess)
      return concept.own.length > 0 && isBelieved && saysEnough(losesWords ? hits.typed : hits.telling, count, total)
    })
  }
  const result = (kept: readonly Required[], rows: Bitset) => ({
    rows,
    dropped: required.filter((each) => !kept.some(({ concept }) => concept === each.concept)).map(({ concept }) => concept),
  })

  for (let kept = byEvidence; kept.length > 0 && isTelling(kept); kept = kept.slice(1)) {
    const rows = common(kept, base, scratch)
    if (!rows.isEmpty) return result(kept, rows)
    for (const left of kept) {
      const fewer = kept.filter((each) => each !== left)
      if (fewer.length === 0 || !isTelling(fewer)) continue
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
