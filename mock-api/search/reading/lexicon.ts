import type { ReferenceNames } from '../reference-names.ts'
import { Vocabulary } from '../vocabulary.ts'
import { kindWords } from './kind-names.ts'
import { NUMBER_WORDS } from './number-patterns.ts'
import { SAID_WORDS } from './said-facts.ts'
import { FUNCTION_WORDS } from './stop-words.ts'
import { SYNONYM_WORDS } from './synonyms.ts'

/** Words that are right although no product has them. */
export interface Lexicon {
  lexicon: readonly string[]
  /** Of these, words that a correction may lead to. */
  targets: Pick<Vocabulary, 'near'>
  /** Words of names of kinds, to which diminutives lead. */
  kinds: ReadonlySet<string>
}

/** Shorter words are none that a typing error leads to. */
const SHORTEST_TARGET = 4

/** The words of synonyms, of names of kinds, of numbers, of other facts and those without a meaning of their own. */
export function lexiconOf(reference: Pick<ReferenceNames, 'names'>): Lexicon {
  const kinds = kindWords(reference)
  const targets = new Set([...SYNONYM_WORDS, ...kinds.filter((word) => word.length >= SHORTEST_TARGET)])
  return {
    lexicon: [...SYNONYM_WORDS, ...kinds, ...FUNCTION_WORDS, ...NUMBER_WORDS, ...SAID_WORDS],
    targets: new Vocabulary([...targets].toSorted()),
    kinds: new Set(kinds),
  }
}
