import { polishStem, withFleetingE } from '../polish-stem.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { pluralKey } from '../word-forms.ts'
import { nounOfDiminutive } from './diminutive.ts'
import type { Lexicon } from './reading.ts'

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

interface Spelling extends Lexicon {
  vocabulary: Vocabulary
  /** Number of products whose name, category, maker … has any of the terms. */
  frequency: (terms: readonly number[]) => number
}

/**
 * Corrects words that the catalog and the lexicon lack: the noun of a diminutive, else the word nearest by distance (two edits, swapped and doubled letters), then by the first
 * letter, swapped or doubled letters, the lexicon and the frequency. Words with digits are none: the next model number is another model.
 * @returns gives what may be meant, likeliest first; nothing for a word that is right
 */
export function corrector({ vocabulary, frequency, lexicon, targets, kinds }: Spelling): (word: string) => readonly string[] {
  const stems = new Set(lexicon.map(polishStem))
  const plurals = new Set(lexicon.map(pluralKey))
  const own = new Set(lexicon)
  const isWord = (word: string) => own.has(word) || vocabulary.has(word)
  const isInLexicon = (word: string) => stems.has(polishStem(word)) || plurals.has(pluralKey(word))

  return (word) => {
    if (word.length < SHORTEST_CORRECTED - 1 || /\d/.test(word) || isWord(word)) return []
    // "Stolk" has the stem of stołek but is none of its forms.
    const isStem = isWord(withFleetingE(word) ?? '')
    const forms = isStem ? [] : vocabulary.formsOf(word)
    // A form that no name has is a guess by the stem.
    if (!isStem && (isInLexicon(word) || frequency(forms) > 0)) return []
    const begun = isStem ? 0 : frequency(vocabulary.startingWith(word))
    const isShort = word.length < SHORTEST_CORRECTED
    const isUnknown = begun === 0 && forms.length === 0
    const near = nearest(word, { vocabulary, targets, kinds, frequency, isShort })
    const believed = near.filter(({ distance, count }) => isUnknown || (distance === 1 && count > begun * TIMES_AS_FREQUENT))
    // "Stoolik" is a stolik rather than a small stool.
    const doubled = believed.filter((each) => each.isTarget && isDoubled(each.word, word))
    const noun = nounOfDiminutive(word, kinds)
    return [...doubled.map((each) => each.word), ...(noun === null ? [] : [noun]), ...believed.map((each) => each.word)]
  }
}

interface Candidate {
  word: string
  distance: number
  count: number
  isTarget: boolean
  isKind: boolean
}

type Nearest = Omit<Spelling, 'lexicon'> & { isShort: boolean }

/** The nearest words; two typos only if there is none with one, and after the same first letter, which bounds the work. */
function nearest(word: string, spelling: Nearest): Candidate[] {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0)
  const once = within(word, 1, '', spelling)
  return once.length > 0 || word.length < SHORTEST_WITH_TWO_TYPOS ? once : within(word, 2, first, spelling)
}

function within(word: string, distance: number, begin: string, { vocabulary, targets, kinds, frequency, isShort }: Nearest): Candidate[] {
  const wanted = new Set(targets.near(word, distance, begin))
  const candidates = [...new Set([...wanted, ...vocabulary.near(word, distance, begin)])]
    .filter((candidate) => !isShort || isSwapped(candidate, word))
    .slice(0, MOST_COMPARED)
    .map((candidate): Candidate => ({
      word: candidate,
      distance,
      isTarget: wanted.has(candidate),
      isKind: kinds.has(candidate),
      count: frequency(vocabulary.formsOf(candidate)),
    }))
    .filter(({ isTarget, count }) => isTarget || (count > 0 && (distance === 1 || count >= FREQUENT || word.length >= LONG)))
  return candidates.toSorted((a, b) => score(b, word) - score(a, word) || (a.word < b.word ? -1 : 1))
}

/**
 * What a candidate has for itself, in doublings of its frequency: kinds are typed more often than properties, the first letter is rarely wrong, and
 * letters are swapped or doubled more often than missed.
 */
const WORTH = { lexicon: 3, kind: 3, sameFirst: 4, swappedOrDoubled: 4 }

function score({ word: candidate, count, isTarget, isKind }: Candidate, typed: string): number {
  return (
    Math.log2(1 + count) +
    (isTarget ? WORTH.lexicon : 0) +
    (isKind ? WORTH.kind : 0) +
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
