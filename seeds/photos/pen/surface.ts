// What a part is made of. A look's finish gives the surfaces that forms paint with.
import { type MaterialKind, MATERIALS, colorOf, materialOf } from '../palette.ts'
import { mix } from './tone.ts'

/** How a surface takes the light, and the texture it shows. */
export type SurfaceKind = MaterialKind | 'paint' | 'velvet' | 'marble' | 'speckle' | 'cane'

export interface Surface {
  kind: SurfaceKind
  hex: string
  /** Cloth knotted or woven of yarn so thick that it is seen from afar. */
  isYarn?: true
}

/** The surfaces of one look. */
export interface Finish {
  /** The body of a hard thing. */
  hard: Surface
  /** Upholstery, shades, cloth. */
  soft: Surface
  /** Legs, frames and rims. */
  frame: Surface
  /** Handles and fittings. */
  fitting: Surface
  /** Further colours that go with it, for patterns. */
  accents: readonly [string, string, string, string]
}

/** Paler than any wood: limed, so the grain stays and the colour is the limewash's. */
const LIMED = new Set(['cream', 'ecru'])
const NATURAL_WOODS = new Set(['beige', 'cream', 'ecru', 'caramel', 'brown'])
const MULTICOLOURS = ['#b4553f', '#2f6f78', '#dfae4a', '#41507a'] as const
const ACCENT_SETS = [
  ['#c25f3d', '#2f5d62', '#dcae54', '#efe3cb'],
  ['#2f4b6e', '#d08a4e', '#8aa39b', '#efe6d3'],
  ['#7a2f3d', '#c79a5b', '#48644f', '#eee0c8'],
] as const

/** Surfaces of a colour and a material: a wooden armchair in green has a wooden frame and green cloth. */
export function finishOf(colorId: number, materialId: number): Finish {
  const [color, material] = [colorOf(colorId), materialOf(materialId)]
  const isMulti = color.name === 'multicolour'
  const accents = isMulti ? MULTICOLOURS : (ACCENT_SETS[colorId % 3] ?? ACCENT_SETS[0])
  const cloth: Surface = { kind: 'textile', hex: color.hex }
  const brass: Surface = { kind: 'metal', hex: MATERIALS.brass.hex }
  const steel: Surface = { kind: 'metal', hex: MATERIALS.steel.hex }
  const leg: Surface = { kind: 'wood', hex: colorId % 2 === 0 ? MATERIALS.walnut.hex : MATERIALS.oak.hex }
  if (material.kind === 'wood') {
    const species: Surface = { kind: 'wood', hex: material.hex }
    const isNatural = NATURAL_WOODS.has(color.name) || isMulti
    const stained: Surface = { kind: 'wood', hex: mix(material.hex, color.hex, LIMED.has(color.name) ? 0.85 : 0.35) }
    const painted: Surface = color.name === 'black' ? { kind: 'wood', hex: '#35302c' } : { kind: 'paint', hex: color.hex }
    const hard = isNatural ? (isMulti ? species : stained) : painted
    const soft: Surface = isNatural ? { kind: 'textile', hex: mix(color.hex, '#d9c6a3', 0.5) } : cloth
    return { hard, soft, frame: material.name === 'wood' ? hard : species, fitting: brass, accents }
  }
  if (material.kind === 'metal') {
    const isBare = color.name === 'silver' || color.name === 'gold' || material.name === 'copper' || material.name === 'bronze'
    const bare: Surface = { kind: 'metal', hex: isBare ? mix(material.hex, color.hex, 0.25) : material.hex }
    const isLacquered = !isBare && material.name !== 'iron' && material.name !== 'steel'
    const hard: Surface = isBare
      ? bare
      : isLacquered
        ? { kind: 'plastic', hex: color.hex }
        : { kind: 'metal', hex: mix(material.hex, color.hex, 0.75) }
    const soft: Surface = isBare ? { kind: 'leather', hex: '#4a3a30' } : { kind: 'leather', hex: color.hex }
    return { hard, soft, frame: isBare || material.name !== 'metal' ? bare : hard, fitting: isBare ? bare : brass, accents }
  }
  if (material.kind === 'textile' || material.kind === 'leather') {
    const soft: Surface = { kind: material.name === 'velvet' ? 'velvet' : material.kind, hex: color.hex }
    return { hard: soft, soft, frame: leg, fitting: brass, accents }
  }
  const hard: Surface = { kind: kindOf(material.name, material.kind), hex: hexOf(material, color) }
  return { hard, soft: { kind: 'textile', hex: color.hex }, frame: material.kind === 'plastic' ? steel : leg, fitting: brass, accents }
}

function kindOf(name: string, kind: MaterialKind): SurfaceKind {
  if (name === 'marble') return 'marble'
  return kind === 'stone' ? 'speckle' : kind
}

function hexOf(material: { name: string; hex: string; kind: MaterialKind }, color: { name: string; hex: string }): string {
  if (material.kind === 'wicker' || material.kind === 'bamboo' || material.name === 'terracotta') return mix(material.hex, color.hex, 0.4)
  return color.name === 'multicolour' ? material.hex : mix(material.hex, color.hex, 0.9)
}
