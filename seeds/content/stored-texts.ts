import { LANGUAGES, type Language } from '#app/domain/language.ts'
import type { StoredText } from '#db/catalog-tables.ts'

/** Texts as the database keeps them. */
export function storedTexts(texts: Record<Language, string>, wrap: (text: string) => string = (text) => text): StoredText[] {
  return LANGUAGES.map((langId) => ({ langId, text: wrap(texts[langId]) }))
}
