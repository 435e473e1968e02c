// Mirrors on the wall and standing.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly } from '../pen/plane.ts'
import { bar } from '../pen/solids.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { FLAT } from './stances.ts'

/** Silvered glass. */
export function mirrorGlass(plane: Plane, d: string): void {
  plane.part(d, { kind: 'plastic', hex: '#cfd6d3' })
}

function roundMirror(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  wall.part(oval(0, 0, 40), f.hard)
  wall.ink(oval(0, 0, 36.6), { stroke: tone(f.hard.hex, -0.9), width: 2, opacity: 0.6 })
  mirrorGlass(wall, oval(0, 0, 36))
  wall.ink('M-20 8L6 30M-26 -6L-2 16', { stroke: '#ffffff', width: 5, opacity: 0.4 })
}

function sunburst(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  for (let i = 0; i < 48; i++) {
    const [a, r, half] = [(i * Math.PI) / 24, i % 2 === 0 ? 46 : i % 4 === 1 ? 36 : 40, 0.052]
    const ray: V2[] = [
      [Math.cos(a - half) * 15, Math.sin(a - half) * 15],
      [Math.cos(a) * r, Math.sin(a) * r],
      [Math.cos(a + half) * 15, Math.sin(a + half) * 15],
    ]
    wall.part(poly(ray), { kind: 'paint', hex: f.hard.hex })
  }
  wall.part(oval(0, 0, 18), f.hard)
  mirrorGlass(wall, oval(0, 0, 15))
  wall.ink('M-8 2L3 12', { stroke: '#ffffff', width: 4, opacity: 0.5 })
}

function archMirror(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  const arch = (g: number) =>
    `M${-30 + g} ${-50 + g}L${30 - g} ${-50 + g}L${30 - g} 20C${30 - g} ${38 - g * 0.4} 17 ${50 - g} 0 ${50 - g}C-17 ${50 - g} ${-30 + g} ${38 - g * 0.4} ${-30 + g} 20Z`
  wall.part(arch(0), f.hard, { degrees: 90 })
  wall.ink(arch(3.4), { stroke: tone(f.hard.hex, -0.9), width: 2.4, opacity: 0.6 })
  mirrorGlass(wall, arch(4))
  wall.ink('M-18 -14L14 26M-18 -30L0 -8', { stroke: '#ffffff', width: 6, opacity: 0.35 })
}

export const MIRROR_FORMS: Record<string, Form> = {
  'round-mirror': { ...FLAT, size: 82, fill: 0.92, detail: [-24, 24, 0], draw: roundMirror },
  'sunburst-mirror': { ...FLAT, size: 94, fill: 0.98, detail: [14, 16, 0], draw: sunburst },
  'arch-mirror': { ...FLAT, size: 104, fill: 0.9, detail: [-14, 34, 0], draw: archMirror },
  'cheval-mirror': {
    stage: 'floor',
    size: 165,
    yaw: 20,
    pitch: 6,
    fill: 1,
    detail: [-14, 110, 0],
    draw: (p, f) => {
      for (const x of [-31, 31]) {
        bar(p, [x, 3, 0], [x, 0, -24], 1.6, 1.2, f.hard)
        bar(p, [x, 120, 0], [x, 3, 0], 1.5, 1.9, f.hard)
        bar(p, [x, 3, 0], [x, 0, 24], 1.6, 1.2, f.hard)
        turned(
          p,
          [
            [1.6, 119],
            [2.2, 121],
            [1, 124],
          ],
          f.hard,
          { at: [x, 0, 0], isOpen: false },
        )
      }
      bar(p, [-31, 22, 0], [31, 22, 0], 1.2, 1.2, f.hard)
      const plane = new Plane(p, (x, y) => [x, y, (y - 90) * -0.09])
      const arch = (g: number) =>
        `M${-26 + g} ${30 + g}L${26 - g} ${30 + g}L${26 - g} 138C${26 - g} ${152 - g * 0.4} 15 ${164 - g} 0 ${164 - g}C-15 ${164 - g} ${-26 + g} ${152 - g * 0.4} ${-26 + g} 138Z`
      plane.part(arch(0), f.hard, { degrees: 90 })
      mirrorGlass(plane, arch(3.4))
      plane.ink('M-14 70L14 118M-16 92L8 134', { stroke: '#ffffff', width: 6, opacity: 0.35 })
    },
  },
  'vanity-mirror': {
    stage: 'floor',
    size: 46,
    yaw: 14,
    pitch: 9,
    fill: 0.9,
    detail: [-6, 30, 0],
    draw: (p, f) => {
      turned(
        p,
        [
          [9, 0],
          [9.4, 0.8],
          [7, 2.4],
          [1.8, 4.4],
          [1.2, 7],
          [1.8, 9.5],
          [1.1, 12],
          [1.1, 15],
        ],
        f.hard,
        { isOpen: false },
      )
      const plane = new Plane(p, (x, y) => [x, y, (y - 30) * -0.12])
      plane.part(oval(0, 30, 15.5), f.hard)
      mirrorGlass(plane, oval(0, 30, 13.6))
      plane.ink('M-7 32L2 41M-8 26L5 39', { stroke: '#ffffff', width: 5, opacity: 0.4 })
    },
  },
}
