// Flacons, decanters, cosmetics.
import type { Pen } from '../pen/pen.ts'
import { ball } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { UPRIGHT } from './stances.ts'

function flacon(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [4.4, 0.8],
      [5.6, 1.4],
      [6.6, 4],
      [6.2, 7.4],
    ],
    { kind: 'glass', hex: mix(f.hard.hex, '#d9a256', 0.45) },
    { isOpen: false },
  )
  turned(
    p,
    [
      [5, 0],
      [6, 0.5],
      [7.6, 4],
      [7, 8.5],
      [3, 11.4],
      [1.8, 12.4],
      [1.8, 13.2],
    ],
    f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [2.2, 13],
      [2.2, 14.2],
    ],
    { kind: 'metal', hex: '#c39b4b' },
    { isOpen: false },
  )
  ball(p, [0, 16.4, 0], 2.7, f.hard)
  for (const x of [-4, -1.5, 1.5, 4])
    p.line(
      [
        [x, 1.5, 5],
        [x * 1.15, 8, 4],
      ],
      '#ffffff',
      { width: 1.5, opacity: 0.5 },
    )
}

function decanter(p: Pen, f: Finish): void {
  const whisky: V2[] = [
    [7.4, 0.9],
    [8, 2],
    [8, 11],
  ]
  turned(p, whisky, { kind: 'glass', hex: '#b5702c' }, { isOpen: false })
  turned(
    p,
    [
      [7.6, 0],
      [8.6, 0.7],
      [8.6, 14],
      [7.6, 16.5],
      [3, 19.5],
      [2.3, 22],
      [3, 24],
    ],
    f.hard,
  )
  for (let i = -3; i <= 3; i++)
    p.line(
      [
        [i * 2.3, 1.5, 8],
        [i * 2.3, 7, 8],
      ],
      '#ffffff',
      { width: 1.6, opacity: 0.55 },
    )
  ball(p, [0, 27, 0], 3.6, f.hard)
  for (const [x, z] of [
    [15, 2],
    [-14, 5],
  ] as const) {
    turned(
      p,
      [
        [3.4, 1],
        [3.7, 3.6],
      ],
      { kind: 'glass', hex: '#b5702c' },
      { at: [x, 0, z], isOpen: false },
    )
    turned(
      p,
      [
        [3.6, 0],
        [3.9, 0.5],
        [4.2, 9],
      ],
      f.hard,
      { at: [x, 0, z] },
    )
  }
}

function cosmetics(p: Pen, f: Finish): void {
  const lid: Surface = { kind: 'metal', hex: '#c39b4b' }
  const body: Surface = f.hard.kind === 'glass' && lightness(f.hard.hex) > 0.9 ? { kind: 'ceramic', hex: '#f6f0e4' } : f.hard
  turned(
    p,
    [
      [3.3, 0],
      [3.5, 0.5],
      [3.5, 12],
      [1.3, 14],
      [1.3, 15],
    ],
    body,
    { at: [-9, 0, -3], isOpen: false },
  )
  turned(
    p,
    [
      [1.7, 15],
      [1.7, 19],
      [1.5, 19.4],
    ],
    lid,
    { at: [-9, 0, -3], isOpen: false },
  )
  turned(
    p,
    [
      [5.6, 0],
      [6, 0.6],
      [6, 5],
    ],
    body,
    { at: [2, 0, 2], isOpen: false },
  )
  turned(
    p,
    [
      [6.2, 5],
      [6.2, 8],
      [6, 8.4],
    ],
    lid,
    { at: [2, 0, 2], isOpen: false },
  )
  turned(
    p,
    [
      [2, 0],
      [2, 6],
      [1.5, 6],
      [1.5, 6],
      [1.5, 9.4],
      [1.3, 9.8],
    ],
    { kind: 'plastic', hex: '#722536' },
    { at: [11, 0, 5], isOpen: false },
  )
  soft(p, { at: [12, 0, -5], size: [7, 3, 7], round: 0.7 }, { kind: 'velvet', hex: '#e5b8ac' })
}

export const FLACON_FORMS: Record<string, Form> = {
  flacon: { ...UPRIGHT, size: 19, fill: 0.68, detail: [-1, 11, 4], draw: flacon },
  decanter: { ...UPRIGHT, size: 36, fill: 0.86, detail: [-3, 14, 6], draw: decanter },
  cosmetics: { ...UPRIGHT, size: 28, fill: 0.78, pitch: 14, detail: [2, 8, 4], draw: cosmetics },
}
