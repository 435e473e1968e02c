// The colours and materials that pictures show, by the names of the looks. Ids follow REF-12 and REF-17 (seeds/reference).
import COLORS from './colors.json' with { type: 'json' }
import ROWS from './materials.json' with { type: 'json' }

export { COLORS }

/** What a material looks like. */
export const MATERIAL_KINDS = [
  'wood',
  'metal',
  'glass',
  'ceramic',
  'stone',
  'textile',
  'leather',
  'plastic',
  'wicker',
  'paper',
  'bamboo',
] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]

export type ColorName = keyof typeof COLORS
export type MaterialName = keyof typeof ROWS
/** What a look is made of and its colour, as `material/colour`. */
export type FinishName = `${MaterialName}/${ColorName}`

interface Material {
  id: number
  kind: MaterialKind
}

export const MATERIALS = ROWS as Readonly<Record<MaterialName, Material>>

const COLOR_NAMES = new Map(Object.entries(COLORS).map(([name, id]) => [id, name as ColorName]))
const MATERIAL_NAMES = new Map(Object.entries(MATERIALS).map(([name, { id }]) => [id, name as MaterialName]))

/** Name of a colour id; an unknown one is the fallback grey (REF-23). */
export function colorName(colorId: number): ColorName {
  return COLOR_NAMES.get(colorId) ?? 'grey'
}

/** Name of a material id; an unknown one is plain wood. */
export function materialName(materialId: number): MaterialName {
  return MATERIAL_NAMES.get(materialId) ?? 'wood'
}
