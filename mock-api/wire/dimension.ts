import type { Language } from '#app/domain/language.ts'

const DIMENSION_NAMES = {
  width: { pl: 'szerokość', en: 'width', es: 'ancho' },
  height: { pl: 'wysokość', en: 'height', es: 'alto' },
  depth: { pl: 'głębokość', en: 'depth', es: 'fondo' },
} as const satisfies Record<string, Record<Language, string>>

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
  return measures.flatMap(({ id, value }) =>
    value === null ? [] : [{ id, translation: DIMENSION_NAMES[id][language], value, unit: 'cm' as const }],
  )
}
