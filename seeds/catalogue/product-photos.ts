// Which pictures a product shows: one look in one to three views. Colours and materials without a picture get the nearest one.
import { type Look, lookKey, nearestLook, PHOTO_VIEWS, type PhotoView, viewsOf } from '../photos/looks.ts'
import { isPhotographed, photographKey } from '../photos/photographs.ts'

/** Forms to choose among; a hint beyond them says nothing new. */
const HINTS = 12

// The same few thousand looks serve a million products; looking one up costs more than making the rest of a product.
const keysOfLook = new Map<number, readonly string[]>()

/** Keys of a product's pictures, the front first. */
export function photoKeys(categoryId: number, colorId: number, materialId: number, hint: number, views: number): readonly string[] {
  const form = hint % HINTS
  const place = ((categoryId * 100 + colorId) * 100 + materialId) * HINTS + form
  let keys = keysOfLook.get(place)
  if (keys === undefined) {
    keys = keysOf(nearestLook(categoryId, colorId, materialId, form))
    keysOfLook.set(place, keys)
  }
  return keys.slice(0, views)
}

function keysOf(look: Look): readonly string[] {
  const keyOf = isPhotographed(look.categoryId) ? photographKey : lookKey
  const shown: readonly PhotoView[] = viewsOf(look)
  return PHOTO_VIEWS.filter((view) => shown.includes(view)).map((view) => keyOf(look, view))
}
