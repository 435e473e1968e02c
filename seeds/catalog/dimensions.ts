import type { Size, Span } from './nouns/category-words.ts'
import type { Dice } from '../random.ts'

export interface Dimensions {
  width: number
  height: number
  /** Null for flat products. */
  depth: number | null
}

/** Whole centimetres within the noun's size; the three are correlated, so that a wide table is also deep. */
export function dimensionsWithin([width, height, depth]: Size, dice: Dice): Dimensions {
  const lean = dice.next()
  const within = ([from, to]: Span) => {
    const at = (lean * 2 + dice.next()) / 3
    return Math.round(from + (to - from) * at)
  }
  return { width: within(width), height: within(height), depth: depth === undefined ? null : within(depth) }
}

/** The two lengths that distinguish sizes: "160 × 90 cm". */
export function sizeText({ width, height, depth }: Dimensions): string {
  return depth === null || (height > 20 && depth < 60) ? `${width} × ${height} cm` : `${width} × ${depth} cm`
}
