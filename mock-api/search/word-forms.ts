import { polishStem } from './polish-stem.ts'

/** A shorter word that the catalog has is taken as it is: a miś is no form of misa. */
export const SHORTEST_FORM = 4

/** English and Spanish plurals as one key: chairs, chair -> chair; sillones, sillón -> sillon. For folded words; words with digits stay unchanged. */
export function pluralKey(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word.endsWith('s') ? word.slice(0, -1) : word
  return singular.endsWith('e') ? singular.slice(0, -1) : singular
}

/** Whether two folded words are forms of one: by Polish stem, or as an English or Spanish plural. */
export function isSameWord(a: string, b: string): boolean {
  return a === b || polishStem(a) === polishStem(b) || pluralKey(a) === pluralKey(b)
}
