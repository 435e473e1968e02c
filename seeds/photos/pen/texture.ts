// The textures that are patterns (wood and cloth are drawn as lines, see grain.ts and weave.ts), each one tile in its own units (one unit is a hundredth of a plate's width or so); a face lays it along its grain.
import type { SurfaceKind } from './surface.ts'
import { tone } from './tone.ts'

interface Texture {
  width: number
  height: number
  /** Tile content in a darker and a lighter ink. */
  draw(dark: string, light: string): string
}

// Long slightly wavering lines, unevenly spaced: calm enough for a wardrobe door, visible on a drawer.
const WOOD: Texture = {
  width: 320,
  height: 58,
  draw: (dark) =>
    `<g fill="none" stroke="${dark}">` +
    `<path d="M0 5C80 2 120 9 200 6S290 3 320 5M0 19C60 22 130 15 190 18S280 22 320 19" stroke-width=".9" opacity=".4"/>` +
    `<path d="M0 12C70 9 150 15 230 12S300 10 320 12M0 34C50 36 90 30 160 33S270 37 320 34M0 52C90 55 170 49 240 51S300 54 320 52" stroke-width=".7" opacity=".3"/>` +
    `<path d="M40 43C90 37 180 37 230 43C180 48 90 48 40 43ZM90 43C120 40.5 160 40.5 190 43C160 45 120 45 90 43ZM0 26C90 23 210 29 320 26M0 46C20 46 25 45 34 43M320 46C290 47 260 46 240 43" stroke-width=".7" opacity=".36"/></g>`,
}
const WICKER: Texture = {
  width: 22,
  height: 14,
  draw: (dark, light) =>
    `<path d="M0 0H22M0 7H22" stroke="${dark}" stroke-width="1.3" opacity=".45"/><path d="M5.5 0V7M16.5 7V14" stroke="${dark}" stroke-width="2.6" opacity=".5"/><path d="M8 3Q15 1 21 3M-3 10Q4 8 10 10M19 10Q26 8 32 10" fill="none" stroke="${light}" stroke-width="1.6" opacity=".6"/>`,
}
const CANE: Texture = {
  width: 13,
  height: 13,
  draw: (dark, light) =>
    `<path d="M0 0H13M0 0V13" stroke="${light}" stroke-width="2.6" opacity=".9"/><path d="M0 13L13 0M0 0L13 13" stroke="${light}" stroke-width="1.3" opacity=".8"/><path d="M3 6.5L6.5 3L10 6.5L6.5 10Z" fill="${dark}" opacity=".55"/>`,
}
const MARBLE: Texture = {
  width: 300,
  height: 240,
  draw: (dark) =>
    `<g fill="none" stroke="${dark}"><path d="M-10 190C50 160 60 120 110 105S190 40 310 20" stroke-width="2.2" opacity=".34"/><path d="M110 105C140 130 150 170 210 190S280 230 310 190M40 -10C60 40 90 60 110 105" stroke-width="1.1" opacity=".4"/><path d="M-10 60C30 70 50 90 62 130M200 250C195 215 230 180 310 120M180 62C200 90 250 80 300 70" stroke-width=".7" opacity=".45"/></g>`,
}
const SPECKLE: Texture = {
  width: 64,
  height: 64,
  draw: (dark, light) =>
    `<g fill="${dark}" opacity=".35"><circle cx="7" cy="11" r="1.2"/><circle cx="25" cy="31" r="1.6"/><circle cx="49" cy="17" r="1"/><circle cx="57" cy="47" r="1.5"/><circle cx="15" cy="53" r="1.1"/><circle cx="38" cy="56" r=".9"/></g><g fill="${light}" opacity=".5"><circle cx="17" cy="23" r="1.3"/><circle cx="41" cy="41" r="1.2"/><circle cx="58" cy="6" r="1.4"/><circle cx="4" cy="39" r="1"/></g>`,
}
const BAMBOO: Texture = {
  width: 120,
  height: 13,
  draw: (dark, light) =>
    `<path d="M0 0H120" stroke="${dark}" stroke-width="1.5" opacity=".55"/><path d="M0 4.5H120" stroke="${light}" stroke-width="2" opacity=".4"/><path d="M31 0V13" stroke="${dark}" stroke-width="1.5" opacity=".4"/>`,
}
// The renderer pays per tile, not per line: small tiles are laid out several times within one.
const LEAST_TILE = 60

const TEXTURES: Partial<Record<SurfaceKind, Texture>> = {
  wood: WOOD,
  wicker: WICKER,
  cane: CANE,
  marble: MARBLE,
  speckle: SPECKLE,
  bamboo: BAMBOO,
}

/** `<pattern>` of a kind of surface in its colour under the id, or null where the surface is plain. `matrix` lays a tile unit on paper. */
export function texturePattern(id: string, kind: SurfaceKind, hex: string, matrix: readonly number[]): string | null {
  const texture = TEXTURES[kind]
  if (!texture) return null
  const { width, height } = texture
  const [columns, rows] = [Math.ceil(LEAST_TILE / width), Math.ceil(LEAST_TILE / height)]
  const one = texture.draw(tone(hex, -0.95), tone(hex, 0.8))
  const tiles = Array.from({ length: columns * rows }, (_, i) => [(i % columns) * width, Math.floor(i / columns) * height] as const)
  const content = tiles.map(([x, y]) => (x + y === 0 ? one : `<g transform="translate(${x} ${y})">${one}</g>`)).join('')
  const transform = matrix.map((value) => Math.round(value * 1000) / 1000).join(' ')
  return `<pattern id="${id}" width="${width * columns}" height="${height * rows}" patternUnits="userSpaceOnUse" patternTransform="matrix(${transform})">${content}</pattern>`
}
