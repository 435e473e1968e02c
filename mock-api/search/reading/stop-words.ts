import { LANGUAGES, type Language } from '#app/domain/language.ts'
import stopWords from '../synonyms/stop-words.json' with { type: 'json' }
import { polishStem } from '../polish-stem.ts'
import { pluralKey } from '../word-forms.ts'
import { words } from '../words.ts'
import purposes from './purposes.json' with { type: 'json' }
import weakWords from './weak-words.json' with { type: 'json' }

/** Words of one language that mean something in the others: "para" is a pair in Polish. */
const OTHERWISE = new Set(['para'])
const IN_ALL = new Set(LANGUAGES.flatMap((language) => listOf(stopWords, language).flatMap(words)).filter((word) => !OTHERWISE.has(word)))
const BY_LANGUAGE = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set([...IN_ALL, ...listOf(stopWords, language).flatMap(words)])]),
) as Record<Language, Set<string>>
const BEFORE_NUMBERS = new Set(stopWords.beforeNumbers.flatMap(words))
const WEAK = LANGUAGES.flatMap((language) => listOf(weakWords, language).flatMap(words))
const WEAK_WORDS = new Set(WEAK)
/** Of shorter words a form is too easily another word. */
const SHORTEST_FORM = 5
const LONG_WEAK = WEAK.filter((word) => word.length >= SHORTEST_FORM)
const WEAK_STEMS = new Set(LONG_WEAK.map(polishStem))
const WEAK_PLURALS = new Set(LONG_WEAK.map(pluralKey))

/** Whether a folded word says nothing. @param language null: in all */
export function isStopWord(word: string, language: Language | null): boolean {
  return language === null ? IN_ALL.has(word) : BY_LANGUAGE[language].has(word)
}

/** Whether what follows a word is what something is for: "do biurka", "for the desk". */
export function saysPurpose(word: string, language: Language): boolean {
  return listOf(purposes, language).includes(word)
}

/** The words that say something. */
export function withoutStopWords(all: readonly string[], language: Language | null): string[] {
  return all.filter((word) => !isStopWord(word, language))
}

/** Whether a word announces a number of a model: "typ 5445". */
export function isBeforeNumber(word: string): boolean {
  return BEFORE_NUMBERS.has(word)
}

/** Whether a word says little: a room, a use, a praise. It ranks but excludes nothing. */
export function isWeakWord(word: string): boolean {
  const isLong = word.length >= SHORTEST_FORM
  return WEAK_WORDS.has(word) || (isLong && (WEAK_STEMS.has(polishStem(word)) || WEAK_PLURALS.has(pluralKey(word))))
}

/** All stop words, weak words and words before numbers: none of them is a typing error. */
export const FUNCTION_WORDS: readonly string[] = [...IN_ALL, ...OTHERWISE, ...BEFORE_NUMBERS, ...WEAK]

/** The words of a language; a new one has none until they are written. */
function listOf(lists: Readonly<Record<string, readonly string[]>>, language: Language): readonly string[] {
  return lists[language] ?? []
}
