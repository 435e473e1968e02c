// The colours and materials of the shop as its pictures show them: hexes a little softer than in the filter, as printing ink is.
// Ids follow REF-12 and REF-17 (seeds/reference); a new colour or material is one row here.

/** What a material looks like. */
export type MaterialKind =
  | 'wood'
  | 'metal'
  | 'glass'
  | 'ceramic'
  | 'stone'
  | 'textile'
  | 'leather'
  | 'plastic'
  | 'wicker'
  | 'paper'
  | 'bamboo'

export const COLORS = {
  beige: { id: 1, hex: '#d9c6a3' },
  white: { id: 2, hex: '#f6f2ea' },
  cream: { id: 3, hex: '#f3e7cb' },
  ecru: { id: 4, hex: '#e4d8bf' },
  caramel: { id: 5, hex: '#b9783e' },
  brown: { id: 6, hex: '#74482c' },
  black: { id: 7, hex: '#2d2a28' },
  red: { id: 8, hex: '#b23a32' },
  purple: { id: 9, hex: '#6e4a82' },
  lilac: { id: 10, hex: '#b8a0c4' },
  navy: { id: 11, hex: '#2c3a5c' },
  blue: { id: 12, hex: '#41709f' },
  turquoise: { id: 13, hex: '#419b96' },
  orange: { id: 14, hex: '#d67a35' },
  transparent: { id: 15, hex: '#dbe7e5' },
  pink: { id: 16, hex: '#dca2a6' },
  silver: { id: 17, hex: '#bfc1c2' },
  grey: { id: 18, hex: '#94948f' },
  graphite: { id: 19, hex: '#4b4f53' },
  multicolour: { id: 20, hex: '#b4694a' },
  green: { id: 21, hex: '#4a7753' },
  gold: { id: 22, hex: '#c29c48' },
  yellow: { id: 23, hex: '#dfb548' },
  olive: { id: 24, hex: '#7c7b42' },
  burgundy: { id: 25, hex: '#722536' },
} as const satisfies Record<string, { id: number; hex: string }>

export const MATERIALS = {
  wood: { id: 1, kind: 'wood', hex: '#a8784a' },
  oak: { id: 2, kind: 'wood', hex: '#c39a66' },
  beech: { id: 3, kind: 'wood', hex: '#d0a578' },
  walnut: { id: 4, kind: 'wood', hex: '#75492d' },
  pine: { id: 5, kind: 'wood', hex: '#d9b27a' },
  teak: { id: 6, kind: 'wood', hex: '#a5662f' },
  rosewood: { id: 7, kind: 'wood', hex: '#5d3022' },
  mahogany: { id: 8, kind: 'wood', hex: '#7c3b26' },
  ash: { id: 9, kind: 'wood', hex: '#d8be95' },
  birch: { id: 10, kind: 'wood', hex: '#dfc79c' },
  cherry: { id: 11, kind: 'wood', hex: '#a5603a' },
  metal: { id: 12, kind: 'metal', hex: '#8d8f90' },
  steel: { id: 13, kind: 'metal', hex: '#a5aaad' },
  brass: { id: 14, kind: 'metal', hex: '#c39b4b' },
  copper: { id: 15, kind: 'metal', hex: '#bb7048' },
  aluminium: { id: 16, kind: 'metal', hex: '#bfc3c5' },
  iron: { id: 17, kind: 'metal', hex: '#3f3e3d' },
  bronze: { id: 18, kind: 'metal', hex: '#83663e' },
  chrome: { id: 19, kind: 'metal', hex: '#c6cbce' },
  silver: { id: 20, kind: 'metal', hex: '#c9cac8' },
  glass: { id: 21, kind: 'glass', hex: '#dbe7e5' },
  crystal: { id: 22, kind: 'glass', hex: '#e2ebec' },
  'coloured-glass': { id: 23, kind: 'glass', hex: '#7aa08a' },
  ceramics: { id: 24, kind: 'ceramic', hex: '#e6dccb' },
  porcelain: { id: 25, kind: 'ceramic', hex: '#f5f2ec' },
  faience: { id: 26, kind: 'ceramic', hex: '#efe4cf' },
  terracotta: { id: 27, kind: 'ceramic', hex: '#bd7150' },
  stoneware: { id: 28, kind: 'ceramic', hex: '#a6927a' },
  stone: { id: 29, kind: 'stone', hex: '#b3aa9c' },
  marble: { id: 30, kind: 'stone', hex: '#ece8e1' },
  granite: { id: 31, kind: 'stone', hex: '#77757a' },
  alabaster: { id: 32, kind: 'stone', hex: '#efe3cd' },
  fabric: { id: 33, kind: 'textile', hex: '#b8a98e' },
  cotton: { id: 34, kind: 'textile', hex: '#e2d8c6' },
  wool: { id: 35, kind: 'textile', hex: '#cbbda4' },
  linen: { id: 36, kind: 'textile', hex: '#d5c7aa' },
  velvet: { id: 37, kind: 'textile', hex: '#7d3a42' },
  leather: { id: 38, kind: 'leather', hex: '#8a5330' },
  'faux-leather': { id: 39, kind: 'leather', hex: '#463931' },
  plastic: { id: 40, kind: 'plastic', hex: '#dcd7cc' },
  acrylic: { id: 41, kind: 'plastic', hex: '#d5e2e2' },
  rattan: { id: 42, kind: 'wicker', hex: '#c99a5b' },
  wicker: { id: 43, kind: 'wicker', hex: '#b98b55' },
  paper: { id: 44, kind: 'paper', hex: '#efe7d6' },
  concrete: { id: 45, kind: 'stone', hex: '#a9a59d' },
  bamboo: { id: 46, kind: 'bamboo', hex: '#cfa964' },
} as const satisfies Record<string, { id: number; kind: MaterialKind; hex: string }>

export type ColorName = keyof typeof COLORS
export type MaterialName = keyof typeof MATERIALS

const COLOR_BY_ID = new Map(Object.entries(COLORS).map(([name, color]) => [color.id as number, { name, hex: color.hex as string }]))
const MATERIAL_BY_ID = new Map(
  Object.entries(MATERIALS).map(([name, material]) => [
    material.id as number,
    { name, kind: material.kind as MaterialKind, hex: material.hex as string },
  ]),
)

/** Name and hex of a colour id; an unknown one is the fallback grey (REF-23). */
export function colorOf(colorId: number): { name: string; hex: string } {
  return COLOR_BY_ID.get(colorId) ?? { name: 'grey', hex: COLORS.grey.hex }
}

/** Name, kind and natural hex of a material id; an unknown one is plain wood. */
export function materialOf(materialId: number): { name: string; kind: MaterialKind; hex: string } {
  return MATERIAL_BY_ID.get(materialId) ?? { name: 'wood', kind: 'wood', hex: MATERIALS.wood.hex }
}
