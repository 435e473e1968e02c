// Glasses, cutlery, and sets for bathroom and bowl.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { SMALL } from './stances.ts'

/** Blown thin, coloured glass is paler than the same glass in a vase. */
function blown({ hard }: Finish): Surface {
  return lightness(hard.hex) > 0.75 ? hard : { kind: hard.kind, hex: mix(hard.hex, '#f4fbf6', 0.42) }
}

function wineGlass(p: Pen, f: Finish): void {
  for (const [x, z, wine] of [
    [-7, -5, '#7a2436'],
    [6, 3, null],
  ] as const) {
    const at: V3 = [x, 0, z]
    const stem: Surface = { kind: 'glass', hex: '#dbe7e5' }
    turned(
      p,
      [
        [4.6, 0],
        [4.6, 0.3],
        [1.4, 0.8],
        [0.45, 2.4],
        [0.4, 10],
        [0.8, 11],
      ],
      stem,
      { at, isOpen: false },
    )
    if (wine)
      turned(
        p,
        [
          [0.4, 11.2],
          [3, 12.4],
          [4.4, 15],
          [4.5, 16.4],
        ],
        { kind: 'glass', hex: mix(wine, f.hard.hex, 0.15) },
        { at, isOpen: false },
      )
    turned(
      p,
      [
        [0.5, 10.8],
        [3.2, 12],
        [4.8, 15],
        [4.7, 19],
        [3.9, 23],
      ],
      blown(f),
      { at },
    )
  }
}

function coupe(p: Pen, f: Finish): void {
  for (const [x, z] of [
    [-7, -4],
    [6.5, 4],
  ] as const) {
    const at: V3 = [x, 0, z]
    turned(
      p,
      [
        [4.2, 0],
        [4.2, 0.3],
        [1.4, 0.8],
        [0.5, 2.4],
        [0.4, 9],
        [0.8, 10],
      ],
      { kind: 'glass', hex: '#dbe7e5' },
      { at, isOpen: false },
    )
    turned(
      p,
      [
        [0.6, 10.2],
        [3.4, 11.2],
        [5.2, 12.8],
      ],
      { kind: 'glass', hex: '#ecd08c' },
      { at, isOpen: false },
    )
    turned(
      p,
      [
        [0.6, 10],
        [3.6, 11],
        [5.6, 13],
        [6, 15.4],
      ],
      blown(f),
      { at },
    )
    for (let i = -2; i <= 2; i++)
      p.line(
        [
          [x + i * 0.8, 10.6, z + 3],
          [x + i * 2, 14.8, z + 4.6],
        ],
        '#ffffff',
        { width: 1.1, opacity: 0.6 },
      )
  }
}

function cutlery(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0.4)
  const metal: Surface = f.hard.kind === 'metal' ? f.hard : { kind: 'metal', hex: f.hard.hex }
  const part = (d: string, body: number) => plane.part(d, metal, { body })
  const stem = (x: number, top = 4) => `M${x - 0.4} ${top}L${x - 0.85} -9C${x - 1} -11.4 ${x + 1} -11.4 ${x + 0.85} -9L${x + 0.4} ${top}Z`
  for (const x of [-7.5, -2.5]) {
    const tines = [-1.15, -0.383, 0.383, 1.15]
      .map((at) => `L${x + at - 0.25} 7.4L${x + at - 0.25} 11.4Q${x + at} 12.4 ${x + at + 0.25} 11.4L${x + at + 0.25} 7.4`)
      .join('')
    part(
      `M${x - 0.4} 3.4C${x - 0.5} 4.8 ${x - 1.4} 5 ${x - 1.4} 6.6${tines}L${x + 1.4} 6.6C${x + 1.4} 5 ${x + 0.5} 4.8 ${x + 0.4} 3.4Z`,
      0.4,
    )
    part(stem(x), 0.42)
  }
  part('M1.9 3L1.6 -9C1.5 -11.4 3.4 -11.4 3.3 -9L3 3Z', 0.42)
  part('M1.9 2.8L3 2.800C3.9 5 4 9.5 2.8 12.600C2 12.4 1.8 6 1.9 2.8Z', 0.16)
  part(stem(7.5, 5), 0.42)
  part(oval(7.5, 8, 1.95, 3.9), -0.55)
  for (const x of [-7.5, -2.5, 2.45, 7.5])
    plane.ink(`M${x - 0.5} -8.6C${x - 0.3} -10.2 ${x + 0.3} -10.2 ${x + 0.5} -8.6L${x + 0.25} -4L${x - 0.25} -4Z`, {
      stroke: tone(metal.hex, -0.9),
      width: 1.4,
      opacity: 0.5,
    })
}

function bathSet(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [5, 0],
      [5.4, 0.5],
      [5.4, 15],
      [5, 15.6],
      [2, 16.2],
    ],
    f.hard,
    { at: [-11, 0, -3], isOpen: false },
  )
  const brass: Surface = f.hard.kind === 'metal' ? { kind: 'metal', hex: '#c6cbce' } : { kind: 'metal', hex: '#c39b4b' }
  turned(
    p,
    [
      [1.6, 16],
      [1.6, 18],
      [0.7, 18.4],
      [0.7, 21],
    ],
    brass,
    { at: [-11, 0, -3], isOpen: false },
  )
  tube(
    p,
    [
      [-11, 21, -3],
      [-11, 22.4, -3],
      [-8, 22.4, -1.5],
      [-6, 21.2, 0],
    ],
    0.6,
    brass,
  )
  turned(
    p,
    [
      [4.2, 0],
      [4.6, 0.5],
      [4.8, 11.5],
    ],
    f.hard,
    { at: [3, 0, -3] },
  )
  for (const [x, color] of [
    [1.6, '#5d8fa8'],
    [4.4, '#d9b27a'],
  ] as const) {
    p.line(
      [
        [x, 8, -3],
        [x + (x > 3 ? 2.5 : -1.5), 19, -3],
      ],
      color,
      { width: 0.8, isInk: false },
    )
    p.line(
      [
        [x + (x > 3 ? 2.5 : -1.5), 17.6, -3],
        [x + (x > 3 ? 3.1 : -1.9), 20.5, -3],
      ],
      '#f6f0e4',
      { width: 1.5, isInk: false },
    )
  }
  turned(
    p,
    [
      [4.2, 0],
      [4.6, 0.5],
      [4.75, 8],
    ],
    f.hard,
    { at: [3, 0, -3], isOpen: false },
  )
  turned(
    p,
    [
      [4, 0],
      [6.6, 1],
      [7, 2],
    ],
    f.hard,
    { at: [11, 0, 6] },
  )
  turned(
    p,
    [
      [4.2, 1.4],
      [4.6, 2.2],
      [4.2, 3.4],
    ],
    { kind: 'ceramic', hex: '#e9d9c0' },
    { at: [11, 0, 6], isOpen: false },
  )
}

function petBowl(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [13, 0],
      [13.4, 0.6],
      [11.6, 6.5],
      [11, 7.2],
    ],
    f.hard,
    { inside: tone(f.hard.hex, -0.35) },
  )
  turned(
    p,
    [
      [3, 2.4],
      [7, 2.9],
      [9.6, 4.8],
      [10.8, 7.1],
    ],
    f.hard,
    { inside: tone(f.hard.hex, -0.35) },
  )
  // On the sloping wall of the bowl.
  const paw = new Plane(p, (x, y) => [x, y, Math.sqrt((13.77 - y * 0.305) ** 2 - x * x)])
  const ink = lightness(f.hard.hex) > 0.6 ? '#7a6a58' : '#f2e8d5'
  paw.ink(oval(0, 2.6, 1.3, 1), { fill: ink })
  for (const [x, y] of [
    [-1.5, 3.9],
    [-0.5, 4.5],
    [0.5, 4.5],
    [1.5, 3.9],
  ] as const)
    paw.ink(oval(x, y, 0.42, 0.55), { fill: ink })
}

export const GLASSWARE_FORMS: Record<string, Form> = {
  'wine-glass': { ...SMALL, size: 26, pitch: 10, fill: 0.86, detail: [4, 18, 4], draw: wineGlass },
  coupe: { ...SMALL, size: 26, pitch: 12, fill: 0.86, detail: [5, 13, 5], draw: coupe },
  cutlery: { stage: 'wall', size: 26, yaw: 0, pitch: 0, fill: 0.82, detail: [5, 8, 0], draw: cutlery },
  'bath-set': { ...SMALL, size: 34, fill: 0.84, detail: [-8, 16, 0], draw: bathSet },
  'pet-bowl': { ...SMALL, size: 28, pitch: 24, fill: 0.74, detail: [0, 4, 12], draw: petBowl },
}
