import { type ByLanguage, inLanguage, LANGUAGES } from '#app/domain/language.ts'
import type { StoredText } from '#db/catalog-tables.ts'

/** Texts in the database's format, in every language. */
export function storedTexts(texts: ByLanguage<string>, wrap: (text: string) => string = (text) => text): StoredText[] {
  return LANGUAGES.map((langId) => ({ langId, text: wrap(inLanguage(texts, langId)) }))
}
