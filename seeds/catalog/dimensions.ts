import { FORMS } from '../photos/forms.ts'
import type { Size, Span } from './category-words.ts'
import type { Rng } from '../random.ts'

/** Things of one model are about as large as it, in parts of its own centimetres. */
const SMALLEST = 0.9
const LARGEST = 1.12
/** Thinner things count as flat, in centimetres. */
const FLAT = 1

export interface Dimensions {
  width: number
  height: number
  /** Null for flat products. */
  depth: number | null
}

/**
 * The size of what a model shows, from its own centimetres.
 * @param form a key of forms.json
 */
export function measuredSize(form: string): Size {
  const [width, height, depth] = FORMS[form]?.size ?? [0, 0, 0]
  const about = (length: number): Span => [Math.max(1, Math.round(length * SMALLEST)), Math.max(1, Math.round(length * LARGEST))]
  return depth < FLAT ? [about(width), about(height)] : [about(width), about(height), about(depth)]
}

/** Whole centimetres within the noun's size; the three are correlated, so that a wide table is also deep. */
export function dimensionsWithin([width, height, depth]: Size, rng: Rng): Dimensions {
  const lean = rng.next()
  const within = ([from, to]: Span) => {
    const at = (lean * 2 + rng.next()) / 3
    return Math.round(from + (to - from) * at)
  }
  return { width: within(width), height: within(height), depth: depth === undefined ? null : within(depth) }
}

/** The two lengths that distinguish sizes: "160 × 90 cm". */
export function sizeText({ width, height, depth }: Dimensions): string {
  return depth === null || (height > 20 && depth < 60) ? `${width} × ${height} cm` : `${width} × ${depth} cm`
}
