import { polishStem } from '../polish-stem.ts'
import { pluralKey } from '../word-forms.ts'
import { nounOfDiminutive } from './diminutive.ts'
import type { Lexicon } from './lexicon.ts'

/** Minimum length for typo correction; shorter words have too many neighbours. */
const SHORTEST_CORRECTED = 4
/** From this length on a word may have two typos. */
const SHORTEST_WITH_TWO_TYPOS = 7
/** A second typo is believed of a longer word, or of one that so many products have. */
const LONG = 8
const FREQUENT = 20
/** A word that begins another one is unfinished, unless the nearest word is so many times as frequent. */
const TIMES_AS_FREQUENT = 20
/** Nearest candidates whose frequency is looked at. */
const MOST_COMPARED = 40

/** The words of a catalog. `Term` is how it names a word. */
export interface WordList<Term> {
  has(word: string): boolean
  /** A word and its other forms. */
  formsOf(word: string): readonly Term[]
  startingWith(prefix: string): readonly Term[]
  /** Words within so many typos, the word itself excluded. @param begin how they begin */
  near(word: string, limit: number, begin?: string): readonly string[]
}

interface Spelling<Term> extends Omit<Lexicon, 'targets'> {
  vocabulary: WordList<Term>
  /** Number of products whose name, category, maker … has any of the terms. */
  frequency: (terms: readonly Term[]) => number
  /** Of these, words that a correction may lead to. */
  targets: Pick<WordList<unknown>, 'near'>
}

/**
 * Corrects words that the catalog and the lexicon lack: the noun of a diminutive, else the word nearest by distance (two edits, swapped and doubled letters), then by the first
 * letter, swapped or doubled letters, the lexicon and the frequency. Words with digits are none: the next model number is another model.
 */
export function corrector<Term>({ vocabulary, frequency, lexicon, targets, kinds }: Spelling<Term>): (word: string) => string | null {
  const stems = new Set(lexicon.map(polishStem))
  const plurals = new Set(lexicon.map(pluralKey))
  const isInLexicon = (word: string) => stems.has(polishStem(word)) || plurals.has(pluralKey(word))

  return (word) => {
    if (word.length < SHORTEST_CORRECTED - 1 || /\d/.test(word) || isInLexicon(word)) return null
    const forms = vocabulary.formsOf(word)
    // A form that no name has is a guess by the stem, unless the word itself is there.
    if (vocabulary.has(word) || frequency(forms) > 0) return null
    const noun = nounOfDiminutive(word, kinds)
    if (noun !== null) return noun
    const begun = frequency(vocabulary.startingWith(word))
    const isShort = word.length < SHORTEST_CORRECTED
    const best = nearest(word, { vocabulary, targets, frequency, isShort })
    if (!best) return null
    const isNear = best.distance === 1 && best.count > begun * TIMES_AS_FREQUENT
    return isNear || (begun === 0 && forms.length === 0) ? best.word : null
  }
}

interface Candidate {
  word: string
  distance: number
  count: number
  isTarget: boolean
}

type Nearest<Term> = Omit<Spelling<Term>, 'lexicon' | 'kinds'> & { isShort: boolean }

/** The nearest word; two typos only if there is none with one, and after the same first letter, which bounds the work. */
function nearest<Term>(word: string, spelling: Nearest<Term>): Candidate | null {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
  return within(word, 1, '', spelling) ?? (word.length < SHORTEST_WITH_TWO_TYPOS ? null : within(word, 2, first, spelling))
}

function within<Term>(
  word: string,
  distance: number,
  begin: string,
  { vocabulary, targets, frequency, isShort }: Nearest<Term>,
): Candidate | null {
  const wanted = new Set(targets.near(word, distance, begin))
  const candidates = [...new Set([...wanted, ...vocabulary.near(word, distance, begin)])]
    .filter((candidate) => !isShort || isSwapped(candidate, word))
    .slice(0, MOST_COMPARED)
    .map((candidate): Candidate => ({
      word: candidate,
      distance,
      isTarget: wanted.has(candidate),
      count: frequency(vocabulary.formsOf(candidate)),
    }))
    .filter(({ isTarget, count }) => isTarget || (count > 0 && (distance === 1 || count >= FREQUENT || word.length >= LONG)))
  return candidates.toSorted((a, b) => score(b, word) - score(a, word) || (a.word < b.word ? -1 : 1))[0] ?? null
}

/** What a candidate has for itself, in doublings of its frequency: the first letter is rarely wrong, and letters are swapped or doubled more often than missed. */
const WORTH = { lexicon: 3, sameFirst: 4, swappedOrDoubled: 4 }

function score({ word: candidate, count, isTarget }: Candidate, typed: string): number {
  return (
    Math.log2(1 + count) +
    (isTarget ? WORTH.lexicon : 0) +
    (candidate[0] === typed[0] ? WORTH.sameFirst : 0) +
    (isSwapped(candidate, typed) || isDoubled(candidate, typed) ? WORTH.swappedOrDoubled : 0)
  )
}

/** Whether both have the same letters in another order. */
function isSwapped(candidate: string, typed: string): boolean {
  return candidate.length === typed.length && [...candidate].toSorted().join('') === [...typed].toSorted().join('')
}

/** Whether what was typed is the candidate with one letter twice. */
function isDoubled(candidate: string, typed: string): boolean {
  return [...typed].some((letter, at) => letter === typed[at - 1] && typed.slice(0, at) + typed.slice(at + 1) === candidate)
}
