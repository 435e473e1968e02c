// Pictures of a product: one look in its views.
import { ALL_LOOKS, type Look } from '../photos/looks.ts'
import { isCompletingKey, isLeadKey, photographKeys } from '../photos/photographs.ts'
import { parentCategoryOf } from '../parent-category.ts'

// Memoised: the same few hundred looks serve a million products.
const GALLERIES = new Map(ALL_LOOKS.map((look) => [look, photographKeys(look)]))
const LEADS = new Map([...GALLERIES].map(([look, keys]) => [look, keys.filter(isLeadKey)]))
const GALLERY_OF = new Map([...GALLERIES.values()].flatMap((keys) => keys.map((key) => [key, keys] as const)))
const OWN_LEADS = leadsBy((categoryId) => categoryId)
const LEADS_BELOW = leadsBy(parentCategoryOf)

/** Number of pictures that can lead products of a second-level category. */
export function countOwnLeads(categoryId: number): number {
  return OWN_LEADS.get(categoryId) ?? 0
}

/** Number of pictures that can lead products of the top-level category above. */
export function countLeads(categoryId: number): number {
  return LEADS_BELOW.get(parentCategoryOf(categoryId)) ?? 0
}

function leadsBy(categoryOf: (categoryId: number) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const [look, keys] of LEADS) {
    const id = categoryOf(look.categoryId)
    counts.set(id, (counts.get(id) ?? 0) + keys.length)
  }
  return counts
}

/** Number of pictures of a look by which it is allocated: without those that complete its gallery. */
export function countPictures(look: Look): number {
  return GALLERIES.get(look)?.filter((key) => !isCompletingKey(key)).length ?? 0
}

/** Pictures of a look that can be the first of a product, the front first. */
export function leadKeys(look: Look): readonly string[] {
  return LEADS.get(look) ?? []
}

/** Keys of a product's pictures: the main one, then the others of its look. */
export function photoKeys(lead: string, views: number): readonly string[] {
  const others = (GALLERY_OF.get(lead) ?? []).filter((key) => key !== lead)
  return [lead, ...others].slice(0, views)
}
