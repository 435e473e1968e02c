import type { Dimension } from './product.ts'

/** Outer measures in centimetres; null: not known. */
export interface Size {
  width: number | null
  height: number | null
  depth: number | null
}

/** A product's dimensions by name. */
export function sizeOf(dimensions: readonly Pick<Dimension, 'id' | 'value'>[]): Size {
  const of = (side: Dimension['id']) => dimensions.find(({ id }) => id === side)?.value ?? null
  return { width: of('width'), height: of('height'), depth: of('depth') }
}
