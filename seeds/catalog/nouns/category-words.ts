import type { EraSpan } from '../eras.ts'
import type { Gender } from '../grammar.ts'
import type { MakeUpName } from '../make-ups.ts'

/** Minimum and maximum, in whole centimetres. */
export type Span = readonly [from: number, to: number]
/** Width, height and depth; flat products have no depth. */
export type Size = readonly [width: Span, height: Span, depth?: Span]

/** Field of makers and designers for titles; see ../makers/find-makers.ts. */
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

/** Shipping class; prices are in delivery.ts. */
export type Parcel = 'letter' | 'parcel' | 'large' | 'furniture'

/** Properties in which a noun may differ from its category. */
interface Traits {
  field: Field
  /** Years of production. */
  eras: EraSpan
  madeOf: readonly MakeUpName[]
  size: Size
  /** Median price in PLN of a piece of the 1960s without a known maker. */
  price: number
  parcel: Parcel
  /** Share of titles that name a style. */
  styled: number
  /** Kinds, comma-separated: masculine adjectives, or uninflected phrases. '' for none. */
  kinds: string
  /** False if a country would mislead: an oriental rug, a painting. */
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
