import { isLanguage, type Language } from '#app/domain/language.ts'
import { textIn as textOf } from '#app/domain/product/variants.ts'
import type { StoredText } from '#db/catalog-tables.ts'

/** The text of a language, else the Polish one (GAP-63). */
export function textIn(texts: readonly StoredText[], language: Language): string {
  return textOf(wireTexts(texts), language)
}

/** All texts of a row in the wire format. */
export function wireTexts(texts: readonly StoredText[]) {
  return texts.flatMap(({ langId, text }) => (isLanguage(langId) ? [{ langId, text }] : []))
}
