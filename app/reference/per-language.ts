import { LANGUAGES, type Language } from '../domain/language.ts'

/** Deals the rows of a list out to their languages; the order stays. */
export function perLanguage<Row extends { langId: string }>(
  rows: readonly Row[],
): ReadonlyMap<Language, readonly (Row & { langId: Language })[]> {
  const isIn =
    (language: Language) =>
    (row: Row): row is Row & { langId: Language } =>
      row.langId === language
  return new Map(LANGUAGES.map((language) => [language, rows.filter(isIn(language))]))
}
