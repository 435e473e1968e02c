// Garden furniture, the grill, and taps.
import type { Pen } from '../pen/pen.ts'
import { ball, bar, box, sheet, tube } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { band, disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

function tap(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [4.4, 0],
      [4.4, 0.6],
      [3.4, 1.6],
      [2.2, 3],
      [2, 12],
    ],
    f.hard,
    { isOpen: false },
  )
  tube(
    p,
    [
      [0, 10, 0],
      [0, 22, 0],
      [1, 28, 1],
      [7, 32, 5],
      [13, 29, 9],
      [14, 22, 10],
    ],
    1.5,
    f.hard,
  )
  turned(
    p,
    [
      [1.8, 19.6],
      [1.8, 22],
    ],
    f.hard,
    { at: [14, 0, 10], isOpen: false },
  )
  for (const x of [-13, 13]) {
    turned(
      p,
      [
        [3.6, 0],
        [3.6, 0.6],
        [2.6, 1.6],
        [1.6, 3],
        [1.5, 7],
      ],
      f.hard,
      { at: [x, 0, 0], isOpen: false },
    )
    for (const [dx, dz] of [
      [1, 0.3],
      [-0.3, 1],
    ] as const)
      bar(p, [x - dx * 5, 8.4, -dz * 5], [x + dx * 5, 8.4, dz * 5], 0.8, 0.8, f.hard)
    for (const [dx, dz] of [
      [1, 0.3],
      [-1, -0.3],
      [-0.3, 1],
      [0.3, -1],
    ] as const)
      ball(p, [x + dx * 5, 8.4, dz * 5], 1.1, f.hard)
    turned(
      p,
      [
        [1.6, 8],
        [1.8, 9.6],
        [0.6, 10.4],
      ],
      f.hard,
      { at: [x, 0, 0], isOpen: false },
    )
  }
}

function metalChair(p: Pen, surface: Surface, at: V3, facing: number): void {
  const [c, s] = [Math.cos(facing), Math.sin(facing)]
  const to = (x: number, y: number, z: number): V3 => [at[0] + x * c + z * s, at[1] + y, at[2] - x * s + z * c]
  for (const x of [-14, 14]) tube(p, [to(x, 0, -19), to(x * 0.95, 44, -14), to(x * 0.95, 74, -20), to(x * 0.68, 86, -22)], 0.9, surface)
  tube(p, [to(-9.6, 86, -22), to(0, 91, -23), to(9.6, 86, -22)], 0.9, surface)
  tube(p, [to(-13.3, 52, -15.6), to(-7, 68, -19), to(0, 54, -17), to(7, 68, -19), to(13.3, 52, -15.6)], 0.7, surface)
  tube(p, [to(-9, 86, -22), to(-4, 72, -20), to(0, 84, -22), to(4, 72, -20), to(9, 86, -22)], 0.6, surface)
  for (const x of [-12.5, 12.5]) tube(p, [to(x, 44, 13), to(x * 1.25, 0, 19)], 0.9, surface)
  turned(
    p,
    [
      [19, 0],
      [19.6, 0.7],
      [19.6, 1.4],
      [18.6, 2],
      [16, 1.8],
    ],
    surface,
    { at: to(0, 43.6, 0), isOpen: false },
  )
  tube(
    p,
    Array.from({ length: 25 }, (_, i): V3 => to(Math.cos((i * Math.PI) / 12) * 20.8, 24, Math.sin((i * Math.PI) / 12) * 20.8)),
    0.6,
    surface,
  )
}

function gardenSet(p: Pen, f: Finish): void {
  const surface: Surface = { kind: 'plastic', hex: f.soft.hex }
  metalChair(p, surface, [-46, 0, -12], 0.9)
  for (const a of [3.9, 5.7, 1.6])
    tube(
      p,
      [
        [Math.cos(a) * 5, 68, Math.sin(a) * 5],
        [Math.cos(a) * 4, 40, Math.sin(a) * 4],
        [Math.cos(a) * 12, 12, Math.sin(a) * 12],
        [Math.cos(a) * 23, 0, Math.sin(a) * 23],
      ],
      1.1,
      surface,
    )
  turned(
    p,
    [
      [31, 68],
      [31.4, 69],
      [31.4, 70.4],
      [31, 71],
    ],
    surface,
    { isOpen: false },
  )
  band(p, [0, 71, 0], 27, tone(surface.hex, -0.35), { width: 3 })
  metalChair(p, surface, [50, 0, 10], -0.95)
}

function gardenChair(p: Pen, f: Finish): void {
  const wood: Surface = f.hard
  for (const x of [-27, 27]) {
    bar(p, [x, 62, -18], [x, 0, -24], 1.7, 1.7, wood)
    if (x < 0) {
      bar(p, [x, 58, 22], [x, 0, 24], 1.7, 1.7, wood)
      box(p, [x - 4, x + 4], [58, 60.4], [-24, 27], wood, 'z')
    }
  }
  for (let i = 0; i < 6; i++) {
    const x = -22.5 + i * 9
    sheet(
      p,
      [
        [-14, 40],
        [-20, 64],
        [-28, 92],
      ],
      [x - 3.6, x + 3.6],
      1.4,
      wood,
    )
  }
  for (let i = 0; i < 6; i++) box(p, [-26, 26], [38 - i * 0.3, 40 - i * 0.3], [-12 + i * 6.4, -12 + i * 6.4 + 5.2], wood)
  bar(p, [27, 58, 22], [27, 0, 24], 1.7, 1.7, wood)
  box(p, [23, 31], [58, 60.4], [-24, 27], wood, 'z')
  soft(p, { at: [0, 39, 5], size: [48, 7, 40], round: 0.36, piping: 'top' }, { kind: 'textile', hex: '#eee4d0' })
}

function grill(p: Pen, f: Finish): void {
  const steel: Surface = { kind: 'metal', hex: '#a5aaad' }
  for (const a of [3.9, 5.6]) bar(p, [Math.cos(a) * 20, 62, Math.sin(a) * 20], [Math.cos(a) * 32, 0, Math.sin(a) * 32], 1.2, 1.2, steel)
  disc(p, [0, 22, 0], 20, steel)
  bar(p, [8, 62, 20], [12, 0, 32], 1.2, 1.2, steel)
  const enamel: Surface = f.hard.kind === 'metal' ? f.hard : { kind: 'ceramic', hex: f.hard.hex }
  turned(
    p,
    [
      [3, 52],
      [16, 55],
      [25, 63],
      [28, 72],
      [28.4, 74],
    ],
    enamel,
    { isOpen: false },
  )
  band(p, [0, 74, 0], 28.6, '#1f1c1a', { width: 5, opacity: 0.6 })
  turned(
    p,
    [
      [28.8, 74.6],
      [28, 82],
      [23, 91],
      [13, 97.5],
      [3, 99.4],
    ],
    enamel,
    { isOpen: false },
  )
  tube(
    p,
    [
      [-7, 98, 6],
      [-6, 105, 6],
      [6, 105, 6],
      [7, 98, 6],
    ],
    1.3,
    { kind: 'wood', hex: '#75492d' },
  )
  tube(
    p,
    [
      [-25, 65.6, 4],
      [-38, 67, 8],
      [-38, 67, 14],
      [-22, 65.6, 12],
    ],
    1.1,
    { kind: 'wood', hex: '#75492d' },
  )
}

export const GARDEN_FORMS: Record<string, Form> = {
  tap: { stage: 'floor', size: 34, yaw: 16, pitch: 14, fill: 0.84, detail: [-4, 12, 0], draw: tap },
  'garden-set': { stage: 'floor', size: 150, yaw: 0, pitch: 14, detail: [34, 66, 10], draw: gardenSet },
  'garden-chair': { stage: 'floor', size: 95, yaw: 30, pitch: 13, fill: 0.94, detail: [4, 60, 0], draw: gardenChair },
  grill: { stage: 'floor', size: 105, yaw: 0, pitch: 12, fill: 0.96, detail: [0, 84, 16], draw: grill },
}
