// What grows needles: twigs, boughs and the ring of a wreath.
import type { Pen } from '../pen/pen.ts'
import { tube } from '../pen/solids.ts'
import { type V3, add, cross, scaled, subtract, unit } from '../pen/space.ts'
import type { Surface } from '../pen/surface.ts'

/** Turn from one needle to the next, in radians: they stand all around their twig. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

export interface Needles {
  surface: Surface
  /** Centimetres: how long they are, how thick, and how far apart on the twig. */
  long: number
  thick: number
  apart: number
}

/** A number from 0 to 1 that looks like chance and is always the same for the same `i`. */
export function chance(i: number): number {
  const x = Math.sin(i * 91.7 + 4.3) * 24634.6345
  return x - Math.floor(x)
}

/** A twig with needles all around, like a bottle brush: one line that goes out to the tip of each needle and back. */
export function twig(p: Pen, from: V3, to: V3, { surface, long, thick, apart }: Needles, seed: number): void {
  const along = subtract(to, from)
  const ahead = unit(along)
  const side = unit(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(side, ahead)
  const count = Math.max(3, Math.round(Math.hypot(...along) / apart))
  const needles = Array.from({ length: count }, (_, i): V3[] => {
    const [k, turn] = [i / count, i * GOLDEN_ANGLE + seed]
    const reach = long * (1.05 - 0.4 * k) * (0.75 + 0.45 * chance(seed * 31 + i))
    const away = add(scaled(side, Math.cos(turn) * 0.72), scaled(up, Math.sin(turn) * 0.72))
    const foot = add(from, scaled(along, k))
    return [foot, add(foot, scaled(add(away, scaled(ahead, 0.66)), reach))]
  })
  tube(p, [...needles.flat(), to, add(to, scaled(ahead, long * 0.7))], thick / 2, surface, { isStraight: true })
}

/** A bough that leaves the stem at `at` towards `turn` (radians), rises a little, and bends down at its tip, with twigs to both sides; answers its tip. */
export function bough(p: Pen, at: V3, turn: number, long: number, needles: Needles, seed: number): V3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const droop = 0.34 + 0.2 * chance(seed)
  const spot = (k: number, across = 0): V3 => [
    at[0] + c * long * k - s * across,
    at[1] + long * (0.14 * k - droop * k * k) - Math.abs(across) * 0.18,
    at[2] + s * long * k + c * across,
  ]
  for (const [a, b] of [
    [0.1, 0.55],
    [0.55, 1],
  ] as const)
    twig(p, spot(a), spot(b), needles, seed + a)
  const pairs = Math.max(1, Math.round(long / 9))
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1]) {
      const k = 0.22 + (0.62 * (i + 0.4 * chance(seed + i + side))) / pairs
      const reach = (1.05 - k) * long * 0.42 + 2.5
      twig(p, spot(k), spot(k + (reach / long) * 0.75, side * reach * 0.8), needles, seed + i * 3 + side)
    }
  return spot(1)
}
