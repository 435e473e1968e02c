import { photoUrl } from '#app/domain/product/photo.ts'
import type { ResponseContext } from '../response-context.ts'
import { textIn } from './text.ts'

/**
 * A picture by its key: its alternative text is the name of what it shows and the view. Null for an unknown key.
 * @param name of the product, page or banner
 */
export function wirePhoto(key: string, name: string, { store, language }: ResponseContext) {
  const row = store.photos.get(key)
  if (!row) return null
  const view = textIn(row.view, language)
  return {
    id: key,
    url: photoUrl(key),
    alt: view ? `${name}, ${view}` : name,
    width: row.width,
    height: row.height,
    color: row.color,
    ...(row.flaw && { flaw: textIn(row.flaw, language) }),
  }
}

/** The pictures of a product in its order; unknown keys are left out. */
export function wirePhotos(keys: readonly string[], name: string, context: ResponseContext) {
  return keys.flatMap((key) => wirePhoto(key, name, context) ?? [])
}
