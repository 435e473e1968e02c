// Vases, bowls and planters.
import type { Pen } from '../pen/pen.ts'
import type { Finish } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { band, turned, disc } from '../pen/turned.ts'
import { plant } from './foliage.ts'
import type { Form } from './form.ts'
import { UPRIGHT } from './stances.ts'

function balusterVase(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [6.5, 0],
      [7, 1],
      [8, 4],
      [12.5, 14],
      [13.5, 22],
      [11, 29],
      [6, 33.5],
      [5, 36],
      [5.4, 39],
      [7.5, 41],
    ],
    f.hard,
  )
  const ink = lightness(f.hard.hex) > 0.85 ? '#40618c' : tone(f.hard.hex, 0.7)
  for (const [y, r, w] of [
    [3.5, 7.9, 3],
    [5, 8.6, 1.2],
    [31, 9, 1.2],
    [33, 6.5, 3],
  ] as const)
    band(p, [0, y, 0], r, ink, { width: w, opacity: 0.55 })
}

function bottleVase(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [7, 0],
      [9, 1.2],
      [11, 7],
      [10.2, 13],
      [6, 18],
      [2.8, 23],
      [2.2, 31],
      [2.4, 37],
      [3.4, 39],
    ],
    f.hard,
  )
}

function glassVase(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [6, 0],
      [6.4, 0.5],
      [6, 2],
      [7.5, 10],
      [9.4, 22],
      [12.4, 31],
      [13.6, 33],
    ],
    f.hard,
  )
  turned(
    p,
    [
      [5.2, 2.5],
      [6.2, 8],
      [7.6, 15],
    ],
    { kind: 'glass', hex: tone(f.hard.hex, -0.1) },
    { isOpen: false },
  )
  for (let i = 1; i < 6; i++)
    p.line(
      [
        [-5 + i * 1.7, 2, 5],
        [-7.5 + i * 2.6, 18, 6],
        [-11.5 + i * 4, 32, 9],
      ],
      '#ffffff',
      { width: 1.4, opacity: 0.5 },
    )
}

function bowl(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [7, 0],
      [7.4, 1],
      [7, 2.2],
      [12, 4.5],
      [18, 9],
      [21, 14],
      [21.4, 15],
    ],
    f.hard,
    f.hard.kind === 'glass' ? {} : { inside: tone(f.hard.hex, -0.22) },
  )
}

function urn(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [15, 0],
      [15, 0],
      [15, 3],
      [15, 3],
      [9, 5],
      [5.5, 10],
      [6.5, 14],
      [13, 18],
      [19, 26],
      [20, 34],
      [18, 39],
      [22, 42],
      [23, 44],
    ],
    f.hard,
    { inside: '#4a3b2d' },
  )
  for (const [y, r] of [
    [4, 11],
    [18, 12.8],
    [38, 18.3],
    [40, 19.6],
  ] as const)
    band(p, [0, y, 0], r, tone(f.hard.hex, -0.9), { width: 1.8, opacity: 0.6 })
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * ((i + 0.5) / 9)
    p.line(
      [
        [Math.cos(a) * 9, 16, Math.sin(a) * 9],
        [Math.cos(a) * 19, 28, Math.sin(a) * 19],
      ],
      tone(f.hard.hex, -0.8),
      { width: 1.4, opacity: 0.5 },
    )
  }
}

function planter(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [11, 0],
      [11, 0],
      [15, 20],
      [15, 20],
      [16.5, 20],
      [16.5, 20],
      [17, 25],
      [17, 25],
    ],
    f.hard,
    { inside: '#4a3627' },
  )
  band(p, [0, 20, 0], 16.2, tone(f.hard.hex, -0.9), { width: 2, opacity: 0.5 })
  disc(p, [0, 22, 0], 15.4, { kind: 'speckle', hex: '#4a382b' })
  plant(p, [0, 21.5, 0], 44, '#4f7350', 19)
}

export const VASE_FORMS: Record<string, Form> = {
  'baluster-vase': { ...UPRIGHT, size: 42, fill: 0.86, detail: [-3, 30, 8], draw: balusterVase },
  'bottle-vase': { ...UPRIGHT, size: 40, fill: 0.86, detail: [-3, 18, 6], draw: bottleVase },
  'glass-vase': { ...UPRIGHT, size: 36, fill: 0.84, detail: [-2, 28, 6], draw: glassVase },
  bowl: { ...UPRIGHT, size: 44, pitch: 22, fill: 0.8, detail: [-8, 12, 10], draw: bowl },
  urn: { ...UPRIGHT, size: 66, pitch: 8, fill: 0.96, detail: [-6, 32, 14], draw: urn },
  planter: { ...UPRIGHT, size: 66, fill: 0.96, detail: [4, 26, 10], draw: planter },
}
