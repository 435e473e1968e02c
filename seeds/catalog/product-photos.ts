// Pictures of a product: one look in its views. Colours and materials without a picture get the nearest one.
import { mannerOf, suitsStyle } from '../photos/catalog/manners.ts'
import { ALL_LOOKS, formName, type Look, lookKey, nearestLooks, viewsOf } from '../photos/looks.ts'
import { isLeadKey, isPhotographed, photographKeys } from '../photos/photographs.ts'
import type { Outline } from './design.ts'
import { parentCategoryOf } from '../parent-category.ts'

const MANNERS = 3

// Memoised: the same few hundred looks serve a million products; finding them costs more than the rest of a product.
const leadsOfPlace = new Map<number, readonly string[]>()
const GALLERIES = ALL_LOOKS.map((look) => ({ look, keys: galleryOf(look) }))
const GALLERY_OF = new Map(GALLERIES.flatMap(({ keys }) => keys.map((key) => [key, keys] as const)))
const LEADS_BELOW = new Map(
  [...Map.groupBy(GALLERIES, ({ look }) => parentCategoryOf(look.categoryId))].map(([id, galleries]) => [
    id,
    galleries.flatMap(({ keys }) => keys.filter(isLeadKey)).length,
  ]),
)

/** Number of pictures that can lead products of a top-level category. */
export function countLeads(categoryId: number): number {
  return LEADS_BELOW.get(parentCategoryOf(categoryId)) ?? 0
}

/**
 * Pictures that can be the first of a product: of all looks that fit (of the form that suits its style, if known), from all sides; fronts
 * first.
 */
export function leadKeys({ noun, colour, makeUp }: Pick<Outline, 'noun' | 'colour' | 'makeUp'>, style: number | null): readonly string[] {
  const material = makeUp.materials[0] ?? 1
  const place = ((noun.categoryId * 100 + colour) * 100 + material) * MANNERS + mannerOf(style)
  const known = leadsOfPlace.get(place)
  if (known) return known
  const equals = nearestLooks(noun.categoryId, colour, material)
  const suiting = equals.filter((look) => suitsStyle(formName(look), style))
  const looks = suiting.length > 0 ? suiting : equals
  const sides = looks.map((look) => galleryOf(look).filter(isLeadKey))
  const most = Math.max(...sides.map(({ length }) => length))
  const leads = Array.from({ length: most }, (_, side) => sides.flatMap((keys) => keys[side] ?? [])).flat()
  leadsOfPlace.set(place, leads)
  return leads
}

/** Keys of a product's pictures: the main one, then the others of its look. */
export function photoKeys(lead: string, views: number): readonly string[] {
  const others = (GALLERY_OF.get(lead) ?? []).filter((key) => key !== lead)
  return [lead, ...others].slice(0, views)
}

function galleryOf(look: Look): readonly string[] {
  return isPhotographed(look.categoryId) ? photographKeys(look) : viewsOf(look).map((view) => lookKey(look, view))
}
