// How a product is drawn, by category of the reference list. A new category without a row is drawn as a cube. The shapes are in
// app/features/scale-drawing/shapes.ts.
import type { CategoryId } from '../ids.ts'
import type { Product } from './product.ts'

/** Kinds of things that have a shape of their own in a drawing to scale (EXT-32). */
export type DrawnKind = 'chair' | 'table' | 'sofa' | 'lamp' | 'pendant' | 'rug' | 'mirror' | 'vessel' | 'cabinet'

const CATEGORIES: Readonly<Record<DrawnKind, readonly number[]>> = {
  // Armchairs, chairs, bar stools.
  chair: [3024, 3025, 3031],
  // Dining and coffee tables, desks, consoles, stools, benches.
  table: [3001, 3002, 3003, 3010, 3028, 3029],
  // Sofas, chaises longues.
  sofa: [3026, 3030],
  // Table, floor, desk and children's lamps.
  lamp: [3013, 3014, 3018, 3051],
  // Pendant lamps, chandeliers.
  pendant: [3015, 3017],
  // Wool and oriental rugs, kilims, hides.
  rug: [3064, 3065, 3066, 3067],
  // Mirrors, and what hangs in a frame: paintings, prints, photographs, drawings, frames, posters, tapestries.
  mirror: [3061, 3062, 3063, 3044, 3045, 3047, 3048, 3078, 3080, 3083],
  // Jugs, cups, glasses, pots, plant pots, vases, bowls.
  vessel: [3033, 3034, 3036, 3039, 3041, 3076, 3079],
  // Chests of drawers, wardrobes, shelves, display cabinets, bedside tables, bureaus, bar and bathroom cabinets.
  cabinet: [3004, 3005, 3006, 3007, 3009, 3011, 3012, 3087],
}

const KINDS = new Map(Object.entries(CATEGORIES).flatMap(([kind, ids]) => ids.map((id) => [id as CategoryId, kind as DrawnKind] as const)))

/** The kind of a product, by the deepest category of its first chain; null: none, so a cube is drawn. */
export function drawnKind({ categoriesWithHierarchy: [chain] }: Pick<Product, 'categoriesWithHierarchy'>): DrawnKind | null {
  const id = chain?.at(-1)?.id
  return id === undefined ? null : (KINDS.get(id) ?? null)
}
