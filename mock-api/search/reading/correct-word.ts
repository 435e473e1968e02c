import { polishStem } from '../polish-stem.ts'
import { pluralKey } from '../word-forms.ts'

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

interface Spelling<Term> {
  vocabulary: WordList<Term>
  /** Number of products whose name, category, maker … has any of the terms. */
  frequency: (terms: readonly Term[]) => number
  /** Words that are right although no product has them: synonyms, kinds in all languages, function words. */
  lexicon: readonly string[]
  /** Of these, words that a correction may lead to. */
  targets: Pick<WordList<unknown>, 'near'>
}

/**
 * Corrects words that the catalog and the lexicon lack: the word nearest by distance (two edits, swapped and doubled letters), then words of
 * the lexicon, then the most frequent one. Words with digits are none: the next model number is another model.
 */
export function corrector<Term>({ vocabulary, frequency, lexicon, targets }: Spelling<Term>): (word: string) => string | null {
  const stems = new Set(lexicon.map(polishStem))
  const plurals = new Set(lexicon.map(pluralKey))
  const isInLexicon = (word: string) => stems.has(polishStem(word)) || plurals.has(pluralKey(word))

  return (word) => {
    if (word.length < SHORTEST_CORRECTED - 1 || /\d/.test(word) || isInLexicon(word)) return null
    const forms = vocabulary.formsOf(word)
    // A form that no name has is a guess by the stem, unless the word itself is there.
    if (vocabulary.has(word) || frequency(forms) > 0) return null
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

type Nearest<Term> = Omit<Spelling<Term>, 'lexicon'> & { isShort: boolean }

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
    .filter((candidate) => !isShort || (candidate.length === word.length && isAnagram(candidate, word)))
    .slice(0, MOST_COMPARED)
    .map((candidate): Candidate => ({
      word: candidate,
      distance,
      isTarget: wanted.has(candidate),
      count: frequency(vocabulary.formsOf(candidate)),
    }))
    .filter(({ isTarget, count }) => isTarget || (count > 0 && (distance === 1 || count >= FREQUENT || word.length >= LONG)))
  return candidates.toSorted((a, b) => score(b) - score(a) || (a.word < b.word ? -1 : 1))[0] ?? null
}

/** A word of the lexicon is worth three doublings of the frequency. */
function score({ count, isTarget }: Candidate): number {
  return Math.log2(1 + count) + (isTarget ? 3 : 0)
}

function isAnagram(a: string, b: string): boolean {
  return [...a].toSorted().join('') === [...b].toSorted().join('')
}
