// Rows of the reference lists (spec §3): a row is in one language, and the rows of one id differ in their texts only.
import type { CategoryId } from '../ids.ts'
import type { Language } from '../language.ts'

interface Translated {
  langId: Language
  translation: string
  urlSlug: string
}

/** A list whose values are only named: classifications and styles. */
export interface ReferenceRow extends Translated {
  id: number
}

export interface Country extends Translated {
  /** Two capital letters. */
  id: string
  /** With the plus, `+48`. */
  phonePrefix: string | null
}

/** A maker; its slug is in snake_case, as given (GAP-137). */
export interface Manufacturer {
  id: number
  name: string
  url_slug: string
}

export interface Material extends ReferenceRow {
  /** The material it is a kind of, oak of wood; null at the top. */
  parentId: number | null
}

/** How a swatch is painted (spec §3): metallic ones shine, multicolour and transparent ones have no colour of their own. */
export const COLOR_KINDS = ['solid', 'metallic', 'transparent', 'multicolour'] as const
export type ColorKind = (typeof COLOR_KINDS)[number]

export interface ColorRow extends ReferenceRow {
  /** Hex, `#RRGGBB`. */
  color: string
  kind: ColorKind
}

/** Whether a text names a kind of colour. */
export function isColorKind(text: string): text is ColorKind {
  return COLOR_KINDS.some((kind) => kind === text)
}

/** A category of the two-level tree (GAP-17, GAP-136). */
export interface Category extends Translated {
  id: CategoryId
  parentId: CategoryId | null
  /** Id of Google's product taxonomy; several of ours may share one. */
  googleId: number | null
  /** False keeps the category's page out of search engines (GAP-124). */
  seoIndexed: boolean
  /** The name of one such thing, lower case: "fotel" for "Fotele". */
  suggestedTranslation: string | null
  seoTitle: string
  seoDescription: string
}
