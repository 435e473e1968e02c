// Chairs, stools and benches.
import type { Pen } from '../pen/pen.ts'
import { bar, box, extrude, sheet, tube } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { splayedLegs } from './seating.ts'

const CANE: Surface = { kind: 'cane', hex: '#d3ad72' }

function circle(y: number, r: number): V3[] {
  return Array.from({ length: 33 }, (_, i): V3 => [Math.cos((i * Math.PI) / 16) * r, y, Math.sin((i * Math.PI) / 16) * r])
}

function bentwood(p: Pen, f: Finish): void {
  const wood: Surface = f.hard.kind === 'wicker' ? { kind: 'wood', hex: '#9a6335' } : f.hard
  const arch: V3[] = [
    [-18, 0, -23],
    [-17, 24, -19],
    [-17, 46, -18],
    [-18, 66, -21],
    [-15, 84, -25],
    [-8, 92, -27],
    [0, 94, -28],
    [8, 92, -27],
    [15, 84, -25],
    [18, 66, -21],
    [17, 46, -18],
    [17, 24, -19],
    [18, 0, -23],
  ]
  tube(p, arch, 1.5, wood)
  const inner: V3[] = [
    [-8, 47, -18],
    [-11, 62, -20],
    [-9, 76, -23],
    [0, 82, -25],
    [9, 76, -23],
    [11, 62, -20],
    [8, 47, -18],
  ]
  tube(p, inner, 1, wood)
  tube(p, circle(26, 16), 0.8, wood, { isStraight: true })
  bar(p, [-14, 44, 15], [-17, 0, 20], 1.7, 1.2, wood)
  bar(p, [14, 44, 15], [17, 0, 20], 1.7, 1.2, wood)
  turned(
    p,
    [
      [20, 43],
      [20.8, 44],
      [20.8, 46.5],
      [20, 47.4],
    ],
    wood,
    { isOpen: false },
  )
  disc(p, [0, 47.4, 0], 16.5, CANE)
}

function shellChair(p: Pen, f: Finish): void {
  const legs: Surface = f.hard.kind === 'plastic' ? { kind: 'wood', hex: '#c39a66' } : { kind: 'metal', hex: '#a5aaad' }
  splayedLegs(p, legs, { x: 13, z: 12, top: 41, splay: 8, r: 1.5 })
  tube(
    p,
    [
      [-15, 36, 14],
      [15, 36, 14],
    ],
    0.5,
    { kind: 'metal', hex: '#55585a' },
    { isStraight: true },
  )
  const profile: V2[] = [
    [23, 40],
    [21, 43],
    [12, 44.5],
    [-8, 42],
    [-17, 45],
    [-21, 56],
    [-24, 70],
    [-27, 80],
    [-29, 83],
  ]
  sheet(p, profile, [-23, 23], 1.6, f.hard)
  soft(
    p,
    { at: [0, 44.3, 4], size: [37, 3, 33], round: 0.4, piping: 'top' },
    f.hard.kind === 'plastic' ? { kind: 'textile', hex: tone(f.hard.hex, -0.3) } : { kind: 'leather', hex: '#2d2a28' },
  )
}

function cantilever(p: Pen, f: Finish): void {
  const isCane = lightness(f.soft.hex) > 0.5
  const weave: Surface = isCane ? CANE : f.soft
  const wood: Surface = { kind: 'wood', hex: isCane ? '#b98850' : '#35302c' }
  const steel: Surface = { kind: 'metal', hex: '#c6cbce' }
  const side = (x: number) =>
    tube(
      p,
      [
        [x, 82, -25],
        [x, 62, -21],
        [x, 48, -19],
        [x, 46, -15],
        [x, 46, 17],
        [x, 43, 23],
        [x, 36, 24],
        [x, 10, 24],
        [x, 2, 22],
        [x, 1.2, 16],
        [x, 1.2, -23],
        [x, 1.2, -23],
      ],
      1.3,
      steel,
    )
  tube(
    p,
    [
      [-22, 1.2, -23],
      [22, 1.2, -23],
    ],
    1.3,
    steel,
    { isStraight: true },
  )
  side(-22)
  const back: V3[] = [
    [-22, 58, -19],
    [22, 58, -19],
    [22, 81, -24],
    [-22, 81, -24],
  ]
  p.face(back, wood)
  p.face(
    [
      [-19, 61, -18.6],
      [19, 61, -18.6],
      [19, 78, -22.6],
      [-19, 78, -22.6],
    ],
    weave,
  )
  box(p, [-22, 22], [44, 47], [-20, 21], wood)
  p.face(
    [
      [-18.5, 47.1, 17.5],
      [18.5, 47.1, 17.5],
      [18.5, 47.1, -16],
      [-18.5, 47.1, -16],
    ],
    weave,
  )
  side(22)
}

function diningChair(p: Pen, f: Finish): void {
  const wood = f.frame
  for (const x of [-19, 19]) bar(p, [x * 0.95, 78, -27], [x, 0, -21], 1.3, 1.3, wood)
  bar(p, [-18, 24, -20], [-20, 24, 20], 0.9, 0.9, wood)
  bar(p, [18, 24, -20], [20, 24, 20], 0.9, 0.9, wood)
  for (const x of [-21, 21]) bar(p, [x * 0.93, 44, 19], [x, 0, 21], 2, 1.1, wood)
  box(p, [-20, 20], [40, 43], [-20, 20], wood)
  soft(p, { at: [0, 42.5, 0], size: [44, 6, 44], round: 0.3, piping: 'top' }, f.soft)
  const rail: V2[] = Array.from({ length: 13 }, (_, i): V2 => [-23 + (i * 46) / 12, -25 - 5 * Math.sin((i * Math.PI) / 12)])
  const [under, over] = [70, 83]
  extrude(
    p,
    [...rail.map(([x, z]): V3 => [x, under, z + 1.4]), ...rail.toReversed().map(([x, z]): V3 => [x, under, z - 1.2])],
    [0, over - under, -2],
    wood,
  )
}

function barStool(p: Pen, f: Finish): void {
  const isMetal = f.hard.kind === 'metal' || f.hard.kind === 'plastic'
  const frame = f.frame
  const seat: Surface = isMetal || f.frame.kind === 'metal' ? f.soft : { kind: 'leather', hex: '#3d3029' }
  const r = isMetal ? 1 : 1.6
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
  ] as const)
    bar(p, [x * 13, 72, z * 13], [x * 19, 0, z * 19], r, r * 0.75, frame)
  const ring = isMetal ? circle(24, 17) : null
  if (ring) tube(p, ring, 0.8, frame, { isStraight: true })
  for (const [x, z] of [
    [-1, 1],
    [1, 1],
  ] as const)
    bar(p, [x * 13, 72, z * 13], [x * 19, 0, z * 19], r, r * 0.75, frame)
  if (!ring) bar(p, [-17, 24, 17], [17, 24, 17], 1.2, 1.2, frame)
  turned(
    p,
    [
      [17, 70],
      [19, 71],
      [19.5, 75],
      [18.5, 77.5],
      [15, 78.2],
    ],
    seat,
    { isOpen: false },
  )
  const back: V3[] = [
    [-15, 92, -13],
    [-10, 93, -18],
    [0, 93.5, -20],
    [10, 93, -18],
    [15, 92, -13],
  ]
  for (const x of [-13, 13])
    tube(
      p,
      [
        [x, 76, -12],
        [x, 92, -16],
      ],
      0.8,
      frame,
      { isStraight: true },
    )
  tube(p, back, 3.2, seat)
}

export const CHAIR_FORMS: Record<string, Form> = {
  'bentwood-chair': { stage: 'floor', size: 94, yaw: 26, fill: 0.96, detail: [0, 50, 0], draw: bentwood },
  'shell-chair': { stage: 'floor', size: 84, yaw: 30, fill: 0.92, detail: [0, 50, -10], draw: shellChair },
  'cantilever-chair': { stage: 'floor', size: 84, yaw: 34, fill: 0.92, detail: [4, 56, 0], draw: cantilever },
  'dining-chair': { stage: 'floor', size: 84, yaw: 30, fill: 0.94, detail: [8, 60, -10], draw: diningChair },
  'bar-stool': { stage: 'floor', size: 95, yaw: 20, pitch: 13, detail: [0, 80, 0], draw: barStool },
  stool: {
    stage: 'floor',
    size: 48,
    yaw: 20,
    pitch: 16,
    fill: 0.82,
    detail: [6, 44, 8],
    draw: (p, f) => {
      for (const a of [3.6, 5.6, 1.5])
        bar(p, [Math.cos(a) * 11, 41, Math.sin(a) * 11], [Math.cos(a) * 20, 0, Math.sin(a) * 20], 1.9, 1.3, f.hard)
      turned(
        p,
        [
          [16, 40],
          [18.5, 41.5],
          [19, 43],
          [18, 44.4],
        ],
        f.hard,
        { isOpen: false },
      )
      disc(p, [0, 44.4, 0], 18, f.hard)
    },
  },
  bench: {
    stage: 'floor',
    size: 130,
    yaw: 26,
    pitch: 14,
    detail: [52, 44, 16],
    draw: (p, f) => {
      const wood = f.hard.kind === 'leather' ? f.frame : f.hard.kind === 'paint' ? f.frame : f.hard
      splayedLegs(p, wood, { x: 54, z: 15, top: 40, splay: 4, r: 2.2 })
      box(p, [-58, 58], [36, 40], [-16, 16], wood)
      if (f.hard.kind === 'leather' || f.hard.kind === 'paint')
        soft(p, { at: [0, 40, 0], size: [126, 8, 38], round: 0.28, piping: 'top' }, f.soft)
      else for (let i = 0; i < 7; i++) box(p, [-62, 62], [40, 42.6], [-19 + i * 5.5, -19 + i * 5.5 + 4.3], wood)
    },
  },
}
