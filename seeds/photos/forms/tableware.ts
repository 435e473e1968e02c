// Plates, cups, jugs and pots.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { band, disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { SMALL } from './stances.ts'

/** White china with its colour as decoration; coloured ware as it is. */
function ware(f: Finish): { body: Surface; line: string } {
  const isChina = f.hard.kind === 'ceramic' && lightness(f.hard.hex) < 0.82 && lightness(f.hard.hex) > 0.28
  if (isChina) return { body: f.hard, line: tone(f.hard.hex, 0.75) }
  return { body: f.hard, line: f.hard.kind === 'metal' ? tone(f.hard.hex, -0.8) : '#b8933f' }
}

function plates(p: Pen, f: Finish): void {
  const { body, line } = ware(f)
  // The best plate stands behind, shown full face.
  const face = new Plane(p, (x, y) => [x, y + 16, -10 + y * -0.12])
  face.part(oval(0, 0, 16), body, { body: -2 })
  for (const r of [15.2, 11.6]) face.ink(oval(0, 0, r), { stroke: line, width: r > 12 ? 3.4 : 1.6 })
  for (let i = 0; i < 20; i++) {
    const a = (i * Math.PI) / 10
    face.ink(oval(Math.cos(a) * 13.4, Math.sin(a) * 13.4, 0.5), { fill: i % 2 === 0 ? line : f.accents[1] })
  }
  face.ink('M-10 8C-6 12 0 13.6 5 12.8', { stroke: '#ffffff', width: 4, opacity: 0.45 })
  for (let i = 0; i < 3; i++) {
    const [y, r] = [i * 1.5, 13.4 - i * 0.4]
    turned(
      p,
      [
        [7, y],
        [9, y],
        [r - 0.4, y + 2.4],
        [r, y + 2.7],
      ],
      body,
      { at: [0, 0, 3], inside: tone(body.hex, -0.06) },
    )
  }
  band(p, [0, 5.6, 3], 12.4, line, { width: 2 })
}

function oneCup(p: Pen, f: Finish, at: V3 = [0, 0, 0]): void {
  const { body, line } = ware(f)
  const to = (x: number, y: number): V3 => [at[0] + x, at[1] + y, at[2]]
  turned(
    p,
    [
      [5, 0],
      [6, 0.4],
      [9, 1.2],
      [9.6, 1.8],
    ],
    body,
    { at, inside: tone(body.hex, -0.12) },
  )
  band(p, to(0, 1.6), 9.4, line, { width: 2 })
  tube(p, [to(5, 7.4), to(8, 8.2), to(8.6, 6), to(6.6, 3.9), to(4.2, 3.4)], 0.5, body)
  turned(
    p,
    [
      [2.6, 1],
      [2.9, 1.6],
      [4.6, 3],
      [5.6, 6],
      [6, 8.8],
    ],
    body,
    { at, inside: '#5b3a26' },
  )
  disc(p, to(0, 8.1), 5.5, body, { fill: '#6b4229' })
  band(p, to(0, 8.1), 5.8, line, { width: 2 })
}

function jugShape(p: Pen, surface: Surface, inside?: string): void {
  tube(
    p,
    [
      [6, 22, 0],
      [13, 22, 0],
      [14.5, 15, 0],
      [11, 9, 0],
      [8, 7, 0],
    ],
    1.1,
    surface,
  )
  turned(
    p,
    [
      [6, 0],
      [6.6, 0.8],
      [9.4, 6],
      [9.6, 11],
      [7, 17.5],
      [5.6, 22],
      [6.4, 26],
    ],
    surface,
    inside ? { inside } : {},
  )
  // The lip it pours from.
  const plane = new Plane(p, 0)
  plane.part('M-6 26.200C-7.4 26.9 -8.7 27.2 -9.2 26.8C-8.600 25.2 -7.2 23 -5.5 21.4L-4.9 22.4L-5.1 25.600Z', surface, { body: 1.9 })
}

function service(p: Pen, f: Finish): void {
  const { body, line } = ware(f)
  const pot: V3 = [-6, 0, -4]
  const to = (x: number, y: number): V3 => [pot[0] + x, y, pot[2]]
  tube(p, [to(-7, 14), to(-14, 15), to(-15, 9), to(-11, 5), to(-8, 4.5)], 0.9, body)
  tube(p, [to(7, 5), to(11, 7), to(13.5, 12), to(16, 15)], 1.25, body)
  turned(
    p,
    [
      [5.4, 0],
      [6, 0.8],
      [9.6, 5],
      [10, 9],
      [8, 13.5],
      [5, 16],
    ],
    body,
    { at: pot, isOpen: false },
  )
  for (const [y, r] of [
    [14.6, 6.9],
    [2.4, 7.9],
  ] as const)
    band(p, to(0, y), r, line, { width: 2.4 })
  turned(
    p,
    [
      [5.2, 16],
      [4.8, 17],
      [2, 18.6],
      [0.6, 19],
    ],
    body,
    { at: pot, isOpen: false },
  )
  ball(p, to(0, 20), 1.2, body)
  oneCup(p, f, [14, 0, 8])
  const bowl: V3 = [-17, 0, 10]
  turned(
    p,
    [
      [3, 0],
      [4.8, 2],
      [5, 5],
      [3.8, 6.4],
    ],
    body,
    { at: bowl, isOpen: false },
  )
  band(p, [bowl[0], 5.4, bowl[2]], 4.6, line, { width: 2 })
  ball(p, [bowl[0], 7.4, bowl[2]], 0.8, body)
}

function pot(p: Pen, f: Finish): void {
  for (const side of [-1, 1])
    tube(
      p,
      [
        [side * 14, 11.6, 0],
        [side * 18, 12, 0],
        [side * 18.4, 9.4, 0],
        [side * 14, 9, 0],
      ],
      0.9,
      f.hard,
    )
  turned(
    p,
    [
      [12.6, 0],
      [13.8, 0.8],
      [14.4, 4],
      [14.6, 13],
    ],
    f.hard,
    { isOpen: false },
  )
  band(p, [0, 12.6, 0], 14.6, tone(f.hard.hex, -0.8), { width: 2 })
  turned(
    p,
    [
      [14.9, 13],
      [15, 13.8],
      [12, 16.4],
      [6, 18.2],
      [2, 18.8],
    ],
    f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [1.2, 18.6],
      [1, 19.6],
      [2.4, 20.6],
      [2.4, 21.6],
      [1.6, 22.2],
    ],
    f.hard.kind === 'metal' ? f.fitting : { kind: 'wood', hex: '#75492d' },
    { isOpen: false },
  )
}

function cakeStand(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [7, 0],
      [7.2, 0.6],
      [4.6, 1.8],
      [1.6, 4],
      [1.4, 8],
      [2.6, 10],
      [5, 11.4],
    ],
    f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [6, 11.2],
      [15, 11.8],
      [16, 12.4],
      [16.2, 13.4],
    ],
    f.hard,
    f.hard.kind === 'glass' ? {} : { inside: tone(f.hard.hex, 0.05) },
  )
  disc(p, [0, 12.8, 0], 14.6, f.hard, f.hard.kind === 'glass' ? { opacity: 0.35 } : {})
  for (let i = 0; i < 21; i++) {
    const a = Math.PI * (i / 20)
    ball(p, [Math.cos(a) * 16.2, 12.8, Math.sin(a) * 16.2], 0.7, f.hard)
  }
}

export const TABLEWARE_FORMS: Record<string, Form> = {
  plates: { ...SMALL, size: 34, fill: 0.86, detail: [-4, 18, -8], draw: plates },
  cup: { ...SMALL, size: 20, pitch: 20, fill: 0.76, detail: [2, 6, 3], draw: (p, f) => oneCup(p, f) },
  jug: { ...SMALL, size: 28, pitch: 12, fill: 0.84, detail: [2, 18, 5], draw: (p, f) => jugShape(p, f.hard, tone(f.hard.hex, -0.5)) },
  'glass-jug': {
    ...SMALL,
    size: 28,
    pitch: 12,
    fill: 0.84,
    detail: [2, 18, 5],
    draw: (p, f) => {
      turned(
        p,
        [
          [5.6, 0.8],
          [8.6, 6],
          [8.8, 11],
          [7.6, 14.5],
        ],
        { kind: 'glass', hex: tone(f.hard.hex, -0.15) },
        { isOpen: false },
      )
      jugShape(p, f.hard)
    },
  },
  service: { ...SMALL, size: 40, detail: [-2, 13, 2], draw: service },
  pot: { ...SMALL, size: 38, pitch: 18, fill: 0.86, detail: [-4, 14, 10], draw: pot },
  'cake-stand': { ...SMALL, size: 34, pitch: 18, fill: 0.86, detail: [-6, 12, 12], draw: cakeStand },
}
