// What every picture is painted with: a sheet `w` by `h` centimetres to each side, its heights and its fading skies.
import { type Plane, poly, rect } from '../pen/plane.ts'
import type { V2 } from '../pen/space.ts'
import { mix } from '../pen/tone.ts'

/** Paints a sheet in a colour of the look and those that go with it. */
export type Motif = (plane: Plane, w: number, h: number, hex: string, accents: readonly string[]) => void

export const INK = '#34302c'
export const SHEET = '#f7f0e2'

// Chosen so that the colours of each category fall on all of its four motifs.
const [SCATTER, PRIME] = [45_255, 65_537]

/** The motif of a colour: the looks of a category show different pictures, not one in different colours. */
export function motifOf(motifs: readonly [Motif, ...Motif[]], hex: string): Motif {
  const scattered = (Number.parseInt(hex.slice(1), 16) * SCATTER) % PRIME
  return motifs[scattered % motifs.length] ?? motifs[0]
}

/** Places on the sheet, from -1 to 1 both ways, as path data. */
export function spots(w: number, h: number): (x: number, y: number) => string {
  const f = (value: number) => String(Math.round(value * 1000) / 1000)
  return (x, y) => `${f(w * x)} ${f(h * y)}`
}

/** A colour that turns into another from one height to the next, in bands as fine as a brush. */
export function fade(plane: Plane, w: number, [y0, y1]: V2, from: string, to: string): void {
  const bands = 14
  for (let i = 0; i < bands; i++) plane.ink(rect(-w, y1, w, y0 + ((y1 - y0) * i) / bands), { fill: mix(from, to, i / (bands - 1)) })
}

/** Land up to a line of heights, left to right. */
export function ridge(plane: Plane, w: number, h: number, heights: readonly number[], fill: string): void {
  const last = heights.length - 1
  const line = heights.map((y, i): V2 => [w * ((2 * i) / last - 1), h * y])
  plane.ink(poly([[-w, -h], ...line, [w, -h]]), { fill })
}

/** Heights of hills: waves of three lengths, so that none repeats. */
export function waves(middle: number, height: number, turn: number): number[] {
  return Array.from({ length: 49 }, (_, i) => {
    const t = i / 8
    return middle + height * (Math.sin(t * 1.1 + turn) + 0.5 * Math.sin(t * 2.3 + turn * 2.1) + 0.2 * Math.sin(t * 5.1 + turn * 3.3))
  })
}
