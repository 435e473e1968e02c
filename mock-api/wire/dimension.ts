import { eachLanguage, type Language } from '#app/domain/language.ts'
import { readLocale } from '#locales/read-locale.ts'

const NAMES = eachLanguage((language) => readLocale(language, 'api-names'))

/** The measures a product has, in cm; those it lacks are left out. */
export function wireDimensions(
  { width, height, depth }: { width: number | null; height: number | null; depth: number | null },
  language: Language,
) {
  const measures = [
    { id: 'width', value: width },
    { id: 'height', value: height },
    { id: 'depth', value: depth },
  ] as const
  return measures.flatMap(({ id, value }) => (value === null ? [] : [{ id, translation: NAMES[language][id], value, unit: 'cm' as const }]))
}
