// Which surface of a thing shows its age, and what happens to such a surface.
import type { FlawName } from '../photos/flaws.ts'
import { COLORS, type ColorName, MATERIALS, type MaterialName, materialOf } from '../photos/palette.ts'
import { finishOf, type Surface } from '../photos/pen/surface.ts'
import { lightness } from '../photos/pen/tone.ts'
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
  /** As the studio paints it. */
  surface: Surface
  accents: readonly string[]
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

/** Lightness from which brown spots are seen on paper. */
const PALE = 0.7

const NAMES = new Map(Object.entries(MATERIALS).map(([name, { id }]) => [id as number, name as MaterialName]))

/** The surface that flaws are seen on: that of the first material, in the colour that the picture shows of it. */
export function flawedSurfaceOf({ makeUp, colour }: Shown): FlawedSurface {
  const materialId = mainMaterialOf(makeUp)
  const name = materialId === null ? 'paper' : (NAMES.get(materialId) ?? 'wood')
  const own = makeUp.part !== null || makeUp === MAKE_UPS.chromeCane ? OWN_COLOURS[name] : undefined
  const colorId = own ? COLORS[own].id : colour
  const { hard, soft, accents } = finishOf(colorId, materialId ?? MATERIALS.paper.id)
  const kind = materialOf(materialId ?? MATERIALS.paper.id).kind
  const painted = kind === 'textile' || kind === 'leather' ? soft : hard
  const surface: Surface = makeUp === MAKE_UPS.fur ? { kind: 'velvet', hex: painted.hex } : painted
  return { materialId, colorId, surface, accents: colorId === COLORS.multicolour.id ? accents : [], flaws: flawsOf(makeUp, name, surface) }
}

/** Of a screen of cloth in a frame the cloth, which has the colour. */
function mainMaterialOf({ materials, care }: MakeUp): number | null {
  const cloth = care === 'fabric' ? materials.find((id) => materialOf(id).kind === 'textile') : undefined
  return cloth ?? materials[0] ?? null
}

function flawsOf(makeUp: MakeUp, name: MaterialName, { kind, hex }: Surface): SurfaceFlaws {
  if (makeUp === MAKE_UPS.canvas) return FLAWS.canvas
  if (makeUp === MAKE_UPS.needles) return FLAWS.needles
  if (makeUp === MAKE_UPS.wax) return FLAWS.wax
  if (makeUp === MAKE_UPS.fur) return FLAWS.cloth
  switch (MATERIALS[name].kind) {
    case 'wood':
      return kind === 'paint' ? FLAWS.painted : FLAWS.wood
    case 'metal':
      if (kind === 'plastic') return FLAWS.lacquered
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
      return lightness(hex) > PALE ? FLAWS.palePaper : FLAWS.paper
    case 'wicker':
    case 'bamboo':
      return FLAWS.woven
  }
}
