// Properties of each era of seeds/reference/eras.json, by its id.
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { Rng } from '../random.ts'

/** Position in eras.json: 1 is the 18th century and earlier, 4 the 1920s, 12 the 21st century. */
export type EraId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** First and last era in which it was made. */
export type EraSpan = readonly [from: EraId, to: EraId]

interface EraWords {
  id: EraId
  /** Text in titles. */
  titles: readonly string[]
  /** Genitive, after "z": "z lat 60. XX wieku". */
  genitive: string
  /** First year, for "ok. 1965"; 0 if no year is given. */
  year: number
  /** Weight of the era for a classification, among those in which the product was made. */
  share: number
  /** Price factor relative to the 1960s. */
  priceFactor: number
}

const ERAS: readonly EraWords[] = [
  { id: 1, titles: ['XVIII wiek', 'koniec XVIII wieku'], genitive: 'XVIII wieku', year: 0, share: 1, priceFactor: 3.2 },
  {
    id: 2,
    titles: ['XIX wiek', 'II poł. XIX wieku', 'koniec XIX wieku', 'I poł. XIX wieku'],
    genitive: 'XIX wieku',
    year: 1830,
    share: 5,
    priceFactor: 1.9,
  },
  {
    id: 3,
    titles: ['początek XX wieku', 'pocz. XX wieku', 'przełom XIX i XX wieku'],
    genitive: 'początku XX wieku',
    year: 1900,
    share: 6,
    priceFactor: 1.5,
  },
  { id: 4, titles: ['lata 20.', 'lata 20. XX wieku'], genitive: 'lat 20. XX wieku', year: 1920, share: 4, priceFactor: 1.5 },
  { id: 5, titles: ['lata 30.', 'lata 30. XX wieku'], genitive: 'lat 30. XX wieku', year: 1930, share: 3, priceFactor: 1.35 },
  { id: 6, titles: ['lata 40.', 'lata 40. XX wieku'], genitive: 'lat 40. XX wieku', year: 1940, share: 1, priceFactor: 1.1 },
  { id: 7, titles: ['lata 50.', 'lata 50. XX wieku'], genitive: 'lat 50. XX wieku', year: 1950, share: 5, priceFactor: 1.1 },
  { id: 8, titles: ['lata 60.', 'lata 60. XX wieku'], genitive: 'lat 60. XX wieku', year: 1960, share: 11, priceFactor: 1 },
  { id: 9, titles: ['lata 70.', 'lata 70. XX wieku'], genitive: 'lat 70. XX wieku', year: 1970, share: 12, priceFactor: 0.9 },
  { id: 10, titles: ['lata 80.', 'lata 80. XX wieku'], genitive: 'lat 80. XX wieku', year: 1980, share: 6, priceFactor: 0.8 },
  { id: 11, titles: ['lata 90.', 'lata 90. XX wieku'], genitive: 'lat 90. XX wieku', year: 1990, share: 3, priceFactor: 0.7 },
  { id: 12, titles: [], genitive: 'XXI wieku', year: 0, share: 1, priceFactor: 0.95 },
]

/** Eras by classification. The 1920s are a hundred years old, so antique. */
export const ERAS_OF: Record<ClassificationId, EraSpan> = {
  [CLASSIFICATION.vintage]: [5, 11],
  [CLASSIFICATION.antique]: [1, 4],
  [CLASSIFICATION.contemporary]: [12, 12],
}

/** Shares of the classifications, if a category allows all three. */
export const CLASSIFICATION_SHARES = [
  { id: CLASSIFICATION.vintage, share: 58 },
  { id: CLASSIFICATION.antique, share: 14 },
  { id: CLASSIFICATION.contemporary, share: 28 },
] as const

/** Texts of an era. */
export function eraWords(id: EraId): EraWords {
  const words = ERAS[id - 1]
  if (words === undefined) throw new RangeError(`no era ${id}`)
  return words
}

/** The eras two spans have in common, oldest first. */
export function erasWithin(...spans: readonly EraSpan[]): readonly EraWords[] {
  return ERAS.filter((era) => spans.every(([from, to]) => from <= era.id && era.id <= to))
}

/** Dating in a title: the era, or sometimes a year; '' for the present. */
export function eraTitle(id: EraId, rng: Rng): string {
  const { titles, year } = eraWords(id)
  if (titles.length === 0) return ''
  if (year === 0 || !rng.chance(0.18)) return rng.pick(titles)
  const exact = year + rng.int(0, id === 2 ? 69 : 9)
  return id >= 5 && rng.chance(0.5) ? `${exact} r.` : `ok. ${exact - (exact % 5)} r.`
}
