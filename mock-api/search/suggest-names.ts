import type { Language } from '#app/domain/language.ts'
import { fold } from '#app/domain/slug.ts'
import type { ReferenceNames } from './reference-names.ts'
import { typoDistance } from './typo-distance.ts'
import { isSameWord } from './word-forms.ts'
import { words } from './words.ts'

/** Groups before the products, with their maximum sizes: a category leads further than a product. */
export const NAMED = [
  { kind: 'category', facet: 'categories', names: 'categories', limit: 3 },
  { kind: 'manufacturer', facet: 'manufacturer', names: 'manufacturers', limit: 2 },
  { kind: 'designer', facet: 'designer', names: 'designers', limit: 2 },
  { kind: 'vendor', facet: 'vendor', names: 'vendors', limit: 1 },
] as const

export type NamedKind = (typeof NAMED)[number]['kind']

/** A name, folded once for all searches. */
export interface SuggestedName {
  id: number
  language: Language | null
  text: string
  folded: string
  words: readonly string[]
}

export type SuggestedNames = Record<NamedKind, readonly SuggestedName[]>

/** Words of at least this many letters may contain one typo. */
const SHORTEST_WITH_TYPO = 4

export function suggestedNames({ names }: ReferenceNames): SuggestedNames {
  const namesOf = (list: keyof ReferenceNames['names']) =>
    names[list].map(({ id, language, text }) => ({ id, language, text, folded: fold(text), words: words(text) }))
  return {
    category: namesOf('categories'),
    manufacturer: namesOf('manufacturers'),
    designer: namesOf('designers'),
    vendor: namesOf('vendors'),
  }
}

/** Whether every word of a query is a prefix or a form of a word of the name. */
export function isBeginning(name: SuggestedName, query: readonly string[]): boolean {
  return query.every((word) => name.words.some((own) => own.startsWith(word) || isSameWord(own, word)))
}

/** The same with one typo allowed per word, after its first letter. */
export function isNearBeginning(name: SuggestedName, query: readonly string[]): boolean {
  return query.every((word) => name.words.some((own) => own.startsWith(word) || isNearWord(own, word)))
}

function isNearWord(own: string, word: string): boolean {
  if (word.length < SHORTEST_WITH_TYPO || own[0] !== word[0]) return false
  // The word may be incomplete, and the typo may omit or insert a letter.
  return [-1, 0, 1].some((more) => typoDistance(own.slice(0, word.length + more), word, 1) <= 1)
}
