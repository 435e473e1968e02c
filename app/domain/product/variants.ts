import type { ProductId } from '../ids.ts'
import { type Language, SOURCE_LANGUAGE } from '../language.ts'

/** How the options of a group are shown (spec §3). */
export const VARIANT_GROUP_TYPES = ['IMAGE', 'COLOUR', 'TEXT'] as const
export type VariantGroupType = (typeof VARIANT_GROUP_TYPES)[number]

export type Texts = readonly { langId: Language; text: string }[]

/** One of the products that differ in one thing. */
export interface VariantOption {
  id: number
  /** The product of this page (GAP-86). */
  isChecked: boolean
  /** Whether that product can be had; one that cannot is shown disabled (GAP-86). */
  isActive: boolean
  product: { id: ProductId; name: string }
  values: Texts
  color: string | null
  imageUrl: string | null
}

export interface VariantGroup {
  id: number
  type: VariantGroupType
  translations: Texts
  options: readonly VariantOption[]
  productsCount: number
}

/** A text in a language, else in Polish (GAP-63), else in whichever there is, else ''. */
export function textIn(texts: Texts, language: Language): string {
  const find = (wanted: Language) => texts.find(({ langId }) => langId === wanted)?.text
  return find(language) ?? find(SOURCE_LANGUAGE) ?? texts[0]?.text ?? ''
}

/** Variants that a card shows; more of them end in +N (spec §9). */
export const VARIANTS_ON_CARD = 3

/** The first variants of a card and the N of '+N', 0 when all are shown. */
export function cardVariants<Variant>(variants: readonly Variant[]): { shown: readonly Variant[]; hiddenCount: number } {
  const shown = variants.slice(0, VARIANTS_ON_CARD)
  return { shown, hiddenCount: variants.length - shown.length }
}
