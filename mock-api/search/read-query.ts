import { z } from 'zod'
import en from './synonyms/en.json' with { type: 'json' }
import es from './synonyms/es.json' with { type: 'json' }
import pl from './synonyms/pl.json' with { type: 'json' }
import stopWords from './synonyms/stop-words.json' with { type: 'json' }
import { polishStem } from './polish-stem.ts'
import { isSameWord, pluralKey } from './word-forms.ts'
import { words } from './words.ts'

/** One thing that a query asks for, and the ways to say it. */
export interface Concept {
  /** Words as typed. One alone may also begin longer words or be misspelled, several stand together. */
  own: readonly string[]
  /** The same with words joined or parted: "CH 24" is CH24. All words of one must be there. */
  spellings: readonly (readonly string[])[]
  /** Other words for it. */
  synonyms: readonly (readonly string[])[]
  /** Such as "model" before a number: it need not be there, but ranks what has it higher. */
  isOptional: boolean
}

type Phrase = readonly string[]

const STOP_WORDS = new Set([...stopWords.pl, ...stopWords.en, ...stopWords.es].flatMap(words))
const BEFORE_NUMBERS = new Set(stopWords.beforeNumbers.flatMap(words))
/** Groups of phrases that mean the same, whatever the visitor's language: people type "sideboard" and "vintage" in all three. */
const GROUPS: readonly (readonly Phrase[])[] = z
  .array(z.array(z.string()))
  .parse([...pl, ...en, ...es])
  .map((group) => group.map(meaningfulWords).filter((phrase) => phrase.length > 0))
const PHRASES = GROUPS.flatMap((group) => group.map((phrase) => ({ phrase, group })))
/** By the stem and by the plural key of their first word, so that a word of a query is compared with few of them. */
const BY_STEM = Map.groupBy(PHRASES, ({ phrase }) => polishStem(phrase[0] ?? ''))
const BY_PLURAL = Map.groupBy(PHRASES, ({ phrase }) => pluralKey(phrase[0] ?? ''))
/** Longer queries are not looked through for synonyms beyond this, so that junk costs no more. */
const MOST_WORDS_WITH_SYNONYMS = 12

/** What a text asks for, one concept after the other. A text of nothing but small words is taken as it is. */
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
  // "Model" alone is a word like any other.
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
