import { fold } from '#app/domain/slug.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const TAG_OR_ENTITY = /<[^>]*>|&#?\w+;/g

/** Words of a text as search compares them: folded, in their order. Everything but letters, marks and digits parts words. */
export function words(text: string): string[] {
  return rawWords(text)
    .map(fold)
    .filter((word) => word !== '')
}

/** Words as written; fold() makes them comparable, and a lone mark becomes nothing. */
export function rawWords(text: string): readonly string[] {
  return text.match(WORD) ?? []
}

/** HTML without tags and entities (GAP-67). */
export function textOfHtml(html: string): string {
  return html.replace(TAG_OR_ENTITY, ' ')
}
