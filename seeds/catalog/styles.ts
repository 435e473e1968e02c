// Styles by era, and their names in titles. Ids are those of seeds/reference/styles.json.
import type { EraId } from './eras.ts'
import type { Origin } from './makers/countries.ts'
import type { Field } from './category-words.ts'

/** Masculine adjective, or an uninflected phrase. */
export const STYLE_WORDS: Record<number, string> = {
  1: 'art déco',
  2: 'Bauhaus',
  3: 'skandynawski',
  4: 'Mid-Century Modern',
  5: 'PRL',
  6: 'industrialny',
  7: 'secesyjny',
  8: 'barokowy',
  9: 'rokokowy',
  10: 'klasycystyczny',
  11: 'empirowy',
  12: 'biedermeierowski',
  13: 'w stylu Ludwika Filipa',
  14: 'eklektyczny',
  15: 'wiktoriański',
  16: 'kolonialny',
  17: 'rustykalny',
  18: 'prowansalski',
  19: 'boho',
  20: 'glamour',
  21: 'minimalistyczny',
  22: 'modernistyczny',
  23: 'postmodernistyczny',
  24: 'Hollywood Regency',
  25: 'Space Age',
  26: 'pop-art',
  27: 'Memphis',
}

/** Styles that the 19th century and later took up again. */
const REVIVED: ReadonlySet<number> = new Set([8, 9, 10])

/** The word of a style in the title of a thing of an era: a baroque candlestick of the 19th century is "neobarokowy". */
export function styleWord(style: number, era: EraId): string | null {
  const word = STYLE_WORDS[style]
  return word === undefined ? null : REVIVED.has(style) && era > 1 ? `neo${word}` : word
}

/** Styles of an era; frequent ones are repeated. */
export const STYLES_OF_ERA: Record<EraId, readonly number[]> = {
  1: [8, 9, 10],
  2: [8, 9, 10, 11, 12, 12, 13, 13, 14, 14, 15, 15, 17],
  3: [7, 7, 14, 16, 17],
  4: [1, 1, 2],
  5: [1, 1, 2, 22],
  6: [22, 1, 17],
  7: [4, 4, 3, 5, 22, 24],
  8: [4, 4, 3, 3, 5, 5, 25, 26, 24],
  9: [25, 5, 5, 4, 26, 6, 24, 3],
  10: [23, 27, 5, 24, 20],
  11: [23, 21, 18, 27],
  12: [3, 3, 21, 21, 6, 19, 18, 20, 22, 17],
}

const NORTH: readonly Origin[] = ['dk', 'se', 'no', 'fi']

/** Styles limited to some countries. */
const STYLE_ORIGINS: Partial<Record<number, readonly Origin[]>> = {
  3: [...NORTH],
  5: ['pl'],
  2: ['de', 'cs', 'nl', 'pl', 'ch'],
  11: ['fr', 'pl', 'at'],
  12: ['de', 'at', 'pl', 'cs'],
  13: ['fr', 'pl'],
  15: ['gb'],
  24: ['it', 'fr', 'de', 'us'],
  27: ['it', 'de', 'fr'],
}

const FOR_ROOMS: readonly Field[] = ['furniture', 'seating', 'lighting', 'mirror', 'clock', 'none']

/** Styles limited to some fields: a necklace is never industrial. */
const STYLE_FIELDS: Partial<Record<number, readonly Field[]>> = {
  6: FOR_ROOMS,
  17: [...FOR_ROOMS, 'textile', 'weaving', 'porcelain'],
  18: [...FOR_ROOMS, 'textile', 'porcelain'],
  22: [...FOR_ROOMS, 'metalware', 'audio'],
  24: [...FOR_ROOMS, 'metalware', 'glass'],
}

/** Whether products of this field come in the style. */
export function suitsField(styleId: number, field: Field): boolean {
  return STYLE_FIELDS[styleId]?.includes(field) ?? true
}

/** Whether a product of that country can have the style. A new one may be Scandinavian wherever it was made. */
export function suitsOrigin(styleId: number, origin: Origin | null, era: EraId): boolean {
  if (origin === null) return true
  if (era === 12 && styleId === 3) return true
  const origins = STYLE_ORIGINS[styleId]
  return origins === undefined ? true : origins.includes(origin)
}

/** Possible countries of a style without a known maker. */
export function originsOf(styleId: number | null, era: EraId): readonly Origin[] {
  return (styleId === null || era === 12 ? undefined : STYLE_ORIGINS[styleId]) ?? originsOfEra(era)
}

function originsOfEra(era: EraId): readonly Origin[] {
  if (era <= 3) return ['pl', 'pl', 'de', 'fr', 'at', 'gb', 'it']
  if (era <= 6) return ['pl', 'pl', 'pl', 'de', 'cs', 'fr', 'at', 'gb']
  if (era <= 10) return ['pl', 'pl', 'pl', 'pl', 'cs', 'cs', 'ddr', 'de', 'dk', 'se', 'it', 'hu']
  if (era === 11) return ['pl', 'pl', 'de', 'it']
  return ['pl']
}
