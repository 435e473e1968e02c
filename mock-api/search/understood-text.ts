import type { WireUnderstood } from '#app/shop-api/contract/search.ts'
import type { Concept } from './read-query.ts'
import type { TextIndex } from './text-index.ts'

interface Understood {
  found: readonly { concept: Concept }[]
  dropped: readonly Concept[]
}

/** What a text was taken to mean beyond its words (EXT-10); null if nothing. */
export function understoodText({ found, dropped }: Understood, index: Pick<TextIndex, 'asWritten'>): WireUnderstood | null {
  const concepts = found.map(({ concept }) => concept)
  const facts = concepts.filter((concept) => !dropped.includes(concept)).flatMap((concept) => factOf(concept) ?? [])
  const corrected = concepts.flatMap(({ corrected: wrong, typed, own }) =>
    wrong === null ? [] : [{ typed, meant: own.map((word) => index.asWritten(word)).join(' ') }],
  )
  const without = dropped.map(({ typed }) => typed)
  return facts.length + corrected.length + without.length === 0 ? null : { facts, corrected, without }
}

function factOf({ fact, typed }: Concept): WireUnderstood['facts'][number] | null {
  if (fact === null) return null
  const { kind } = fact
  if (kind !== 'price' && kind !== 'length') return { typed, kind }
  const { from, to } = fact
  return {
    typed,
    kind,
    facet: kind === 'price' ? 'price' : fact.side,
    ...(from !== undefined && { from: hundredths(from) }),
    ...(to !== undefined && { to: hundredths(to) }),
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
