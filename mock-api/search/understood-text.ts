import type { Language } from '#app/domain/language.ts'
import type { WireUnderstood } from '#app/shop-api/contract/search.ts'
import type { Concept } from './read-query.ts'
import type { Reading } from './reading/reading.ts'
import type { ReferenceNames } from './reference-names.ts'
import type { MatchedText } from './text-query.ts'

interface UnderstoodBy {
  language: Language
  reference: Pick<ReferenceNames, 'names'>
  asWritten: Reading['asWritten']
}

/** Named kinds and colours are so many at most. */
const MOST_SHOWN = 3

/** What a text was taken to mean beyond its words (EXT-10, EXT-79); null if nothing. */
export function understoodText(
  { found, dropped, substituted }: Omit<MatchedText, 'rows'>,
  { language, reference, asWritten }: UnderstoodBy,
): WireUnderstood | null {
  const concepts = found.map(({ concept }) => concept)
  const facts = concepts.filter((concept) => !dropped.includes(concept) && !concept.isExcluded).flatMap((concept) => factOf(concept) ?? [])
  const corrected = concepts.flatMap(({ corrected: wrong, typed, own }) =>
    wrong === null ? [] : [{ typed, meant: own.map((word) => asWritten(word)).join(' ') }],
  )
  const without = dropped.filter(({ isExcluded }) => !isExcluded).map(({ typed }) => typed)
  const instead = substituted.map(({ typed, kinds, fact }) => {
    const [list, ids] = fact?.kind === 'value' ? [reference.names.colors, fact.ids] : [reference.names.categories, kinds]
    const names = list.filter(({ id, language: own }) => ids.includes(id) && own === language)
    return { typed, shown: names.slice(0, MOST_SHOWN).map(({ text }) => text) }
  })
  const excluded = found.flatMap(({ concept, hits }) => {
    const known: 'no' | 'all' | 'named' = dropped.includes(concept) ? 'no' : hits.isValue ? 'all' : 'named'
    return concept.isExcluded ? [{ typed: concept.typed, known }] : []
  })
  const all = { facts, corrected, without, ...(instead.length > 0 && { instead }), ...(excluded.length > 0 && { excluded }) }
  return Object.values(all).every((each) => each.length === 0) ? null : all
}

function factOf({ fact, typed }: Concept): WireUnderstood['facts'][number] | null {
  // A whole name is what it says.
  if (fact === null || (fact.kind === 'value' && fact.list !== 'colors' && fact.list !== 'condition' && fact.list !== 'categories'))
    return null
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
