import { z } from 'zod'
import en from '../synonyms/en.json' with { type: 'json' }
import es from '../synonyms/es.json' with { type: 'json' }
import pl from '../synonyms/pl.json' with { type: 'json' }
import { isSameWord } from '../word-forms.ts'
import { words } from '../words.ts'
import { phraseIndex } from './phrase-index.ts'
import { withoutStopWords } from './stop-words.ts'

type Phrase = readonly string[]

/** Synonym groups of all languages, because shoppers type "sideboard" and "vintage" in all three. */
const TEXTS = z.array(z.array(z.string())).parse([...pl, ...en, ...es])
/** All phrases, as written. */
export const SYNONYM_TEXTS: readonly string[] = TEXTS.flat()
const GROUPS: readonly (readonly Phrase[])[] = TEXTS.map((group) => group.map(meaningfulWords).filter((phrase) => phrase.length > 0))
const PHRASES = GROUPS.flatMap((group) => group.map((phrase) => ({ phrase, group })))
const phrasesAt = phraseIndex(PHRASES)

/** All words of synonyms; none of them is a typing error. */
export const SYNONYM_WORDS: readonly string[] = [...new Set(PHRASES.flatMap(({ phrase }) => phrase))]

/**
 * The longest phrase with synonyms at the beginning of the words, of at least `shortest` words.
 * @returns its number of words, 1 if there is none
 */
export function synonymsAt(all: readonly string[], shortest: number): { length: number; synonyms: readonly Phrase[] } {
  const found = phrasesAt(all, 0)
  const length = Math.max(1, shortest, ...found.map(({ phrase }) => phrase.length))
  const own = all.slice(0, length)
  const synonyms = new Map<string, Phrase>()
  for (const { phrase, group } of found) {
    if (phrase.length < length) continue
    for (const other of group) if (!isSamePhrase(other, own)) synonyms.set(other.join(' '), other)
  }
  return { length, synonyms: [...synonyms.values()] }
}

function isSamePhrase(a: Phrase, b: Phrase): boolean {
  return a.length === b.length && a.every((word, i) => isSameWord(word, b[i] ?? ''))
}

function meaningfulWords(text: string): string[] {
  return withoutStopWords(words(text), 'es')
}
