import type { ReferenceNames } from '../reference-names.ts'
import { words } from '../words.ts'
import { type KindFinder, kindFinder, kindWords } from './kind-names.ts'
import { makerNames } from './maker-names.ts'
import { type SaidFinder, saidFinder } from './said-facts.ts'
import { SYNONYM_WORDS } from './synonyms.ts'

/** What queries are read by, whatever their language. */
export interface Reading {
  kindsAt: KindFinder
  /** Whether a word is all of a manufacturer's name or a designer's surname. */
  isMakerName: (word: string) => boolean
  saidIn: SaidFinder
}

export function readingOf(reference: Pick<ReferenceNames, 'names'>): Reading {
  const { materials, colors, styles } = reference.names
  const others = [...materials, ...colors, ...styles].flatMap(({ text }) => words(text))
  const taken = new Set([...SYNONYM_WORDS, ...kindWords(reference), ...others])
  return {
    kindsAt: kindFinder(reference),
    isMakerName: makerNames(reference, taken),
    saidIn: saidFinder(reference, (word) => taken.has(word)),
  }
}
