/** Sides of a product, in the order of the columns. */
export const SIDES = ['width', 'height', 'depth'] as const

export type Side = (typeof SIDES)[number]

/** Bounds, both inclusive; a missing one is open. */
export interface Bounds {
  from?: number
  to?: number
}

type Phrase = readonly string[]

/** What numbers of a query mean. */
export type Fact =
  /** PLN, as prices are filtered (GAP-20). */
  | ({ kind: 'price' } & Bounds)
  /** A side in centimetres within bounds. */
  | ({ kind: 'length'; side: Side } & Bounds)
  /** Lengths in centimetres, each of another side; `side` when the query names it. */
  | { kind: 'size'; lengths: readonly number[]; side: Side | null }
  /** Pieces or persons: phrases, all words of one of which are in the name; the others mean nearly the same. */
  | { kind: 'set'; count: number; phrases: readonly Phrase[]; others: readonly Phrase[] }
  /** Values of a list, one of which a product has. */
  | {
      kind: 'value'
      list: 'categories' | 'colors' | 'condition' | 'designer' | 'manufacturer' | 'styles' | 'vendor'
      ids: readonly number[]
      /** Nothing has the value that was said; these are the nearest to it. */
      isNearest?: true
    }
  /** Reduced now. */
  | { kind: 'promo' }
  /** Cheap or dear: excludes nothing, and orders what is equally relevant by its price. */
  | { kind: 'order'; isDescending: boolean }
  /** Years, both inclusive. `year`: the one that was typed. */
  | { kind: 'years'; from: number; to: number; year: string | null }

/** Parts of a length that are as good as met, and nearly met. */
const LENGTH_PARTS = { exact: 0.02, close: 0.1 }
/** But at least by so many cm. */
const SMALLEST_TOLERANCE = 1

/** The lengths, in cm, that are as good as another, or close to it. */
export function tolerated(length: number, degree: keyof typeof LENGTH_PARTS): { from: number; to: number } {
  const off = Math.max(SMALLEST_TOLERANCE, LENGTH_PARTS[degree] * length)
  return { from: length - off, to: length + off }
}
