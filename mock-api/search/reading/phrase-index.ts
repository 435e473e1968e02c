import { polishStem } from '../polish-stem.ts'
import { isSameWord, pluralKey } from '../word-forms.ts'

/**
 * Indexes phrases by stem and by plural key of their first word, so that a query's words are compared with few.
 * @returns finds the phrases, in any form of their words, that begin at a place of a query
 */
export function phraseIndex<Row extends { phrase: readonly string[] }>(
  rows: readonly Row[],
): (query: readonly string[], at: number) => Row[] {
  const byStem = Map.groupBy(rows, ({ phrase }) => polishStem(phrase[0] ?? ''))
  const byPlural = Map.groupBy(rows, ({ phrase }) => pluralKey(phrase[0] ?? ''))
  return (query, at) => {
    const word = query[at] ?? ''
    const near = new Set([...(byStem.get(polishStem(word)) ?? []), ...(byPlural.get(pluralKey(word)) ?? [])])
    return [...near].filter(({ phrase }) => phrase.every((each, i) => isSameWord(each, query[at + i] ?? '')))
  }
}
