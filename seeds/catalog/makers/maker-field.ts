import type { Field } from '../category-words.ts'

/** Field of a manufacturer. Porcelain, faience and stoneware have fields of their own, and so have plastic seats. */
export type MakerField = Exclude<Field, 'none' | 'artist'> | 'faience' | 'stoneware' | 'plastic'

// Material ids that identify the field better than the noun: a "porcelain" noun of crystal comes from a glassworks.
const BY_MATERIAL: Partial<Record<Field, Record<number, MakerField | null>>> = {
  porcelain: {
    26: 'faience',
    24: 'stoneware',
    27: null,
    28: 'stoneware',
    21: 'glass',
    22: 'glass',
    23: 'glass',
    13: 'cookware',
    15: 'cookware',
    14: 'metalware',
    20: 'metalware',
    12: 'metalware',
    32: null,
    30: null,
    1: null,
    4: null,
    6: null,
  },
  glass: { 14: 'metalware', 12: 'metalware', 20: 'metalware', 25: 'porcelain', 28: 'stoneware', 30: null },
  metalware: {
    21: 'glass',
    22: 'glass',
    23: 'glass',
    25: 'porcelain',
    28: 'stoneware',
    17: null,
    30: null,
    31: null,
    38: null,
    2: null,
    4: null,
  },
  // Pine and unspecified wood have no known maker; other woods and covers fit any.
  seating: { 1: null, 5: null, 40: 'plastic', 42: null, 43: null, 46: null, 14: null, 17: null },
  furniture: { 1: null, 5: null, 17: null, 42: null, 46: null, 14: null },
  lighting: { 17: null, 40: null, 42: null, 44: null, 46: null, 25: null, 24: null, 28: null },
  bath: { 1: null, 2: null, 4: null, 6: null, 14: null, 15: null, 19: null, 21: null, 30: null },
  bentwood: { 42: null },
}

/** Field of makers for a noun's field and main material; null when there is none. */
export function makerField(field: Field, materialId: number): MakerField | null {
  if (field === 'none' || field === 'artist') return null
  const exception = BY_MATERIAL[field]?.[materialId]
  return exception === undefined ? field : exception
}
