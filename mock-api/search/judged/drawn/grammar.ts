import type { Language } from '#app/domain/language.ts'
import grammars from './grammar.json' with { type: 'json' }

/** Where a word stands: before the noun, after it, or either. */
export type Place = 'before' | 'after' | 'any'

interface Grammar {
  places: Readonly<Record<string, string>>
  /** Rows of: end of the noun, end of a masculine adjective, and what that becomes beside it. The first that fits. */
  agreement: readonly (readonly string[])[]
  /** Adjectives of materials by id, and what follows "z"; null: materials go by their names. */
  materials: Readonly<Record<string, string>> | null
  ofMaterials: Readonly<Record<string, string>>
  materialPrefix: string
}

/** A language without rows puts its words before the noun, unchanged. */
const PLAIN: Grammar = { places: {}, agreement: [], materials: null, ofMaterials: {}, materialPrefix: '' }
const GRAMMARS: Readonly<Record<string, Partial<Grammar>>> = grammars

/** How features stand beside a noun in a language. */
export function grammarOf(language: Language): Grammar {
  return { ...PLAIN, ...GRAMMARS[language] }
}

/** Where a feature of this kind stands. */
export function placeOf(feature: string, language: Language): Place {
  const place = grammarOf(language).places[feature]
  return place === 'after' || place === 'any' ? place : 'before'
}

/** An adjective of one word, given as masculine, beside a noun: "dębowy" and "szafa" are "dębowa". */
export function agreeing(masculine: string, noun: string, language: Language): string {
  if (/\s/.test(masculine)) return masculine
  const [first = ''] = noun.split(' ')
  for (const [ofNoun = '', ofAdjective = '', ending = ''] of grammarOf(language).agreement) {
    const pattern = new RegExp(ofAdjective, 'u')
    if (new RegExp(ofNoun, 'u').test(first) && pattern.test(masculine)) return masculine.replace(pattern, ending)
  }
  return masculine
}
