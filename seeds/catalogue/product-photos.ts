// Which pictures a product shows: one look in one to three views. Colours and materials without a picture get the nearest one.
import { mannerOf } from '../photos/catalogue/manners.ts'
import { type Look, lookKey, nearestLook, viewsOf } from '../photos/looks.ts'
import { isPhotographed, photographKeys } from '../photos/photographs.ts'
import type { Design } from './design.ts'

/** Forms to choose among; a hint beyond them says nothing new. */
const HINTS = 12
const MANNERS = 3

// The same few thousand looks serve a million products; looking one up costs more than making the rest of a product.
const keysOfLook = new Map<number, readonly string[]>()

/** Keys of a product's pictures, the front first. */
export function photoKeys(design: Design, hint: number, views: number): readonly string[] {
  const { noun, colour, makeUp, style } = design
  const material = makeUp.materials[0] ?? 1
  const form = hint % HINTS
  const place = (((noun.categoryId * 100 + colour) * 100 + material) * MANNERS + mannerOf(style)) * HINTS + form
  let keys = keysOfLook.get(place)
  if (keys === undefined) {
    keys = keysOf(nearestLook(noun.categoryId, colour, material, form, style))
    keysOfLook.set(place, keys)
  }
  return keys.slice(0, views)
}

function keysOf(look: Look): readonly string[] {
  return isPhotographed(look.categoryId) ? photographKeys(look) : viewsOf(look).map((view) => lookKey(look, view))
}
