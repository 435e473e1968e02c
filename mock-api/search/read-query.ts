import type { Language } from '#app/domain/language.ts'
import type { Fact } from './reading/facts.ts'
import type { KindFinder } from './reading/kind-names.ts'
import { piecesOf, readNumbers } from './reading/read-numbers.ts'
import type { Reading } from './reading/reading.ts'
import { isNegation } from './reading/said-facts.ts'
import { isBeforeNumber, isStopWord, isWeakWord, saysPurpose } from './reading/stop-words.ts'
import { synonymsAt } from './reading/synonyms.ts'
import { type Token, tokensOf } from './reading/tokens.ts'
import { typoDistance } from './typo-distance.ts'
import { words } from './words.ts'

/** One concept of a query, with the ways to express it. */
export interface Concept {
  /** The part of the query, as typed. */
  typed: string
  /** Folded words. A single word also matches as a prefix or with typos; several words match together only. Empty for a fact. */
  own: readonly string[]
  /** The words joined or split: "CH 24" is CH24. All words of a variant must match. */
  spellings: readonly (readonly string[])[]
  /** Synonyms. */
  synonyms: readonly (readonly string[])[]
  /** Categories that the words name, and those of which they are the noun. */
  kinds: readonly number[]
  subkinds: readonly number[]
  /** How the words lead to the kinds: by name, through a synonym, or by the noun of a phrase whose synonyms name none. */
  kindsBy: 'name' | 'synonym' | 'noun'
  /** What the numbers or words mean beside themselves; null for words alone. */
  fact: Fact | null
  /** The word as typed and folded if it was corrected, else null. */
  corrected: string | null
  /** Ranks matches higher but excludes nothing: "model" before a number, or a weak word. */
  isOptional: boolean
  /** After a word that turns the meaning: products that have it are none. */
  isExcluded: boolean
  /** A correction that may be wrong: it is not what is left when other words are dropped. */
  isGuess: boolean
  /** Exactly the name of a manufacturer or the surname of a designer: other forms are other words. */
  isMakerName: boolean
  /** A room, a use, a praise. */
  isWeak: boolean
  /** Between quotation marks: neither corrected nor understood. */
  isPlain: boolean
}

/** What a query means depends on the language and on the words of the catalog. */
export interface QueryContext extends Reading {
  language: Language
  /** Words that may be meant instead of one that the catalog lacks, likeliest first. */
  correct: (word: string) => readonly string[]
}

interface Item extends Token {
  word: string
  corrected: string | null
  /** Number of the stretch between two facts: a concept stays within one. */
  stretch: number
  /** The word before it says what something is for: "krzesło do biurka". */
  isPurpose: boolean
  /** Where the word begins that excludes it, else null. */
  negatedFrom: number | null
}

/** What is told of a concept beside the defaults. */
type Told = Partial<Concept> & Pick<Concept, 'own'>

/** Synonyms are looked up for this many words at most, which bounds the cost of junk queries. */
const MOST_WORDS_WITH_SYNONYMS = 12
/** "6 krzeseł" are so many at most; a higher number is a model. */
const MOST_COUNTED = 24

/** Of shorter words a typing error makes any other. */
const SHORTEST_SURE = 5
/** A diminutive begins as its noun does. */
const LETTERS_OF_NOUN = 4

const PLAIN: Omit<Concept, 'typed' | 'own'> = {
  spellings: [],
  synonyms: [],
  kinds: [],
  subkinds: [],
  kindsBy: 'name',
  fact: null,
  corrected: null,
  isOptional: false,
  isExcluded: false,
  isGuess: false,
  isMakerName: false,
  isWeak: false,
  isPlain: false,
}

/** What a thing is for ranks it, but is not what is wanted. */
const PURPOSE = { kinds: [], subkinds: [], isOptional: true, isWeak: true } as const

/** The concepts of a text, in order. A text of stop words alone is searched as typed. */
export function readQuery(text: string, context: QueryContext): Concept[] {
  const tokens = tokensOf(text)
  const numbers = readNumbers(tokens, context.language).map((each) => ({ ...each, own: [] }))
  const isIn = (at: number) => (each: { first: number; end: number }) => each.first <= at && at < each.end
  const said = context.saidIn(tokens, context.language, (at) => numbers.some(isIn(at)))
  const phrases = [...numbers, ...said.filter(({ first, end }) => end > first + 1)]
  const negated = negatedTokens(text, { tokens, language: context.language, isTaken: (at) => phrases.some(isIn(at)) })
  const negations = new Set(negated.values())
  // "Bez" before a word is no colour.
  const facts = [...numbers, ...said.filter(({ first }) => !negations.has(tokens[first]?.start ?? 0))]
  const placed: { at: number; concept: Concept }[] = facts.map(({ fact, first, end, own }) => {
    const from = negated.get(first)
    const [start, last] = [from ?? tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0]
    const isExcluded = from !== undefined
    const concept = { ...PLAIN, typed: text.slice(start, last), own, fact, isExcluded, isOptional: fact.kind === 'order' }
    return { at: start, concept }
  })
  const items: Item[] = []
  const seen = new Set<string>()
  let stretch = 0
  let before = ''
  for (const [i, token] of tokens.entries()) {
    if (facts.some(isIn(i)) || negations.has(token.start)) {
      stretch++
      continue
    }
    for (const word of words(text.slice(token.start, token.end))) {
      const isPurpose = saysPurpose(before, context.language)
      if (!isStopWord(word, context.language) || saysPurpose(word, context.language)) before = word
      if (seen.has(word)) continue
      seen.add(word)
      items.push({ ...token, word, corrected: null, stretch, isPurpose, negatedFrom: negated.get(i) ?? null })
    }
  }
  const meaningful = items.filter(({ word, isQuoted }) => isQuoted || !isStopWord(word, context.language))
  const rest = (meaningful.length > 0 || facts.length > 0 ? meaningful : items).map((item, i, all) => correctedItem(item, i, all, context))
  for (let at = 0; at < rest.length;) {
    const told = { ...PLAIN, ...conceptAt(rest, at, context) }
    const [first, last] = [rest[at], rest[at + told.own.length - 1]]
    const { corrected = null, negatedFrom = null } = first ?? {}
    const isPurpose = first?.isPurpose === true && placed.some((each) => each.concept.kinds.length + each.concept.subkinds.length > 0)
    placed.push({
      at: first?.start ?? 0,
      concept: {
        ...told,
        ...(isPurpose && PURPOSE),
        ...(negatedFrom !== null && { isExcluded: true, isOptional: false }),
        typed: text.slice(negatedFrom ?? first?.start, last?.end),
        corrected,
        isGuess: corrected !== null && !isSure(corrected, first?.word ?? '', told),
      },
    })
    at += told.own.length
  }
  const concepts = placed.toSorted((a, b) => a.at - b.at).map(({ concept }) => concept)
  // "Model" alone is an ordinary word, and so is "salon".
  return concepts.every(({ isOptional }) => isOptional) ? concepts.map((concept) => ({ ...concept, isOptional: false })) : concepts
}

/** By token that is excluded: where the word begins that excludes it. Words that say nothing may stand between. */
function negatedTokens(
  text: string,
  { tokens, language, isTaken }: { tokens: readonly Token[]; language: Language; isTaken: (at: number) => boolean },
): Map<number, number> {
  const negated = new Map<number, number>()
  for (const [at, { start, end, isQuoted }] of tokens.entries()) {
    const next = tokens.findIndex(({ folded }, i) => i > at && (isTaken(i) || !isStopWord(folded, language)))
    const isModel = /^\d/.test(tokens[at + 1]?.folded ?? '')
    if (next > 0 && !isQuoted && !isModel && !isTaken(at) && isNegation(text.slice(start, end).toLowerCase())) negated.set(next, start)
  }
  return negated
}

/** Whether a correction is believed although another word of the query says nothing: a kind, by one typing error or as its diminutive. */
function isSure(typed: string, meant: string, { kinds, subkinds }: Pick<Concept, 'kinds' | 'subkinds'>): boolean {
  const isKind = kinds.length + subkinds.length > 0
  const isSameBegin = typed.slice(0, LETTERS_OF_NOUN) === meant.slice(0, LETTERS_OF_NOUN)
  return isKind && typed.length >= SHORTEST_SURE && (isSameBegin || typoDistance(typed, meant, 1) <= 1)
}

function correctedItem(item: Item, i: number, all: readonly Item[], { correct, kindsAt, language }: QueryContext): Item {
  const { word, isQuoted } = item
  const may = isQuoted || /\d/.test(word) || isBeforeNumber(word) || isWeakWord(word) ? [] : correct(word)
  const named = (...both: (string | undefined)[]) => {
    const { length, isOtherName } = kindsAt(both.map(String), 0, language)
    return length < 2 ? 0 : isOtherName ? 1 : 2
  }
  // Beside "kawowy" a "stolk" is a stolik, although a stołek is as near, and rather than a stół, which the shop does not call so.
  const rank = (each: string) => Math.max(named(all[i - 1]?.word, each), named(each, all[i + 1]?.word))
  const [meant] = may.toSorted((a, b) => rank(b) - rank(a))
  return meant === undefined ? item : { ...item, word: meant, corrected: word }
}

function conceptAt(all: readonly Item[], at: number, context: QueryContext): Told {
  const { word = '', isQuoted = true, stretch = 0 } = all[at] ?? {}
  const own = [word]
  if (isQuoted) return { own, isPlain: true }
  const near = all.slice(at).flatMap((item) => (!item.isQuoted && item.stretch === stretch ? item.word : []))
  const next = near[1] ?? ''
  if (isBeforeNumber(word) && /\d/.test(next)) return { own, isOptional: true }
  if (isModelStart(word) && /^\d+$/.test(next)) return { own: [word, next], spellings: [[word + next]] }
  const parted = /^([a-z]{1,4})(\d+)$/.exec(word)
  if (parted) return { own, spellings: [parted.slice(1)] }
  const count = countOf(word, near, context)
  if (count !== null || /^\d+$/.test(word)) return { own, fact: count }
  return at >= MOST_WORDS_WITH_SYNONYMS ? { own } : withMeaning(near, all.length === 1, context)
}

/** The letters before a number: B-32, PH 5, GFM-142. */
function isModelStart(word: string): boolean {
  return /^[a-z]{1,4}$/.test(word)
}

/** "6 krzeseł" and "cztery krzesła" count, "366 fotel" does not. */
function countOf(word: string, near: readonly string[], { kindsAt, language }: QueryContext): Fact | null {
  const isCount = !(Number(word) > MOST_COUNTED) && near.length > 1 && kindsAt(near, 1, language).length > 0
  return isCount ? piecesOf(word) : null
}

function withMeaning(near: readonly string[], isAlone: boolean, { kindsAt, isMakerName, language }: QueryContext): Told {
  if (isMakerName(near[0] ?? '')) return { own: near.slice(0, 1), isMakerName: true }
  const named = kindsAt(near, 0, language)
  const { length, synonyms } = synonymsAt(near, named.length)
  const own = near.slice(0, length)
  const isWeak = length === 1 && isWeakWord(own[0] ?? '')
  // A room in which things are bought is a category too, but does not say what is wanted.
  if (isWeak && !isAlone) return { own, synonyms, isOptional: true, isWeak }
  // A longer phrase may have a kind by its synonyms; else its noun names one.
  const bySynonym = kindsOfAny(synonyms, kindsAt, language)
  const isNamed = named.length >= length && named.kinds.length + named.subkinds.length > 0
  const isNoun = bySynonym.length === 0 && !named.isDepartment
  const { kinds, subkinds } = isNamed || isNoun ? named : { kinds: bySynonym, subkinds: [] }
  const kindsBy = isNamed && !named.isOtherName ? 'name' : isNoun && !isNamed ? 'noun' : 'synonym'
  return { own, synonyms, kinds, subkinds, kindsBy }
}

/** The kinds that synonyms name by all their words. */
function kindsOfAny(synonyms: readonly (readonly string[])[], kindsAt: KindFinder, language: Language): number[] {
  const all = synonyms.map((phrase) => ({ phrase, named: kindsAt(phrase, 0, language) }))
  return [...new Set(all.flatMap(({ phrase, named }) => (named.length === phrase.length ? named.kinds : [])))]
}
