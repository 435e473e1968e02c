// Desks, consoles and bar carts.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, box, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { splayedLegs } from './seating.ts'

function desk(p: Pen, f: Finish): void {
  splayedLegs(p, f.hard, { x: 56, z: 24, top: 60, splay: 4, r: 2 })
  box(p, [-60, 60], [57, 71], [-28, 26], f.hard)
  for (const [x0, x1] of [
    [-59, -20],
    [-19.4, 19.4],
    [20, 59],
  ] as const) {
    p.face(
      [
        [x0, 58, 26.2],
        [x1, 58, 26.2],
        [x1, 70, 26.2],
        [x0, 70, 26.2],
      ],
      f.hard,
      { grain: [1, 0, 0] },
    )
    ball(p, [(x0 + x1) / 2, 64, 27.4], 1.2, f.fitting)
  }
  box(p, [-64, 64], [71, 74], [-31, 31], f.hard)
  box(p, [-62, 62], [74, 86], [-31, -29], f.hard)
  box(p, [20, 62], [74, 86], [-29, -14], f.hard)
  p.face(
    [
      [21, 75, -13.8],
      [61, 75, -13.8],
      [61, 85, -13.8],
      [21, 85, -13.8],
    ],
    f.hard,
    { grain: [1, 0, 0] },
  )
  ball(p, [41, 80, -13], 1, f.fitting)
}

function trestleDesk(p: Pen, f: Finish): void {
  const frame = f.frame
  for (const x of [-48, 48]) {
    for (const z of [-14, 14]) {
      bar(p, [x - 4, 69, z * 0.4], [x - 12, 0, z * 1.7], 1.6, 1.4, frame)
      bar(p, [x + 4, 69, z * 0.4], [x + 12, 0, z * 1.7], 1.6, 1.4, frame)
      bar(p, [x - 9, 26, z * 1.35], [x + 9, 26, z * 1.35], 1.1, 1.1, frame)
    }
    box(p, [x - 12, x + 12], [68, 71], [-24, 24], frame, 'z')
  }
  box(p, [-72, 72], [71, 74], [-34, 34], f.hard.kind === 'metal' ? { kind: 'wood', hex: '#c39a66' } : f.hard)
}

function drawConsole(p: Pen, f: Finish): void {
  const isSlim = f.hard.kind === 'metal' || f.hard.kind === 'marble'
  const frame: Surface = f.hard.kind === 'marble' ? f.fitting : f.hard
  const top: Surface =
    f.hard.kind === 'metal' ? (f.hard.hex < '#8' ? { kind: 'wood', hex: '#75492d' } : { kind: 'glass', hex: '#dbe7e5' }) : f.hard
  const r = isSlim ? 1 : 1.9
  for (const z of [-14, 14])
    for (const x of [-52, 52]) {
      bar(p, [x, 76, z], [x, 0, z], r, isSlim ? r : r * 0.6, frame)
      if (x > 0 && z < 0) {
        box(p, [-52, 52], [17, 19], [-14, 14], top)
        if (!isSlim) box(p, [-52, 52], [64, 76], [-14, 13], frame)
      }
    }
  if (!isSlim)
    for (const [x0, x1] of [
      [-50, -1],
      [1, 50],
    ] as const) {
      p.face(
        [
          [x0, 65, 13.2],
          [x1, 65, 13.2],
          [x1, 75, 13.2],
          [x0, 75, 13.2],
        ],
        frame,
        { grain: [1, 0, 0] },
      )
      ball(p, [(x0 + x1) / 2, 70, 14], 1.1, f.fitting)
    }
  if (isSlim)
    tube(
      p,
      [
        [-52, 70, 14],
        [52, 70, 14],
      ],
      0.8,
      frame,
      { isStraight: true },
    )
  box(p, [-57, 57], [76, 78.6], [-17, 17], top)
}

function barCart(p: Pen, f: Finish): void {
  const glass: Surface = { kind: 'glass', hex: '#cfdcd8' }
  const tray = (y: number) => {
    box(p, [-34, 34], [y, y + 1.2], [-19, 19], glass)
    for (const dy of [0.6, 6])
      tube(
        p,
        [
          [-34, y + dy, 19],
          [-34, y + dy, -19],
          [34, y + dy, -19],
          [34, y + dy, 19],
          [-34, y + dy, 19],
        ],
        0.7,
        f.hard,
        { isStraight: true },
      )
  }
  for (const x of [-34, 34])
    tube(
      p,
      [
        [x, 9, -19],
        [x, 78, -19],
      ],
      1,
      f.hard,
      { isStraight: true },
    )
  for (const x of [-34, 34]) wheel(p, [x, 4.5, -19], f.hard)
  tray(16)
  turned(
    p,
    [
      [4.4, 17.5],
      [4.6, 18],
      [4.6, 34],
      [1.6, 39],
      [1.4, 46],
    ],
    { kind: 'glass', hex: '#4a7753' },
    { at: [-14, 0, 2] },
  )
  turned(
    p,
    [
      [4, 17.5],
      [4, 32],
      [1.4, 36],
      [1.4, 43],
    ],
    { kind: 'glass', hex: '#b9783e' },
    { at: [-3, 0, -4] },
  )
  for (const x of [-34, 34])
    tube(
      p,
      [
        [x, 9, 19],
        [x, 78, 19],
      ],
      1,
      f.hard,
      { isStraight: true },
    )
  tray(58)
  turned(
    p,
    [
      [5.5, 59.5],
      [6, 60],
      [6, 71],
      [2, 77],
      [2, 80],
      [3, 81],
    ],
    glass,
    { at: [12, 0, 2] },
  )
  turned(
    p,
    [
      [3, 59.5],
      [3.4, 60],
      [3.8, 68],
    ],
    glass,
    { at: [-10, 0, 6] },
  )
  turned(
    p,
    [
      [3, 59.5],
      [3.4, 60],
      [3.8, 68],
    ],
    glass,
    { at: [-19, 0, 2] },
  )
  tube(
    p,
    [
      [34, 78, -19],
      [41, 80, -17],
      [42, 80, 0],
      [41, 80, 17],
      [34, 78, 19],
    ],
    1,
    f.hard,
  )
  for (const x of [-34, 34]) wheel(p, [x, 4.5, 19], f.hard)
}

function wheel(p: Pen, [x, y, z]: V3, surface: Surface): void {
  const plane = new Plane(p, (dx, dy) => [x + dx, y + dy, z + 0.5])
  plane.ink(oval(0, 0, 4.5), { fill: '#2d2a28' })
  plane.ink(oval(0, 0, 2.6), { fill: tone(surface.hex, 0.3) })
}

export const DESK_FORMS: Record<string, Form> = {
  desk: { stage: 'floor', size: 130, yaw: 26, pitch: 13, detail: [40, 68, 26], zoom: 2.8, draw: desk },
  'trestle-desk': { stage: 'floor', size: 145, yaw: 26, pitch: 13, detail: [50, 66, 20], zoom: 2.6, draw: trestleDesk },
  console: { stage: 'floor', size: 115, yaw: 24, pitch: 12, detail: [46, 72, 14], draw: drawConsole },
  'bar-cart': { stage: 'floor', size: 90, yaw: 28, pitch: 14, detail: [-6, 66, 8], draw: barCart },
}
