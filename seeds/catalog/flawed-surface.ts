// Which surface of a thing shows its age, and what happens to such a surface.
import type { FlawName } from '../photos/flaws.ts'
import { COLORS, type ColorName, colorName, MATERIALS, type MaterialName, materialName } from '../photos/palette.ts'
import { type MakeUp, MAKE_UPS } from './make-ups.ts'
import type { Shown } from './made-of.ts'

/** The flaws of a kind of surface: what one sees up close, and what one sees at once. */
export interface SurfaceFlaws {
  slight: FlawName
  clear: FlawName | null
}

export interface FlawedSurface {
  /** null: what the list of materials does not have, as paint and wax. */
  materialId: number | null
  colorId: number
  flaws: SurfaceFlaws
}

const FLAWS = {
  wood: { slight: 'scratch', clear: 'worn-edge' },
  painted: { slight: 'chip', clear: 'worn-edges' },
  lacquered: { slight: 'chip', clear: 'rust-chip' },
  tarnishing: { slight: 'tarnish', clear: 'scratch' },
  rusting: { slight: 'rust', clear: 'scratch' },
  lightMetal: { slight: 'scratch', clear: null },
  glass: { slight: 'chipped-edge', clear: 'crack' },
  glazed: { slight: 'crazing', clear: 'chipped-edge' },
  clay: { slight: 'chipped-edge', clear: 'crack' },
  stone: { slight: 'stain', clear: 'chipped-edge' },
  upholstery: { slight: 'worn-cover', clear: 'stain' },
  cloth: { slight: 'faded', clear: 'frayed' },
  leather: { slight: 'rubbed', clear: 'cracked' },
  plastic: { slight: 'scratch', clear: 'crack' },
  woven: { slight: 'broken-strand', clear: null },
  palePaper: { slight: 'foxing', clear: 'worn-corner' },
  paper: { slight: 'worn-corner', clear: null },
  wax: { slight: 'scratch', clear: null },
  canvas: { slight: 'craquelure', clear: null },
  needles: { slight: 'sparse', clear: null },
} as const satisfies Record<string, SurfaceFlaws>

/** Metals whose own colour shows wherever the colour of the thing is that of another part. */
const OWN_COLOURS: Readonly<Partial<Record<MaterialName, ColorName>>> = {
  brass: 'gold',
  silver: 'silver',
  chrome: 'silver',
  oak: 'beige',
  teak: 'caramel',
  beech: 'beige',
}

/** Colours in which the grain of wood is seen; in others it is painted. */
const GRAINED: ReadonlySet<ColorName> = new Set(['beige', 'cream', 'ecru', 'caramel', 'brown', 'multicolour', 'black'])
/** Colours of bare metal, and metals that are never lacquered; others are, in their colour. */
const BARE: ReadonlySet<ColorName> = new Set(['silver', 'gold'])
const UNLACQUERED: ReadonlySet<MaterialName> = new Set(['copper', 'bronze', 'iron', 'steel'])
/** Colours on which brown spots are seen on paper. */
const PALE: ReadonlySet<ColorName> = new Set(['beige', 'white', 'cream', 'ecru', 'transparent', 'pink', 'silver', 'multicolour', 'yellow'])

/** The surface that flaws are seen on: that of the first material, in the colour that the picture shows of it. */
export function flawedSurfaceOf({ makeUp, colour }: Shown): FlawedSurface {
  const materialId = mainMaterialOf(makeUp)
  const name = materialId === null ? 'paper' : materialName(materialId)
  const own = makeUp.part !== null || makeUp === MAKE_UPS.chromeCane ? OWN_COLOURS[name] : undefined
  const colorId = own ? COLORS[own] : colour
  return { materialId, colorId, flaws: flawsOf(makeUp, name, colorName(colorId)) }
}

/** Of a screen of cloth in a frame the cloth, which has the colour. */
function mainMaterialOf({ materials, care }: MakeUp): number | null {
  const cloth = care === 'fabric' ? materials.find((id) => MATERIALS[materialName(id)].kind === 'textile') : undefined
  return cloth ?? materials[0] ?? null
}

function flawsOf(makeUp: MakeUp, name: MaterialName, color: ColorName): SurfaceFlaws {
  if (makeUp === MAKE_UPS.canvas) return FLAWS.canvas
  if (makeUp === MAKE_UPS.needles) return FLAWS.needles
  if (makeUp === MAKE_UPS.wax) return FLAWS.wax
  if (makeUp === MAKE_UPS.fur) return FLAWS.cloth
  switch (MATERIALS[name].kind) {
    case 'wood':
      return GRAINED.has(color) ? FLAWS.wood : FLAWS.painted
    case 'metal':
      if (!BARE.has(color) && !UNLACQUERED.has(name)) return FLAWS.lacquered
      if (name === 'aluminium') return FLAWS.lightMetal
      return name === 'steel' || name === 'iron' || name === 'chrome' ? FLAWS.rusting : FLAWS.tarnishing
    case 'ceramic':
      return name === 'terracotta' ? FLAWS.clay : FLAWS.glazed
    case 'textile':
      return makeUp.care === 'fabric' ? FLAWS.upholstery : FLAWS.cloth
    case 'glass':
    case 'stone':
    case 'leather':
    case 'plastic':
      return FLAWS[MATERIALS[name].kind]
    case 'paper':
      return PALE.has(color) ? FLAWS.palePaper : FLAWS.paper
    case 'wicker':
    case 'bamboo':
      return FLAWS.woven
  }
}
