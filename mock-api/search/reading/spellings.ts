import { fold } from '#app/domain/slug.ts'
import { rawWords } from '../words.ts'
import { SYNONYM_TEXTS } from './synonyms.ts'

/** By folded word: its spelling in synonyms, else in names, where a capital stays. */
export function spellings(names: readonly string[]): Map<string, string> {
  const all = [...names, ...SYNONYM_TEXTS].flatMap(rawWords)
  return new Map(all.map((word) => [fold(word), word]))
}
