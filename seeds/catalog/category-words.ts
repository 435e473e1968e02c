import type { EraSpan } from './eras.ts'
import type { Gender } from './grammar.ts'
import type { FinishName } from '../photos/palette.ts'

/** Minimum and maximum, in whole centimetres. */
export type Span = readonly [from: number, to: number]
/** Width, height and depth; flat products have no depth. */
export type Size = readonly [width: Span, height: Span, depth?: Span]

/** Field of makers and designers for titles; see makers/find-makers.ts. */
export const FIELDS = [
  'furniture',
  'seating',
  'bentwood',
  'mirror',
  'lighting',
  'porcelain',
  'glass',
  'cutlery',
  'cookware',
  'metalware',
  'textile',
  'rug',
  'weaving',
  'audio',
  'camera',
  'watch',
  'clock',
  'jewellery',
  'toy',
  'pen',
  'garden',
  'bath',
  'artist',
  'none',
] as const
export type Field = (typeof FIELDS)[number]

/** Shipping class; prices are in delivery.ts. */
export const PARCELS = ['letter', 'parcel', 'large', 'furniture'] as const
export type Parcel = (typeof PARCELS)[number]

/** Properties in which a model may differ from its category, and a noun from its model. */
interface Traits {
  field: Field
  /** Years of production. */
  eras: EraSpan
  /** Median price in PLN of a piece of the 1960s without a known maker. */
  price: number
  parcel: Parcel
  /** Share of titles that name a style. */
  styled: number
  /**
   * Kinds, comma-separated: masculine adjectives, or uninflected phrases. They say what the pictures of the model show, or what no picture can
   * (a clockwork, a scent).
   */
  kinds?: string
  /** False if a country would mislead: an oriental rug, a painting. */
  tellsOrigin?: boolean
  /** Where the model's own centimetres are not those of the product: a folded throw, a roll of wallpaper. Otherwise they are measured. */
  size?: Size
}

/** What a model may be called. */
export interface NounRow extends Partial<Traits> {
  /** Nominative, lower case: "fotel klubowy". */
  text: string
  gender: Gender
  /** Only in these finishes, where a model looks different in others: another motif, a strap instead of a bracelet. */
  of?: readonly FinishName[]
}

interface ModelWords extends Partial<Traits> {
  nouns: readonly [NounRow, ...NounRow[]]
}

/** A second-level category and the names of its models. */
export interface CategoryWords extends Traits {
  /** Id in seeds/reference/categories.json. */
  id: number
  /** Weight in the catalog. */
  share: number
  /** By model: a key of forms.json, as in the looks of the category. */
  models: Readonly<Record<string, ModelWords>>
}
