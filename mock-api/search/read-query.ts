import { z } from 'zod'
import en from './synonyms/en.json' with { type: 'json' }
import es from './synonyms/es.json' with { type: 'json' }
import pl from './synonyms/pl.json' with { type: 'json' }
import stopWords from './synonyms/stop-words.json' with { type: 'json' }
import { polishStem } from './polish-stem.ts'
import { isSameWord, pluralKey } from './word-forms.ts'
import { words } from './words.ts'

/** One concept of a query, with the ways to express it. */
export interface Concept {
  /** Words as typed. A single word also matches as a prefix or with typos; several words match together only. */
  own: readonly string[]
  /** The words joined or split: "CH 24" is CH24. All words of a variant must match. */
  spellings: readonly (readonly string[])[]
  /** Synonyms. */
  synonyms: readonly (readonly string[])[]
  /** An optional word such as "model" before a number: it ranks matches higher but excludes nothing. */
  isOptional: boolean
}

type Phrase = readonly string[]

const STOP_WORDS = new Set([...stopWords.pl, ...stopWords.en, ...stopWords.es].flatMap(words))
const BEFORE_NUMBERS = new Set(stopWords.beforeNumbers.flatMap(words))
/** Synonym groups of all languages, because shoppers type "sideboard" and "vintage" in all three. */
const GROUPS: readonly (readonly Phrase[])[] = z
  .array(z.array(z.string()))
  .parse([...pl, ...en, ...es])
  .map((group) => group.map(meaningfulWords).filter((phrase) => phrase.length > 0))
const PHRASES = GROUPS.flatMap((group) => group.map((phrase) => ({ phrase, group })))
/** Indexed by stem and by plural key of the first word, so that a query's word is compared with few groups. */
const BY_STEM = Map.groupBy(PHRASES, ({ phrase }) => polishStem(phrase[0] ?? ''))
const BY_PLURAL = Map.groupBy(PHRASES, ({ phrase }) => pluralKey(phrase[0] ?? ''))
/** Synonyms are looked up for this many words at most, which bounds the cost of junk queries. */
const MOST_WORDS_WITH_SYNONYMS = 12

/** The concepts of a text, in order. A text of stop words alone is searched as typed. */
export function readQuery(text: string): Concept[] {
  const all = [...new Set(words(text))]
  const meaningful = all.filter((word) => !STOP_WORDS.has(word))
  const rest = meaningful.length > 0 ? meaningful : all
  const concepts: Concept[] = []
  for (let at = 0; at < rest.length;) {
    const concept = conceptAt(rest, at)
    concepts.push(concept)
    at += concept.own.length
  }
  // "Model" alone is an ordinary word.
  return concepts.every(({ isOptional }) => isOptional) ? concepts.map((concept) => ({ ...concept, isOptional: false })) : concepts
}

function conceptAt(all: readonly string[], at: number): Concept {
  const word = all[at] ?? ''
  const next = all[at + 1] ?? ''
  if (BEFORE_NUMBERS.has(word) && /\d/.test(next)) return { own: [word], spellings: [], synonyms: [], isOptional: true }
  if (isModelStart(word) && /^\d+$/.test(next)) return { own: [word, next], spellings: [[word + next]], synonyms: [], isOptional: false }
  const parted = /^([a-z]{1,4})(\d+)$/.exec(word)
  if (parted) return { own: [word], spellings: [parted.slice(1)], synonyms: [], isOptional: false }
  if (at >= MOST_WORDS_WITH_SYNONYMS) return { own: [word], spellings: [], synonyms: [], isOptional: false }
  return withSynonyms(all, at)
}

/** The letters before a number: B-32, PH 5, GFM-142. */
function isModelStart(word: string): boolean {
  return /^[a-z]{1,4}$/.test(word)
}

function withSynonyms(all: readonly string[], at: number): Concept {
  const word = all[at] ?? ''
  const near = new Set([...(BY_STEM.get(polishStem(word)) ?? []), ...(BY_PLURAL.get(pluralKey(word)) ?? [])])
  const found = [...near].filter(({ phrase }) => phrase.every((word, i) => isSameWord(word, all[at + i] ?? '')))
  const length = Math.max(1, ...found.map(({ phrase }) => phrase.length))
  const own = all.slice(at, at + length)
  const synonyms = new Map<string, Phrase>()
  for (const { phrase, group } of found) {
    if (phrase.length < length) continue
    for (const other of group) if (!isSamePhrase(other, own)) synonyms.set(other.join(' '), other)
  }
  return { own, spellings: [], synonyms: [...synonyms.values()], isOptional: false }
}

function isSamePhrase(a: Phrase, b: Phrase): boolean {
  return a.length === b.length && a.every((word, i) => isSameWord(word, b[i] ?? ''))
}

function meaningfulWords(text: string): string[] {
  return words(text).filter((word) => !STOP_WORDS.has(word))
}
