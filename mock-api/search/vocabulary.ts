import { fold } from '#app/domain/slug.ts'
import { bitsOf } from './bitset.ts'
import { polishStem } from './polish-stem.ts'
import { typoDistance } from './typo-distance.ts'
import { pluralKey } from './word-forms.ts'
import { rawWords } from './words.ts'

/** Numbers words on first sight, then renumbers them in alphabetical order. */
export class VocabularyCollector {
  readonly #numbers = new Map<string, number>()
  /** By spelling. Each is folded once: folding is the slowest part of reading a text, and most words recur. */
  readonly #numberOfSpelling = new Map<string, number>()

  /** Word numbers of a text in order; words that fold to nothing are omitted. */
  read(text: string): number[] {
    return rawWords(text)
      .map((spelling) => this.#numberOfSpelling.get(spelling) ?? this.#add(spelling))
      .filter((number) => number >= 0)
  }

  #add(spelling: string): number {
    const word = fold(spelling)
    const number = word === '' ? -1 : (this.#numbers.get(word) ?? this.#numbers.size)
    if (number >= 0) this.#numbers.set(word, number)
    this.#numberOfSpelling.set(spelling, number)
    return number
  }

  /** All words in alphabetical order, and the term of each number: its word's index in that order. */
  finish(): { words: string[]; termOfNumber: Int32Array } {
    const sorted = [...this.#numbers].sort(([a], [b]) => (a < b ? -1 : 1))
    const termOfNumber = new Int32Array(sorted.length)
    sorted.forEach(([, number], term) => (termOfNumber[number] = term))
    return { words: sorted.map(([word]) => word), termOfNumber }
  }
}

/** Sorts after every letter that a folded word may have. */
const AFTER_ALL = '\uffff'

/** All words of the catalog in alphabetical order, with their stems. A term is a folded word's index in that order. */
export class Vocabulary {
  readonly #words: readonly string[]
  readonly #letters: Int32Array
  readonly #termsOfStem: ReadonlyMap<string, number[]>

  constructor(sortedWords: readonly string[]) {
    this.#words = sortedWords
    this.#letters = Int32Array.from(sortedWords, lettersOf)
    this.#termsOfStem = Map.groupBy(sortedWords.keys(), (term) => polishStem(this.wordOf(term)))
  }

  get size(): number {
    return this.#words.length
  }

  /** Whether the catalog has exactly this folded word. */
  has(word: string): boolean {
    return this.#termOf(word) !== undefined
  }

  wordOf(term: number): string {
    return this.#words[term] ?? ''
  }

  /** Whether a term's word has a digit. */
  hasDigit(term: number): boolean {
    return /\d/.test(this.wordOf(term))
  }

  #termOf(word: string): number | undefined {
    const term = this.#firstFrom(word)
    return this.#words[term] === word ? term : undefined
  }

  /** A folded word itself, if the catalog has it. */
  termsOf(word: string): number[] {
    return [this.#termOf(word) ?? []].flat()
  }

  /** A folded word and its other forms. */
  formsOf(word: string): number[] {
    const key = pluralKey(word)
    const plurals = ['', 's', 'e', 'es'].map((ending) => key + ending).filter((form) => pluralKey(form) === key)
    return [...new Set([...(this.#termsOfStem.get(polishStem(word)) ?? []), ...plurals.flatMap((form) => this.termsOf(form))])]
  }

  /** Words with this prefix, the prefix itself included. */
  startingWith(prefix: string): number[] {
    const terms: number[] = []
    for (let term = this.#firstFrom(prefix); term < this.size; term++) {
      if (!this.#words[term]?.startsWith(prefix)) break
      terms.push(term)
    }
    return terms
  }

  /** Words within so many typos, the word itself excluded. @param begin how they begin */
  near(word: string, limit: number, begin = ''): string[] {
    const letters = lettersOf(word)
    const found: string[] = []
    const end = begin === '' ? this.size : this.#firstFrom(begin + AFTER_ALL)
    for (let term = this.#firstFrom(begin); term < end; term++) {
      // One typo changes at most two bits of the letter set, so most words are skipped by a number, without a look at the word.
      if (bitsOf(letters ^ (this.#letters[term] ?? 0)) > 2 * limit) continue
      const candidate = this.#words[term] ?? ''
      if (candidate !== word && typoDistance(word, candidate, limit) <= limit) found.push(candidate)
    }
    return found
  }

  /** The first term at or after the text. */
  #firstFrom(text: string): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Letter set of a word: a bit each for a to z, one for all others. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}
