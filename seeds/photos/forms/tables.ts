// Tables, desks, consoles and bar carts.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, box, extrude, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { splayedLegs } from './seating.ts'

function roundTop(p: Pen, y: number, r: number, surface: Surface, thick = 3): void {
  turned(
    p,
    [
      [r - 1.4, y - thick],
      [r - 0.2, y - thick + 0.6],
      [r, y - 0.6],
      [r - 0.6, y],
    ],
    surface,
    { isOpen: false },
  )
  disc(p, [0, y, 0], r - 0.6, surface)
}

function glassTable(p: Pen, f: Finish): void {
  const wood: Surface = { kind: 'wood', hex: '#75492d' }
  const foot = (turn: number): V3[] =>
    (
      [
        [-46, 0],
        [-38, 0],
        [-26, 9],
        [-4, 15],
        [14, 24],
        [30, 37],
        [36, 37],
        [26, 20],
        [8, 8],
        [-14, 3],
        [-30, 0],
      ] as const
    ).map(([x, y]) => [x * Math.cos(turn), y, x * Math.sin(turn)])
  extrude(p, foot(2.7), [2, 0, 7], wood)
  extrude(p, foot(0.35), [-2, 0, 7], wood)
  const top = (y: number) => new Plane(p, (x, z) => [x, y, z])
  const shape = 'M-62 6C-64 -22 -30 -42 6 -40C40 -38 62 -20 62 4C62 26 40 38 4 38C-34 38 -60 28 -62 6Z'
  const glass: Surface = { kind: 'glass', hex: f.hard.hex }
  top(37).ink(shape, { fill: '#8fb3ab', opacity: 0.5 })
  top(39).part(shape, glass, { from: [-60, -40], to: [60, 40] })
  top(39).ink('M-40 -18L-8 -34M-30 -8L10 -30', { stroke: '#ffffff', width: 3, opacity: 0.5 })
}

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
      { lum: 0.06, grain: [1, 0, 0] },
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
    { lum: -0.05, grain: [1, 0, 0] },
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

function console_(p: Pen, f: Finish): void {
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
        { lum: 0.05, grain: [1, 0, 0] },
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

export const TABLE_FORMS: Record<string, Form> = {
  'dining-table': {
    stage: 'floor',
    size: 170,
    yaw: 26,
    pitch: 14,
    detail: [74, 70, 34],
    zoom: 2.8,
    draw: (p, f) => {
      splayedLegs(p, f.hard, { x: 66, z: 30, top: 71, splay: 7, r: 3 })
      box(p, [-66, 66], [64, 71], [-30, 30], f.hard)
      box(p, [-82, 82], [71, 74.5], [-42, 42], f.hard)
    },
  },
  'round-table': {
    stage: 'floor',
    size: 115,
    yaw: 20,
    pitch: 15,
    detail: [30, 72, 30],
    zoom: 2.6,
    draw: (p, f) => {
      splayedLegs(p, f.hard, { x: 28, z: 28, top: 70, splay: 8, r: 2.6 })
      turned(
        p,
        [
          [40, 64],
          [40, 70],
        ],
        f.hard,
        { isOpen: false },
      )
      roundTop(p, 74, 56, f.hard)
    },
  },
  'tulip-table': {
    stage: 'floor',
    size: 110,
    yaw: 0,
    pitch: 15,
    detail: [0, 62, 0],
    zoom: 2.4,
    draw: (p, f) => {
      const base: Surface = f.hard.kind === 'marble' ? { kind: 'plastic', hex: '#f4f0e8' } : f.hard
      turned(
        p,
        [
          [26, 0],
          [26, 0.8],
          [17, 3],
          [7, 9],
          [3.6, 22],
          [3, 42],
          [4.6, 58],
          [11, 68],
          [16, 70.5],
        ],
        base,
        { isOpen: false },
      )
      roundTop(p, 73, 54, f.hard, 2.6)
    },
  },
  'coffee-table': {
    stage: 'floor',
    size: 120,
    yaw: 28,
    pitch: 17,
    detail: [44, 42, 20],
    draw: (p, f) => {
      splayedLegs(p, f.hard, { x: 46, z: 20, top: 40, splay: 6, r: 2.2 })
      box(p, [-44, 44], [17, 18.6], [-18, 18], f.hard)
      for (let i = 0; i < 4; i++)
        p.line(
          [
            [-44, 18.7, -14 + i * 9],
            [44, 18.7, -14 + i * 9],
          ],
          tone(f.hard.hex, -0.9),
          { opacity: 0.6 },
        )
      for (const x of [-48, 48]) bar(p, [x, 40, 22], [x * 1.08, 0, 25.5], 2.2, 1.2, f.hard)
      box(p, [-60, 60], [40, 43], [-29, 29], f.hard)
    },
  },
  'glass-coffee-table': { stage: 'floor', size: 125, yaw: 8, pitch: 20, detail: [20, 34, 16], zoom: 2.2, draw: glassTable },
  'drum-table': {
    stage: 'floor',
    size: 55,
    yaw: 0,
    pitch: 16,
    fill: 0.8,
    detail: [12, 46, 16],
    draw: (p, f) => {
      turned(
        p,
        [
          [16, 0],
          [16.5, 0.8],
          [16.5, 2],
          [9, 3.5],
          [7, 12],
          [7, 34],
          [10, 43],
          [22, 46],
        ],
        f.hard.kind === 'marble' ? f.hard : f.hard,
        { isOpen: false },
      )
      roundTop(p, 49, 25, f.hard, 3)
    },
  },
  desk: { stage: 'floor', size: 130, yaw: 26, pitch: 13, detail: [40, 68, 26], zoom: 2.8, draw: desk },
  'trestle-desk': { stage: 'floor', size: 145, yaw: 26, pitch: 13, detail: [50, 66, 20], zoom: 2.6, draw: trestleDesk },
  console: { stage: 'floor', size: 115, yaw: 24, pitch: 12, detail: [46, 72, 14], draw: console_ },
  'bar-cart': { stage: 'floor', size: 90, yaw: 28, pitch: 14, detail: [-6, 66, 8], draw: barCart },
}
