import type { EraSpan } from '../eras.ts'
import type { Gender } from '../grammar.ts'
import type { MakeUpName } from '../make-ups.ts'

/** Least and most, in whole centimetres. */
export type Span = readonly [from: number, to: number]
/** Width, height and depth; flat things have no depth. */
export type Size = readonly [width: Span, height: Span, depth?: Span]

/** Whose makers and designers may stand in the title; see ../makers/find-makers.ts. */
export type Field =
  | 'furniture'
  | 'seating'
  | 'bentwood'
  | 'mirror'
  | 'lighting'
  | 'porcelain'
  | 'glass'
  | 'cutlery'
  | 'cookware'
  | 'metalware'
  | 'textile'
  | 'rug'
  | 'weaving'
  | 'audio'
  | 'camera'
  | 'watch'
  | 'clock'
  | 'jewellery'
  | 'toy'
  | 'pen'
  | 'garden'
  | 'bath'
  | 'artist'
  | 'none'

/** How a thing travels; prices are in delivery.ts. */
export type Parcel = 'letter' | 'parcel' | 'large' | 'furniture'

/** What a noun may set otherwise than its category. */
interface Traits {
  field: Field
  /** When such things were made. */
  eras: EraSpan
  madeOf: readonly MakeUpName[]
  size: Size
  /** Median price in PLN of one of the 1960s without a known maker. */
  price: number
  parcel: Parcel
  /** Share of titles that may name a style. */
  styled: number
  /** What such things are like, comma-separated: masculine adjectives, or phrases that never change. '' for nothing. */
  kinds: string
  /** False where a country would mislead: an oriental rug, a painting. */
  tellsOrigin?: boolean
}

export interface NounRow extends Partial<Traits> {
  /** Nominative, lower case: "fotel klubowy". */
  text: string
  gender: Gender
}

/** A second-level category and its nouns. */
export interface CategoryWords extends Traits {
  /** Id in seeds/reference/categories.json. */
  id: number
  /** Weight in the catalog. */
  share: number
  nouns: readonly [NounRow, NounRow, ...NounRow[]]
}
