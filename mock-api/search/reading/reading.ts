import { fold } from '#app/domain/slug.ts'
import { allNames, type ReferenceNames } from '../reference-names.ts'
import { Vocabulary } from '../vocabulary.ts'
import { rawWords, words } from '../words.ts'
import { type KindFinder, kindFinder, kindWords } from './kind-names.ts'
import { makerNames } from './maker-names.ts'
import { NUMBER_WORDS } from './number-patterns.ts'
import { SAID_WORDS, type SaidFinder, saidFinder } from './said-facts.ts'
import { FUNCTION_WORDS } from './stop-words.ts'
import { SYNONYM_TEXTS, SYNONYM_WORDS } from './synonyms.ts'

/** Words that are right although no product has them. */
export interface Lexicon {
  /** The words of synonyms, of names of kinds, of numbers, of other facts and those without a meaning of their own. */
  lexicon: readonly string[]
  /** Of these, words that a correction may lead to. */
  targets: Pick<Vocabulary, 'near'>
  /** Words of names of kinds, to which diminutives lead. */
  kinds: ReadonlySet<string>
}

/** What queries are read by, whatever their language. */
export interface Reading extends Lexicon {
  kindsAt: KindFinder
  /** Whether a word is all of a manufacturer's name or a designer's surname. */
  isMakerName: (word: string) => boolean
  saidIn: SaidFinder
  /** A folded word as the names and synonyms spell it, of which a name's capital stays: "krzesło" for krzeslo. */
  asWritten: (word: string) => string
}

/** Shorter words are none that a typing error leads to. */
const SHORTEST_TARGET = 4

export function readingOf(reference: ReferenceNames): Reading {
  const { materials, colors, styles } = reference.names
  const kinds = kindWords(reference)
  const others = [...materials, ...colors, ...styles].flatMap(({ text }) => words(text))
  const taken = new Set([...SYNONYM_WORDS, ...kinds, ...others])
  const targets = new Set([...SYNONYM_WORDS, ...kinds.filter((word) => word.length >= SHORTEST_TARGET)])
  const spellings = new Map([...allNames(reference), ...SYNONYM_TEXTS].flatMap(rawWords).map((word) => [fold(word), word]))
  return {
    kindsAt: kindFinder(reference),
    isMakerName: makerNames(reference, taken),
    saidIn: saidFinder(reference, (word) => taken.has(word)),
    asWritten: (word) => spellings.get(word) ?? word,
    lexicon: [...SYNONYM_WORDS, ...kinds, ...FUNCTION_WORDS, ...NUMBER_WORDS, ...SAID_WORDS],
    targets: new Vocabulary([...targets].toSorted()),
    kinds: new Set(kinds),
  }
}
