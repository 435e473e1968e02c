import { Vocabulary } from '../vocabulary.ts'
import { FUNCTION_WORDS } from './stop-words.ts'
import { SYNONYM_WORDS } from './synonyms.ts'
import { NUMBER_WORDS } from './number-words.ts'

/** Words that are right although no product has them, and those of them that a correction may lead to. */
export const LEXICON: { lexicon: readonly string[]; targets: Pick<Vocabulary, 'near'> } = {
  lexicon: [...SYNONYM_WORDS, ...FUNCTION_WORDS, ...NUMBER_WORDS],
  targets: new Vocabulary(SYNONYM_WORDS.toSorted()),
}
