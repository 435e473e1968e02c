import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../domain/language.ts'

/** Groups the rows of a list by language, in their order. A language without rows uses the English ones. */
export function perLanguage<Row extends { langId: string }>(
  rows: readonly Row[],
): ReadonlyMap<Language, readonly (Row & { langId: Language })[]> {
  const byLanguage = Map.groupBy(rows, ({ langId }) => langId)
  const rowsIn = (language: Language) => byLanguage.get(language) ?? byLanguage.get(FALLBACK_LANGUAGE) ?? []
  return new Map(LANGUAGES.map((langId) => [langId, rowsIn(langId).map((row) => ({ ...row, langId }))]))
}
