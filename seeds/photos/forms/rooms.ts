// Larger things of rooms: beds, racks, screens, washstands.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, box, tube } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { splayedLegs } from './seating.ts'
import { front } from './storage.ts'
import { mirrorGlass } from './mirrors.ts'

const LINEN: Surface = { kind: 'textile', hex: '#f0e8d9' }

function bed(p: Pen, f: Finish, isUpholstered: boolean): void {
  const body = isUpholstered ? f.soft : f.hard
  for (const [x, z] of [
    [-76, -92],
    [76, -92],
    [-76, 92],
    [76, 92],
  ] as const)
    bar(p, [x, 22, z], [x, 0, z], 2.8, 1.8, f.frame)
  if (isUpholstered) {
    for (let i = 0; i < 5; i++) soft(p, { at: [-66 + i * 33, 18, -100], size: [33, 88, 12], round: 0.3, piping: 'front' }, body)
  } else {
    box(p, [-84, 84], [34, 92], [-102, -97], body)
    for (let x = -70; x <= 70; x += 10)
      p.line(
        [
          [x, 48, -96.9],
          [x, 88, -96.9],
        ],
        tone(body.hex, -0.9),
        { width: 1.8, opacity: 0.5 },
      )
  }
  if (isUpholstered) soft(p, { at: [0, 14, 0], size: [168, 20, 200], round: 0.12 }, body)
  else box(p, [-82, 82], [18, 32], [-97, 98], body)
  soft(p, { at: [0, 30, 0], size: [158, 20, 190], round: 0.16 }, LINEN)
  for (const x of [-38, 38]) soft(p, { at: [x, 48, -76], size: [64, 14, 38], round: 0.56, lean: 14 }, { kind: 'textile', hex: '#fbf6ec' })
  soft(
    p,
    { at: [0, 36, 18], size: [166, 17, 162], round: 0.2 },
    { kind: 'textile', hex: isUpholstered ? '#e6dac4' : mix('#a7b09a', '#efe6d4', 0.4) },
  )
  soft(
    p,
    { at: [0, 36.5, 62], size: [168, 18, 52], round: 0.2 },
    { kind: 'textile', hex: isUpholstered ? tone(f.soft.hex, 0.15) : '#b5704a' },
  )
}

function coatRack(p: Pen, f: Finish): void {
  for (const a of [3.8, 5.6, 0.4, 2.2])
    tube(
      p,
      [
        [0, 16, 0],
        [Math.cos(a) * 10, 8, Math.sin(a) * 10],
        [Math.cos(a) * 24, 1.4, Math.sin(a) * 24],
      ],
      1.5,
      f.hard,
    )
  bar(p, [0, 10, 0], [0, 172, 0], 2, 1.6, f.hard)
  const ring: V3[] = Array.from({ length: 33 }, (_, i): V3 => [Math.cos((i * Math.PI) / 16) * 13, 40, Math.sin((i * Math.PI) / 16) * 13])
  tube(p, ring, 0.9, f.hard, { isStraight: true })
  for (const a of [3.6, 4.9, 6.1, 1.2, 2.4, 0.2]) {
    const at = (r: number, y: number): V3 => [Math.cos(a) * r, y, Math.sin(a) * r]
    tube(p, [at(1, 148), at(10, 146), at(17, 154), at(16, 164), at(21, 170)], 1.2, f.hard)
    ball(p, at(21, 170), 1.9, f.hard)
  }
  turned(
    p,
    [
      [1.8, 170],
      [2.6, 174],
      [1, 178],
    ],
    f.hard,
    { isOpen: false },
  )
}

function screen(p: Pen, f: Finish): void {
  const panel: Surface = f.hard.kind === 'wicker' ? { kind: 'cane', hex: '#d3ad72' } : f.soft
  const frame: Surface = f.hard.kind === 'wicker' ? { kind: 'wood', hex: '#b98850' } : f.hard.kind === 'textile' ? f.frame : f.hard
  const feet: V3[] = [
    [-62, 0, -8],
    [-21, 0, 12],
    [21, 0, -8],
    [62, 0, 12],
  ]
  for (let i = 0; i < 3; i++) {
    const [a, b] = [feet[i] ?? [0, 0, 0], feet[i + 1] ?? [0, 0, 0]]
    const at = (k: number, y: number): V3 => [a[0] + (b[0] - a[0]) * k, y, a[2] + (b[2] - a[2]) * k]
    p.face([at(0.01, 6), at(0.99, 6), at(0.99, 172), at(0.01, 172)], frame, { grain: [0, 1, 0] })
    p.face([at(0.1, 14), at(0.9, 14), at(0.9, 80), at(0.1, 80)], panel)
    p.face([at(0.1, 86), at(0.9, 86), at(0.9, 165), at(0.1, 165)], panel)
    for (const k of [0.02, 0.98]) bar(p, at(k, 174), at(k, 0), 1.3, 1.3, frame)
  }
}

function washstand(p: Pen, f: Finish): void {
  const body: Surface = f.hard.kind === 'marble' ? { kind: 'wood', hex: '#75492d' } : f.hard
  splayedLegs(p, body, { x: 38, z: 16, top: 24, splay: 2, r: 1.9 })
  box(p, [-45, 45], [22, 80], [-23, 23], body)
  for (const [x0, x1] of [
    [-43, -0.3],
    [0.3, 43],
  ] as const) {
    front(p, [x0, x1], [24, 60], 23.2, body, { grain: 'y' })
    front(p, [x0, x1], [61, 78], 23.2, body)
    ball(p, [(x0 + x1) / 2, 69, 24.4], 1.3, f.fitting)
    ball(p, [x0 < 0 ? -5 : 5, 44, 24.4], 1.3, f.fitting)
  }
  box(p, [-47, 47], [80, 83], [-25, 25], f.hard.kind === 'marble' ? f.hard : { kind: 'marble', hex: '#ece8e1' })
  tube(
    p,
    [
      [0, 83, -16],
      [0, 106, -16],
      [0, 112, -10],
      [0, 110, -3],
      [0, 104, -2],
    ],
    1.3,
    f.fitting,
  )
  for (const x of [-9, 9])
    turned(
      p,
      [
        [1.6, 83],
        [1.6, 88],
        [2.4, 89],
        [2.4, 90.5],
      ],
      f.fitting,
      { at: [x, 0, -16], isOpen: false },
    )
  turned(
    p,
    [
      [9, 83],
      [12, 84],
      [18, 90],
      [20, 95],
    ],
    { kind: 'ceramic', hex: '#f6f2ea' },
    { at: [0, 0, 4], inside: '#e2dccf' },
  )
}

function dressingTable(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 46, z: 16, top: 62, splay: 3, r: 1.9 })
  box(p, [-50, 50], [58, 72], [-21, 20], f.hard)
  for (const [x0, x1] of [
    [-49, -17],
    [-16.4, 16.4],
    [17, 49],
  ] as const) {
    front(p, [x0, x1], [59, 71], 20.2, f.hard)
    ball(p, [(x0 + x1) / 2, 65, 21.2], 1.2, f.fitting)
  }
  box(p, [-53, 53], [72, 74.4], [-23, 23], f.hard)
  for (const x of [-21, 21]) bar(p, [x, 74, -17], [x, 104, -17], 1.2, 1.2, f.hard)
  const plane = new Plane(p, -17)
  plane.part(oval(0, 104, 24, 27), f.hard, { degrees: 60 })
  mirrorGlass(plane, oval(0, 104, 21.6, 24.6))
  plane.ink('M-10 108L4 124M-13 96L10 121', { stroke: '#ffffff', width: 5, opacity: 0.4 })
  turned(
    p,
    [
      [3, 0],
      [4.4, 3],
      [3.6, 6],
      [1.2, 8],
      [1.2, 9],
    ],
    { kind: 'glass', hex: '#dca2a6' },
    { at: [-34, 74.4, 2], isOpen: false },
  )
  ball(p, [-34, 85, 2], 1.7, { kind: 'metal', hex: '#c39b4b' })
  turned(
    p,
    [
      [4.6, 0],
      [4.8, 4],
      [4.4, 4.6],
    ],
    { kind: 'metal', hex: '#c9cac8' },
    { at: [-24, 74.4, 8], isOpen: false },
  )
  soft(p, { at: [32, 74.4, 4], size: [18, 8, 12], round: 0.14 }, { kind: 'velvet', hex: '#8d4b50' })
}

function kidsChair(p: Pen, f: Finish): void {
  for (const [x, z] of [
    [-15, -13],
    [15, -13],
  ] as const)
    bar(p, [x, 56, z - 4], [x * 1.08, 0, z], 1.6, 1.4, f.hard)
  for (const [y0, y1] of [
    [36, 40.5],
    [45, 54],
  ] as const)
    box(p, [-15, 15], [y0, y1], [-18, -16.4], f.hard)
  for (const [x, z] of [
    [-15, 14],
    [15, 14],
  ] as const)
    bar(p, [x, 30, z], [x * 1.08, 0, z + 2], 1.7, 1.4, f.hard)
  for (const x of [-15.6, 15.6]) bar(p, [x, 13, -14], [x, 13, 15], 1, 1, f.hard)
  soft(p, { at: [0, 29, 0], size: [36, 4, 34], round: 0.24 }, f.hard)
  for (const x of [-15, 15]) ball(p, [x, 57.5, -17], 2.3, f.hard)
  new Plane(p, (x, y) => [x, 93.3 - y, -16.2]).ink(
    'M0 46.6C-3.4 43.8 -3 41 -1.2 40.8C-0.4 40.8 0 41.4 0 42C0 41.4 0.4 40.8 1.2 40.8C3 41 3.4 43.8 0 46.6Z',
    { fill: f.accents[0] },
  )
}

export const ROOM_FORMS: Record<string, Form> = {
  bed: { stage: 'floor', size: 205, yaw: 30, pitch: 15, detail: [30, 52, -60], draw: (p, f) => bed(p, f, false) },
  'upholstered-bed': { stage: 'floor', size: 205, yaw: 30, pitch: 15, detail: [30, 66, -80], draw: (p, f) => bed(p, f, true) },
  'coat-rack': { stage: 'floor', size: 180, yaw: 0, pitch: 7, detail: [0, 156, 0], zoom: 2.8, draw: coatRack },
  screen: { stage: 'floor', size: 175, yaw: 8, pitch: 7, detail: [0, 96, 0], draw: screen },
  washstand: { stage: 'floor', size: 112, yaw: 22, pitch: 13, detail: [4, 88, 4], draw: washstand },
  'dressing-table': { stage: 'floor', size: 130, yaw: 20, pitch: 10, detail: [-14, 90, -4], draw: dressingTable },
  'kids-chair': { stage: 'floor', size: 60, yaw: 28, pitch: 14, fill: 0.86, detail: [0, 44, -14], draw: kidsChair },
}
