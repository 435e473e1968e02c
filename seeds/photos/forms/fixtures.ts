// Lights of walls, ceilings and gardens, and the bulb itself.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, box, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { LINEN, clothShade } from './light.ts'

const CLEAR: Surface = { kind: 'glass', hex: '#e6eeec' }
const FILAMENT: Surface = { kind: 'metal', hex: '#c98b3a' }

function sconce(p: Pen, f: Finish): void {
  const plate = new Plane(p, 0)
  plate.part(oval(0, -8, 5, 8), f.hard)
  plate.part(oval(0, -8, 3.6, 6.4), f.hard)
  tube(
    p,
    [
      [0, -9, 1],
      [0, -13, 7],
      [0, -10, 12],
      [0, -2, 13],
    ],
    0.9,
    f.hard,
  )
  turned(
    p,
    [
      [2, -2],
      [3.4, -1],
      [3.4, 1],
    ],
    f.hard,
    { at: [0, 0, 13], isOpen: false },
  )
  clothShade(p, [9, 1], [6, 16], f.hard.kind === 'plastic' ? f.hard : LINEN, [0, 0, 13])
}

function outdoorLantern(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [5, 0],
      [5, 1.5],
      [3, 3.5],
      [3, 4],
    ],
    f.hard,
    { isOpen: false },
  )
  box(p, [-7.5, 7.5], [4, 6], [-7.5, 7.5], f.hard)
  const rod = (x: number, z: number) => bar(p, [x, 6, z], [x * 1.25, 28, z * 1.25], 0.55, 0.55, f.hard)
  for (const [x, z] of [
    [-6.5, -6.5],
    [6.5, -6.5],
  ] as const)
    rod(x, z)
  turned(
    p,
    [
      [1.6, 6],
      [2.6, 10],
      [4, 15],
      [3.4, 19],
      [1.5, 22],
    ],
    { kind: 'ceramic', hex: '#fff0c9' },
    { isOpen: false, isLit: true },
  )
  for (const [a, b] of [
    [
      [-6.5, 6.5],
      [6.5, 6.5],
    ],
    [
      [6.5, 6.5],
      [6.5, -6.5],
    ],
  ] as const) {
    p.face(
      [
        [a[0], 6, a[1]],
        [b[0], 6, b[1]],
        [b[0] * 1.25, 28, b[1] * 1.25],
        [a[0] * 1.25, 28, a[1] * 1.25],
      ],
      { kind: 'glass', hex: '#f2e6c4' },
    )
  }
  for (const [x, z] of [
    [-6.5, 6.5],
    [6.5, 6.5],
  ] as const)
    rod(x, z)
  pyramid(p, f.hard, 11, 2, 28, 8)
  turned(
    p,
    [
      [2, 36],
      [2, 38],
      [0.6, 41],
    ],
    f.hard,
    { isOpen: false },
  )
  const ring = Array.from({ length: 13 }, (_, i): V3 => [Math.sin((i * Math.PI) / 6) * 2.4, 43.4 - Math.cos((i * Math.PI) / 6) * 2.4, 0])
  tube(p, ring, 0.35, f.hard)
}

/** A square frustum from half-width r0 at y to r1 at y + height. */
function pyramid(p: Pen, surface: Surface, r0: number, r1: number, y: number, height: number): void {
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const
  corners.forEach(([x, z], i) => {
    const [nx, nz] = corners[(i + 1) % 4] ?? [0, 0]
    p.face(
      [
        [x * r0, y, z * r0],
        [nx * r0, y, nz * r0],
        [nx * r1, y + height, nz * r1],
        [x * r1, y + height, z * r1],
      ],
      surface,
    )
  })
  p.face(
    corners.map(([x, z]): V3 => [x * r1, y + height, z * r1]),
    surface,
  )
}

function bulb(p: Pen, f: Finish): void {
  const screw: Surface = { kind: 'metal', hex: '#b9a878' }
  p.cord([0, 12, 0])
  turned(
    p,
    [
      [2.6, 4.5],
      [2.9, 5],
      [2.9, 10.5],
      [1.6, 12],
    ],
    { kind: 'metal', hex: '#c39b4b' },
    { isOpen: false },
  )
  const glass: Surface = lightness(f.hard.hex) > 0.93 ? { kind: 'ceramic', hex: '#fdf6e6' } : f.hard
  bar(p, [0, -4.4, 0], [0, 2, 0], 0.5, 0.8, CLEAR)
  const strands = Array.from({ length: 7 }, (_, i): V3 => {
    const turn = (i / 6) * 1.6 * Math.PI
    return [Math.cos(turn) * 2.2, i % 2 === 0 ? -4.6 : -10.4, Math.sin(turn) * 2.2]
  })
  if (glass.kind === 'glass') tube(p, strands, 0.13, FILAMENT, { isStraight: true })
  turned(
    p,
    [
      [0.3, -15],
      [2.4, -14.7],
      [4.6, -13.2],
      [5.9, -10.6],
      [6, -8],
      [4.9, -4.4],
      [3, -0.8],
      [2.3, 1.5],
    ],
    glass,
  )
  turned(
    p,
    [
      [2.2, 1],
      [2.4, 1.5],
      [2.4, 4.6],
    ],
    screw,
    { isOpen: false },
  )
  for (const y of [1.8, 2.8, 3.8]) band(p, [0, y, 0], 2.4, '#7d6f48', { width: 2 })
}

/** A ceiling light seen from below: a pan, and a bowl of opal glass in it. A pan of metal is deep and hides half of the bowl. */
function plafond(p: Pen, f: Finish): void {
  const isDeep = f.hard.kind !== 'glass'
  const pan: Surface = f.hard.kind === 'glass' ? f.fitting : f.hard
  const rim = isDeep ? -3 : 1
  p.cord([0, 20, 0])
  turned(
    p,
    [
      [5, 17],
      [5, 20],
    ],
    pan,
    { isOpen: false },
  )
  bar(p, [0, 4, 0], [0, 18, 0], 0.9, 0.9, pan)
  turned(
    p,
    [
      [0.3, -12],
      [7, -11],
      [13, -8],
      [16.6, -3],
      [17.4, 2],
    ],
    { kind: 'ceramic', hex: '#f6ead2' },
    { isOpen: false, isLit: true },
  )
  turned(
    p,
    [
      [19.6, rim],
      [19.6, rim],
      [19.6, rim + 1.6],
      [18.6, rim + 2],
      [18.6, 5],
      [17, 6.4],
      [3, 7],
    ],
    pan,
    { isOpen: false, isSeenFromBelow: true },
  )
  ball(p, [0, -12.6, 0], 1.1, pan)
}

export const FIXTURE_FORMS: Record<string, Form> = {
  sconce: { stage: 'wall', size: 36, yaw: 20, pitch: 6, fill: 0.62, detail: [0, 0, 13], draw: sconce },
  'outdoor-lantern': { stage: 'floor', size: 46, yaw: 32, pitch: 8, fill: 0.88, detail: [0, 22, 8], draw: outdoorLantern },
  bulb: { stage: 'hang', size: 28, yaw: 0, pitch: 6, fill: 0.62, detail: [0, -6, 0], zoom: 2.2, draw: bulb },
  plafond: { stage: 'hang', size: 48, yaw: 0, pitch: -12, fill: 0.76, detail: [6, -4, 14], draw: plafond },
}
