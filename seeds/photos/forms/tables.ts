// Dining, coffee and side tables.
import type { Pen } from '../pen/pen.ts'
import { bar, box, extrude } from '../pen/solids.ts'
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
        [-44, 0],
        [-40, 4],
        [-24, 10],
        [-4, 15],
        [14, 24],
        [30, 37],
        [36, 37],
        [26, 20],
        [8, 8],
        [-14, 2],
        [-28, 0],
      ] as const
    ).map(([x, y]) => [x * Math.cos(turn), y, x * Math.sin(turn)])
  extrude(p, foot(2.7), [2, 0, 7], wood)
  extrude(p, foot(0.35), [-2, 0, 7], wood)
  const glass: Surface = { kind: 'glass', hex: f.hard.hex }
  const rim = Array.from({ length: 48 }, (_, i): V3 => {
    const turn = (i / 48) * 2 * Math.PI
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    // Between an ellipse and a rectangle, and a little heavier on one side: as if cut by hand.
    return [Math.sign(c) * Math.abs(c) ** 0.82 * 62, 37.2, Math.sign(s) * Math.abs(s) ** 0.82 * (40 + 3 * c)]
  })
  extrude(p, rim, [0, 1.6, 0], glass)
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
}
