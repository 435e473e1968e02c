import type { Language } from '#app/domain/language.ts'
import { isLanguage } from '#app/domain/language.ts'
import type { StoredText } from '#db/schema.ts'

/** The text of a language; the first one where the row lacks it, since a label in Polish beats none. */
export function textIn(texts: readonly StoredText[], language: Language): string {
  return (texts.find((text) => text.langId === language) ?? texts[0])?.text ?? ''
}

/** All texts of a row as the wire says them. */
export function wireTexts(texts: readonly StoredText[]) {
  return texts.flatMap(({ langId, text }) => (isLanguage(langId) ? [{ langId, text }] : []))
}
