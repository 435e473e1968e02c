// Words that name a kind of product, by the reference list of categories and kinds.json (further words by category id).
import type { Language } from '#app/domain/language.ts'
import { polishStem } from '../polish-stem.ts'
import type { ReferenceNames } from '../reference-names.ts'
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'
import kinds from './kinds.json' with { type: 'json' }
import { phraseIndex } from './phrase-index.ts'
import { withoutStopWords } from './stop-words.ts'

/** Categories that words name. */
export interface NamedKinds {
  /** Number of words. */
  length: number
  /** Categories whose name the words are. */
  kinds: readonly number[]
  /** Categories of which the words are the noun: bar chairs of "chair". */
  subkinds: readonly number[]
  /** Whether they name a whole department, as "Art" and "Lamps" do. */
  isDepartment: boolean
}

interface KindName {
  id: number
  phrase: readonly string[]
  isWhole: boolean
  isRoot: boolean
  /** null: all languages. */
  language: Language | null
}

const JOINED = / (?:and|i|y|e) /
/** Halves of names that name something else by themselves. */
const NO_KINDS = new Set(['tea', 'vanity'])
const NONE: NamedKinds = { length: 0, kinds: [], subkinds: [], isDepartment: false }

/** Finds the kinds that words name. */
export type KindFinder = (all: readonly string[], at: number, language: Language) => NamedKinds

/** Indexes the names of categories by their first word. */
export function kindFinder({ names }: Pick<ReferenceNames, 'names'>): KindFinder {
  // "Skóry" are hides, but leather is meant far more often.
  const materials = new Set(names.materials.map(({ text }) => polishStem(words(text)[0] ?? '')))
  const isMaterial = ({ phrase }: KindName) => phrase.length === 1 && materials.has(polishStem(phrase[0] ?? ''))
  const all = kindNames(names.categories).filter((name) => !isMaterial(name))
  const namesAt = phraseIndex(all)
  return (query, at, language) => {
    const found = namesAt(query, at)
    if (found.length === 0) return NONE
    const own = found.filter((each) => each.language === null || each.language === language)
    const candidates = own.length > 0 ? own : found
    const length = Math.max(...candidates.map(({ phrase }) => phrase.length))
    const longest = candidates.filter(({ phrase }) => phrase.length === length)
    const ids = (isWhole: boolean) =>
      [...new Set(longest.filter((each) => each.isWhole === isWhole).map(({ id }) => id))].toSorted((a, b) => a - b)
    const whole = ids(true)
    return {
      length,
      kinds: whole,
      subkinds: ids(false).filter((id) => !whole.includes(id)),
      isDepartment: longest.some(({ isRoot }) => isRoot),
    }
  }
}

function kindNames(categories: ReferenceNames['names']['categories']): KindName[] {
  const present = new Set(categories.map(({ id }) => id))
  const more = Object.entries(kinds).flatMap(([id, texts]) =>
    present.has(Number(id)) ? texts.map((text) => whole({ id: Number(id), isRoot: false }, text, null)) : [],
  )
  const full = categories.flatMap(({ id, isRoot, text, singular, language }) =>
    [text, ...(singular ? [singular] : [])].map((each) => whole({ id, isRoot }, each, language)),
  )
  const isTaken = (phrase: readonly string[]) =>
    [...full, ...more].some(
      (each) => each.phrase.length === phrase.length && each.phrase.every((word, i) => isSameWord(word, phrase[i] ?? '')),
    )
  const halves = categories
    .filter(({ isRoot }) => !isRoot)
    .flatMap(({ id, text, language }) =>
      JOINED.test(text) ? text.split(JOINED).map((half) => whole({ id, isRoot: false }, half, language)) : [],
    )
    .filter(({ phrase }) => !NO_KINDS.has(phrase.join(' ')) && !isTaken(phrase))
  const nouns = categories.flatMap(({ id, text, language }): KindName[] => {
    const phrase = withoutStopWords(words(text), language)
    const noun = language === 'en' ? phrase.at(-1) : phrase[0]
    return phrase.length > 1 && noun !== undefined && !JOINED.test(text)
      ? [{ id, phrase: [noun], isWhole: false, isRoot: false, language }]
      : []
  })
  return [...full, ...more, ...halves, ...nouns].filter(({ phrase }) => phrase.length > 0)
}

function whole({ id, isRoot }: Pick<KindName, 'id' | 'isRoot'>, text: string, language: Language | null): KindName {
  return { id, isRoot, phrase: withoutStopWords(words(text), language), isWhole: true, language }
}
