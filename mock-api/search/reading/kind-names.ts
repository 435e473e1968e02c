// Words that name a kind of product, by the reference list of categories and, by category id, kinds.json (words that the shop uses itself),
// other-names.json and compounds.json (what people say instead) and nouns.json (nouns of wider kinds: an armchair is a chair).
import type { Language } from '#app/domain/language.ts'
import { polishStem } from '../polish-stem.ts'
import type { ReferenceNames } from '../reference-names.ts'
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'
import { COMPOUNDS } from './compounds.ts'
import kinds from './kinds.json' with { type: 'json' }
import nouns from './nouns.json' with { type: 'json' }
import otherNames from './other-names.json' with { type: 'json' }
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
  /** Whether people say so where the shop says something else. */
  isOtherName: boolean
  /** Whether they name a whole department, as "Art" and "Lamps" do. */
  isDepartment: boolean
}

interface KindName {
  id: number
  phrase: readonly string[]
  isWhole: boolean
  isRoot: boolean
  isOtherName?: boolean
  /** null: all languages. */
  language: Language | null
}

const JOINED = / (?:and|i|y|e) /
/** Halves of names that name something else by themselves. */
const NO_KINDS = new Set(['tea', 'vanity'])
/** Of what people say, shorter words are taken as they are. */
const SHORTEST_FORM = 4
const NONE: NamedKinds = { length: 0, kinds: [], subkinds: [], isOtherName: false, isDepartment: false }

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
    const word = query[at] ?? ''
    // Three letters are the beginning of a word rather than a form of another: "fot" is not "foto".
    const isForm = ({ phrase, isOtherName }: KindName) => isOtherName !== true || word.length >= SHORTEST_FORM || phrase[0] === word
    const found = namesAt(query, at).filter(isForm)
    if (found.length === 0) return NONE
    const own = found.filter((each) => each.language === null || each.language === language)
    const candidates = own.length > 0 ? own : found
    const length = Math.max(...candidates.map(({ phrase }) => phrase.length))
    const longest = candidates.filter(({ phrase }) => phrase.length === length)
    const ids = (is: (each: KindName) => boolean) => [...new Set(longest.filter(is).map(({ id }) => id))].toSorted((a, b) => a - b)
    // What names a kind and a department, as "reloj" does, means the kind first.
    const isAlsoKind = longest.some(({ isWhole, isRoot }) => isWhole && !isRoot)
    const isKind = ({ isWhole, isRoot }: KindName) => isWhole && !(isAlsoKind && isRoot)
    const whole = ids(isKind)
    return {
      length,
      kinds: whole,
      subkinds: ids((each) => !isKind(each)).filter((id) => !whole.includes(id)),
      isOtherName: longest.every((each) => each.isOtherName === true),
      isDepartment: longest.some(({ isRoot }) => isRoot),
    }
  }
}

/** All words of names of kinds, those of other-names.json as well. */
export function kindWords({ names }: Pick<ReferenceNames, 'names'>): string[] {
  return [...new Set(kindNames(names.categories).flatMap(({ phrase }) => phrase))]
}

function kindNames(categories: ReferenceNames['names']['categories']): KindName[] {
  const present = new Set(categories.map(({ id }) => id))
  const rowsOf = (texts: readonly { id: number; text: string }[]) =>
    texts.filter(({ id }) => present.has(id)).map(({ id, text }) => whole({ id, isRoot: false }, text, null))
  const listed = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(table).flatMap(([id, texts]) => texts.map((text) => ({ id: Number(id), text })))
  const more = rowsOf(listed(kinds))
  const others = rowsOf([...listed(otherNames), ...COMPOUNDS]).map((name) => ({ ...name, isOtherName: true }))
  const wider = rowsOf(listed(nouns)).map((name) => ({ ...name, isWhole: false }))
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
  const named = [...full, ...more, ...halves]
  // The shop's own name goes before what people say.
  const taken = new Set(named.map(({ phrase }) => phrase.join(' ')))
  const free = others.filter(({ phrase }) => !taken.has(phrase.join(' ')))
  const heads = categories.flatMap(({ id, text, language }): KindName[] => {
    const phrase = withoutStopWords(words(text), language)
    const noun = language === 'en' ? phrase.at(-1) : phrase[0]
    return phrase.length > 1 && noun !== undefined && !JOINED.test(text)
      ? [{ id, phrase: [noun], isWhole: false, isRoot: false, language }]
      : []
  })
  return [...named, ...free, ...wider, ...heads].filter(({ phrase }) => phrase.length > 0)
}

function whole({ id, isRoot }: Pick<KindName, 'id' | 'isRoot'>, text: string, language: Language | null): KindName {
  return { id, isRoot, phrase: withoutStopWords(words(text), language), isWhole: true, language }
}
