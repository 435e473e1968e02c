// Pens and desk sets.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, box, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { LAID, ON_TABLE } from './stances.ts'

function fountainPen(p: Pen, f: Finish): void {
  const body: Surface = f.hard.kind === 'plastic' ? { kind: 'ceramic', hex: f.hard.hex } : f.hard
  const gold: Surface = { kind: 'metal', hex: f.hard.kind === 'metal' && lightness(f.hard.hex) > 0.72 ? '#c39b4b' : '#c9a24a' }
  const at = (t: number): V3 => [-5.4 + t * 0.78, 4.6 - t * 0.64, 0]
  bar(p, at(-1.6), at(0), 0.36, 0.5, body)
  bar(p, at(0), at(6.6), 0.5, 0.56, body)
  bar(p, at(6.5), at(6.9), 0.57, 0.57, gold)
  bar(p, at(6.9), at(9), 0.46, 0.36, body)
  const nib = new Plane(p, 0.1)
  const [c, s] = [0.773, -0.634]
  const q = (t: number, n: number) => `${(at(9)[0] + c * t - s * n).toFixed(3)} ${(at(9)[1] + s * t + c * n).toFixed(3)}`
  nib.part(`M${q(-0.2, 0.34)}C${q(0.6, 0.5)} ${q(1, 0.3)} ${q(2.2, 0)}C${q(1, -0.3)} ${q(0.6, -0.5)} ${q(-0.2, -0.34)}Z`, gold)
  nib.ink(`M${q(0.7, 0)}L${q(2.1, 0)}`, { stroke: tone(gold.hex, -1.1), width: 1.6 })
  nib.ink(oval(at(9)[0] + c * 0.7, at(9)[1] + s * 0.7, 0.1), { fill: tone(gold.hex, -1.1) })
  const cap = (t: number): V3 => [-3.4 + t * 0.78, 0.2 - t * 0.64, 0]
  bar(p, cap(0), cap(5.4), 0.5, 0.64, body)
  bar(p, cap(5.2), cap(5.6), 0.66, 0.66, gold)
  bar(p, cap(-0.3), cap(0), 0.4, 0.5, gold)
  tube(
    p,
    [
      [cap(0.3)[0] + 0.4, cap(0.3)[1] + 0.5, 0.2],
      [cap(3.4)[0] + 0.42, cap(3.4)[1] + 0.52, 0.2],
    ],
    0.1,
    gold,
  )
  ball(p, [cap(3.5)[0] + 0.42, cap(3.5)[1] + 0.52, 0.2], 0.16, gold)
}

function deskSet(p: Pen, f: Finish): void {
  box(p, [-20, 20], [0, 1.6], [-12, 12], f.hard)
  turned(
    p,
    [
      [4.6, 1.6],
      [4.8, 2],
      [4.8, 13],
    ],
    f.hard,
    { at: [-12, 0, -4], inside: '#2d2622' },
  )
  for (const [x, z, h, hex] of [
    [-13.6, -4.5, 21, '#d9b27a'],
    [-11, -5, 23, '#b23a32'],
    [-12.4, -2.4, 19.5, '#41556a'],
  ] as const) {
    bar(p, [x, 10, z], [x + (x + 12) * 1.6, h, z], 0.5, 0.5, { kind: 'wood', hex })
    bar(p, [x + (x + 12) * 1.6, h, z], [x + (x + 12) * 1.75, h + 1.6, z], 0.5, 0.05, { kind: 'wood', hex: '#ead2a6' })
  }
  turned(
    p,
    [
      [4.8, 7],
      [4.8, 13],
    ],
    f.hard,
    { at: [-12, 0, -4], isOpen: false },
  )
  band(p, [-12, 12.4, -4], 4.8, f.fitting.hex, { width: 3 })
  box(p, [-1, 9], [1.6, 5.6], [-7, 2], { kind: 'glass', hex: '#3b4d6a' })
  turned(
    p,
    [
      [3, 5.6],
      [3.2, 6],
      [3.2, 7.6],
      [1, 9],
    ],
    f.fitting,
    { at: [4, 0, -2.5], isOpen: false },
  )
  box(p, [12, 18.5], [1.6, 3], [-8, 6], { kind: 'paint', hex: '#efe6d2' })
  bar(p, [-4, 2.3, 8], [12, 2.3, 7], 0.7, 0.6, { kind: 'ceramic', hex: '#2d2a28' })
  bar(p, [12, 2.3, 7], [14, 2.3, 6.9], 0.5, 0.1, f.fitting)
}

export const WRITING_FORMS: Record<string, Form> = {
  'fountain-pen': { ...LAID, size: 14, fill: 0.92, detail: [2.2, -1.4, 0], draw: fountainPen },
  'desk-set': { ...ON_TABLE, size: 42, pitch: 20, yaw: 18, fill: 0.94, detail: [-6, 8, -2], draw: deskSet },
}
