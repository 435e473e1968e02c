// Stands for pen/solids.ts in the studio: solids are noted, not drawn.
import type * as drawn from '../../photos/pen/solids.ts'
import { curve } from '../../photos/pen/solids.ts'
import type { V2, V3 } from '../../photos/pen/space.ts'
import { noted } from './note-pen.ts'

export { curve } from '../../photos/pen/solids.ts'

const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const satisfies Record<drawn.Axis, V3>

export const box: typeof drawn.box = (p, [x0, x1], [y0, y1], [z0, z1], surface, grain = 'x') => {
  noted(p).notes.push({
    kind: 'box',
    low: [Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1)],
    high: [Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1)],
    grain: AXES[grain],
    surface,
  })
}

export const extrude: typeof drawn.extrude = (p, shape, by, surface, { grain } = {}) => {
  noted(p).notes.push({ kind: 'prism', shape, by, grain: grain ?? null, surface })
}

export const sheet: typeof drawn.sheet = (p, profile, [x0, x1], thickness, surface) => {
  const smooth = curve(profile, 6)
  const under = smooth.map(([z, y], i): V2 => {
    const [pz, py] = smooth[Math.max(0, i - 1)] ?? [z, y]
    const [nz, ny] = smooth[Math.min(smooth.length - 1, i + 1)] ?? [z, y]
    const size = Math.hypot(nz - pz, ny - py) || 1
    return [z + ((ny - py) / size) * thickness, y - ((nz - pz) / size) * thickness]
  })
  const shape = [...smooth, ...under.toReversed()].map(([z, y]): V3 => [x0, y, z])
  extrude(p, shape, [x1 - x0, 0, 0], surface)
}

export const bar: typeof drawn.bar = (p, from, to, r0, r1, surface) => {
  noted(p).notes.push({ kind: 'bar', from, to, r0, r1, surface })
}

export const tube: typeof drawn.tube = (p, points, radius, surface, { isStraight = false } = {}) => {
  noted(p).notes.push({ kind: 'tube', points: isStraight ? points : bent(points), radius, surface })
}

export const ball: typeof drawn.ball = (p, at, radius, surface) => {
  noted(p).notes.push({ kind: 'ball', at, radius, surface })
}

const STEPS = 8

/** The pen's own curve: through the points, eight steps from each to the next. */
function bent(points: readonly V3[]): V3[] {
  const out: V3[] = []
  for (const [i, b] of points.slice(0, -1).entries()) {
    const c = points[i + 1] ?? b
    const [a, e] = [points[i - 1] ?? b, points[i + 2] ?? c]
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS
      const at = (k: 0 | 1 | 2) =>
        (a[k] * (-t + 2 * t * t - t ** 3) +
          b[k] * (2 - 5 * t * t + 3 * t ** 3) +
          c[k] * (t + 4 * t * t - 3 * t ** 3) +
          e[k] * (t ** 3 - t * t)) /
        2
      out.push([at(0), at(1), at(2)])
    }
  }
  const last = points.at(-1)
  return last ? [...out, last] : out
}
