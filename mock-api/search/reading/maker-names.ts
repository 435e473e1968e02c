import type { ReferenceNames } from '../reference-names.ts'
import { words } from '../words.ts'
import { isStopWord, isWeakWord } from './stop-words.ts'

const SHORTEST = 3

/**
 * Whether a folded word is all of a manufacturer's name or a designer's surname, and no other word that queries are read by: "Homa" is not a form
 * of "home". @param taken words that mean something else
 */
export function makerNames(reference: Pick<ReferenceNames, 'names'>, taken: ReadonlySet<string>): (word: string) => boolean {
  const { manufacturers, designers } = reference.names
  const houses = manufacturers.map(({ text }) => words(text)).filter(({ length }) => length === 1)
  const surnames = designers.map(({ text }) => words(text).slice(-1))
  const own = new Set([...houses, ...surnames].flat())
  return (word) => word.length >= SHORTEST && own.has(word) && !taken.has(word) && !isStopWord(word, null) && !isWeakWord(word)
}
