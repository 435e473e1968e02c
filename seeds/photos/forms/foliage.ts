// A pot plant: arching leaves around a heart, each a bent blade.
import type { Pen } from '../pen/pen.ts'
import { Plane, poly } from '../pen/plane.ts'
import type { V2, V3 } from '../pen/space.ts'
import { tone } from '../pen/tone.ts'

/** Turn from one leaf to the next, in radians: no two stand above each other. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/** Points along each edge of a leaf. */
const STEPS = 12
const SHADES = [0.12, -0.18, -0.4, -0.02] as const

/** A plant rising `height` cm from `at`; the inner leaves stand, the outer ones hang over. */
export function plant(p: Pen, at: V3, height: number, hex: string, count: number): void {
  const leaves = Array.from({ length: count }, (_, i) => ({ outer: (i + 0.5) / count, turn: i * GOLDEN_ANGLE, shade: SHADES[i % 4] ?? 0 }))
  for (const { outer, turn, shade } of leaves.toSorted((a, b) => Math.sin(a.turn) - Math.sin(b.turn))) {
    const long = height * (1.02 - 0.24 * outer)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    // Along the leaf from 0 to 1, and across it in centimetres.
    const blade = new Plane(p, (t, across) => {
      const out = 1 + long * (0.1 + 0.85 * outer) * t ** 1.5
      const rise = long * (t * (1 - 0.2 * outer) - 0.5 * outer * t ** 3)
      return [at[0] + c * out - s * across, at[1] + rise, at[2] + s * out + c * across]
    })
    const width = (t: number) => height * (0.012 * (1 - t) + 0.085 * Math.sin(Math.PI * t ** 1.25) ** 1.15)
    const edge = Array.from({ length: STEPS + 1 }, (_, k): V2 => [k / STEPS, width(k / STEPS)])
    const back = edge.toReversed().map(([t, w]): V2 => [t, -w])
    blade.part(poly([...edge, ...back.slice(1, -1)]), { kind: 'leather', hex: tone(hex, shade) })
  }
}
