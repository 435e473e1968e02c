// Boxes, baskets, mantel clocks, beds for pets.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, box, extrude, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { dial } from './walls.ts'
import { SEEN } from './stances.ts'

function boxForm(p: Pen, f: Finish): void {
  box(p, [-15, 15], [0, 8.6], [-10, 10], f.hard)
  p.line(
    [
      [-15, 8.8, 10],
      [15, 8.8, 10],
    ],
    tone(f.hard.hex, -1.3),
    { width: 3, opacity: 0.8 },
  )
  p.line(
    [
      [15, 8.8, 10],
      [15, 8.8, -10],
    ],
    tone(f.hard.hex, -1.3),
    { width: 3, opacity: 0.8 },
  )
  box(p, [-15.3, 15.3], [9, 12.6], [-10.3, 10.3], f.hard)
  const inlay = f.hard.kind === 'metal' ? tone(f.hard.hex, -0.7) : '#c9a45c'
  p.line(
    [
      [-13.5, 12.7, 8.5],
      [13.5, 12.7, 8.5],
      [13.5, 12.7, -8.5],
      [-13.5, 12.7, -8.5],
      [-13.5, 12.7, 8.5],
    ],
    inlay,
    { width: 2.2 },
  )
  p.line(
    [
      [0, 12.7, 5.5],
      [7.5, 12.7, 0],
      [0, 12.7, -5.5],
      [-7.5, 12.7, 0],
      [0, 12.7, 5.5],
    ],
    inlay,
    { width: 2 },
  )
  p.face(
    [
      [-1.6, 6.6, 10.4],
      [1.6, 6.6, 10.4],
      [1.6, 10.8, 10.4],
      [-1.6, 10.8, 10.4],
    ],
    f.fitting,
  )
  ball(p, [0, 8, 10.6], 0.6, { kind: 'metal', hex: '#6b5a35' })
}

function jewelBox(p: Pen, f: Finish): void {
  const velvet: Surface = { kind: 'velvet', hex: f.hard.kind === 'wood' ? '#7d3a42' : '#f0e2d2' }
  p.face(
    [
      [-13, 9, -9],
      [13, 9, -9],
      [13, 24, -14],
      [-13, 24, -14],
    ],
    f.hard,
    { grain: [1, 0, 0] },
  )
  p.face(
    [
      [-11.5, 10.5, -8.9],
      [11.5, 10.5, -8.9],
      [11.5, 22.5, -12.9],
      [-11.5, 22.5, -12.9],
    ],
    { kind: 'plastic', hex: '#d3dad6' },
  )
  p.line(
    [
      [-6, 12, -8.8],
      [2, 21, -12],
    ],
    '#ffffff',
    { width: 4, opacity: 0.5 },
  )
  box(p, [-13, 13], [0, 9], [-9, 9], f.hard)
  p.face(
    [
      [-12, 9.1, 8],
      [12, 9.1, 8],
      [12, 9.1, -8],
      [-12, 9.1, -8],
    ],
    velvet,
  )
  for (let i = 0; i < 18; i++)
    ball(p, [-8 + Math.cos(i * 0.5) * 3.4 + i * 0.2, 9.7, 1 + Math.sin(i * 0.5) * 4], 0.62, { kind: 'ceramic', hex: '#f6efe2' })
  tube(
    p,
    Array.from({ length: 17 }, (_, i): V3 => [5.5 + Math.cos((i * Math.PI) / 8) * 1.7, 9.7, 3 + Math.sin((i * Math.PI) / 8) * 1.7]),
    0.35,
    { kind: 'metal', hex: '#c39b4b' },
  )
  ball(p, [5.5, 10.6, 4.9], 0.8, { kind: 'glass', hex: '#722536' })
  p.face(
    [
      [-1.5, 4.5, 9.1],
      [1.5, 4.5, 9.1],
      [1.5, 8, 9.1],
      [-1.5, 8, 9.1],
    ],
    f.fitting,
  )
}

function basket(p: Pen, f: Finish): void {
  const weave: Surface = f.hard.kind === 'wicker' ? f.hard : { kind: 'wicker', hex: f.hard.hex }
  turned(
    p,
    [
      [16, 0],
      [17.4, 1],
      [20, 14],
      [20.6, 27],
    ],
    weave,
    { inside: tone(weave.hex, -0.85) },
  )
  for (const y of [26.6, 25, 1.5]) band(p, [0, y, 0], y > 20 ? 20.5 : 17.5, tone(weave.hex, y > 26 ? 0.4 : -0.5), { width: y > 20 ? 6 : 4 })
  for (const x of [-20, 20])
    tube(
      p,
      [
        [x, 22, 4],
        [x * 1.13, 30, 2],
        [x * 1.13, 30, -2],
        [x, 22, -4],
      ],
      0.9,
      weave,
    )
}

function mantelClock(p: Pen, f: Finish): void {
  const arch: V2[] = [
    [-17, 3],
    [17, 3],
    ...Array.from({ length: 17 }, (_, i): V2 => [Math.cos((i * Math.PI) / 16) * 14, 14 + Math.sin((i * Math.PI) / 16) * 14]),
  ]
  box(p, [-19, 19], [0, 3], [-6.5, 6.5], f.hard)
  extrude(
    p,
    arch.map(([x, y]): V3 => [x, y, -5]),
    [0, 0, 10],
    f.hard,
  )
  const plane = new Plane(p, 5.2)
  plane.part(oval(0, 15, 9.6), { kind: 'metal', hex: '#c39b4b' })
  plane.part(oval(0, 15, 8.4), { kind: 'ceramic', hex: '#f6efe0' })
  dial(new Plane(p, (x, y) => [x, y + 15, 5.3]), 8.4, 10, 9)
  for (const x of [-15, 15]) plane.part(oval(x, 5.5, 1.1), { kind: 'metal', hex: '#c39b4b' })
}

function petBed(p: Pen, f: Finish): void {
  if (f.hard.kind === 'wicker') {
    turned(
      p,
      [
        [27, 0],
        [30, 1],
        [33, 17],
      ],
      f.hard,
      { inside: tone(f.hard.hex, -0.6) },
    )
    petCushion(p, 29.5, { kind: 'textile', hex: '#efe5d2' })
    band(p, [0, 17, 0], 33, tone(f.hard.hex, 0.3), { width: 6 })
    return
  }
  const roll = Array.from({ length: 49 }, (_, i): V3 => {
    const a = ((i % 48) * Math.PI) / 24
    return [Math.cos(a) * 28, 7.4, Math.sin(a) * 28]
  })
  tube(p, roll, 7.4, f.soft, { isStraight: true })
  petCushion(p, 24.5, { kind: 'textile', hex: mix(f.soft.hex, '#f3ead9', 0.75) })
}

/** A round cushion with a button, lying in a bed of radius `r`. */
function petCushion(p: Pen, r: number, cloth: Surface): void {
  const profile: V2[] = [
    [r, 6.5],
    [r * 0.97, 8.8],
    [r * 0.8, 11.6],
    [r * 0.5, 12.6],
    [r * 0.2, 11.6],
    [r * 0.04, 10],
  ]
  turned(p, profile, cloth, { isOpen: false })
  ball(p, [0, 10.1, 0], 1, cloth)
}

export const OBJECT_FORMS: Record<string, Form> = {
  box: { ...SEEN, size: 32, pitch: 22, fill: 0.84, detail: [2, 10, 8], draw: boxForm },
  'jewel-box': { ...SEEN, size: 30, pitch: 22, fill: 0.86, detail: [-2, 11, 2], draw: jewelBox },
  basket: { ...SEEN, yaw: 0, pitch: 18, size: 46, fill: 0.86, detail: [-6, 18, 16], draw: basket },
  'mantel-clock': { ...SEEN, yaw: 22, pitch: 9, size: 40, fill: 0.9, detail: [2, 16, 5], draw: mantelClock },
  'pet-bed': { ...SEEN, yaw: 0, pitch: 24, size: 70, fill: 0.92, detail: [-12, 12, 20], draw: petBed },
}
