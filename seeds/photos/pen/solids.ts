// Solids with flat and rounded sides: boards, bent sheets, legs, tubes, balls.
import type { Pen } from './pen.ts'
import { type V2, type V3, add, scaled, subtract } from './space.ts'
import type { Surface } from './surface.ts'

type Span = readonly [from: number, to: number]
const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const satisfies Record<string, V3>
type Axis = keyof typeof AXES

/** A board or block between two corners; its texture runs along `grain`. */
export function box(p: Pen, [x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, surface: Surface, grain: Axis = 'x'): void {
  p.notes.push({
    kind: 'box',
    low: [Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1)],
    high: [Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1)],
    grain: AXES[grain],
    surface,
  })
}

/** A flat outline pushed along `by`: bent boards, shells, arms. */
export function extrude(p: Pen, shape: readonly V3[], by: V3, surface: Surface, { grain }: { grain?: V3 } = {}): void {
  p.notes.push({ kind: 'prism', shape, by, grain: grain ?? null, surface })
}

/** Steps of a bent sheet, and of a tube, from one point to the next. */
const [SHEET_STEPS, TUBE_STEPS] = [6, 8]

/** A sheet bent along a profile of [z, y] points, from x0 to x1: seats, backs, shells. */
export function sheet(p: Pen, profile: readonly V2[], [x0, x1]: Span, thickness: number, surface: Surface): void {
  const smooth = curve(profile, SHEET_STEPS)
  const under = smooth.map(([z, y], i): V2 => {
    const [pz, py] = smooth[Math.max(0, i - 1)] ?? [z, y]
    const [nz, ny] = smooth[Math.min(smooth.length - 1, i + 1)] ?? [z, y]
    const size = Math.hypot(nz - pz, ny - py) || 1
    return [z + ((ny - py) / size) * thickness, y - ((nz - pz) / size) * thickness]
  })
  const shape = [...smooth, ...under.toReversed()].map(([z, y]): V3 => [x0, y, z])
  extrude(p, shape, [x1 - x0, 0, 0], surface)
}

/** A round bar between two points, its radius changing from one end to the other: legs, stems, rails. */
export function bar(p: Pen, from: V3, to: V3, r0: number, r1: number, surface: Surface): void {
  p.notes.push({ kind: 'bar', from, to, r0, r1, surface })
}

/** A bent tube or cord through points. */
export function tube(p: Pen, points: readonly V3[], radius: number, surface: Surface, { isStraight = false } = {}): void {
  p.notes.push({ kind: 'tube', points: isStraight ? points : bent(points, TUBE_STEPS), radius, surface })
}

/** A ball or knob. */
export function ball(p: Pen, at: V3, radius: number, surface: Surface): void {
  p.notes.push({ kind: 'ball', at, radius, surface })
}

/** Smooth curve through points on a plane; a point given twice stays a corner. */
export function curve(points: readonly V2[], steps: number): V2[] {
  return bent(
    points.map(([x, y]): V3 => [x, y, 0]),
    steps,
    { hasCorners: true },
  ).map(([x, y]): V2 => [x, y])
}

/** A smooth curve through points of the room. Without corners it curves between the two places of a point given twice, too. */
function bent(points: readonly V3[], steps: number, { hasCorners = false } = {}): V3[] {
  const out: V3[] = []
  for (const [i, b] of points.slice(0, -1).entries()) {
    const c = points[i + 1] ?? b
    if (hasCorners && Math.hypot(...subtract(c, b)) < 1e-6) continue
    const [a, e] = [points[i - 1] ?? b, points[i + 2] ?? c]
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const weights = [
        (-t + 2 * t * t - t ** 3) / 2,
        (2 - 5 * t * t + 3 * t ** 3) / 2,
        (t + 4 * t * t - 3 * t ** 3) / 2,
        (t ** 3 - t * t) / 2,
      ]
      out.push([a, b, c, e].reduce<V3>((sum, point, k) => add(sum, scaled(point, weights[k] ?? 0)), [0, 0, 0]))
    }
  }
  const last = points.at(-1)
  return last ? [...out, last] : out
}
