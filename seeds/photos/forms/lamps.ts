// Lamps that stand. Shades glow a little, as in an evening catalog.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, curve, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { GLOW, LINEN, OPAL, clothShade } from './light.ts'

/** How far paint stands off a round body, in centimetres: flat as it is, its middle would sink into it. */
const RAISED = 0.25

function tableLamp(p: Pen, f: Finish): void {
  const body: V2[] =
    f.hard.kind === 'metal'
      ? [
          [9, 0],
          [9, 1],
          [3, 3],
          [2, 6],
          [4.5, 14],
          [3, 22],
          [1.6, 30],
          [1.6, 35],
        ]
      : [
          [6, 0],
          [7, 1],
          [11, 8],
          [12.5, 15],
          [10, 23],
          [4, 29],
          [2.6, 32],
          [2.6, 33],
        ]
  turned(p, body, f.hard, { isOpen: false })
  bar(p, [0, 33, 0], [0, 38, 0], 1.1, 1.1, f.fitting)
  clothShade(p, [20, 36], [14, 60], LINEN)
}

function mushroomLamp(p: Pen, f: Finish): void {
  // Glass of a lamp is opal: clear, it would show a dark foot under a white cap.
  const body: Surface = f.hard.kind === 'glass' ? { kind: 'ceramic', hex: f.hard.hex } : f.hard
  turned(
    p,
    [
      [12, 0],
      [12.2, 1],
      [7, 4],
      [4, 10],
      [3.6, 18],
      [5, 26],
    ],
    body,
  )
  turned(
    p,
    [
      [21, 24],
      [21.4, 25],
      [20, 33],
      [14, 40],
      [6, 43.4],
      [0.3, 44],
    ],
    body,
    { isOpen: false, isLit: f.hard.kind === 'glass', isSeenFromBelow: false },
  )
  band(p, [0, 24.6, 0], 21.1, GLOW, { width: 4, opacity: 0.9 })
}

function tripodLamp(p: Pen, f: Finish): void {
  const legs = [3.9, 5.6, 1.4].map((a): V3 => [Math.cos(a) * 30, 0, Math.sin(a) * 30])
  for (const leg of legs) bar(p, [leg[0] * 0.07, 106, leg[2] * 0.07], leg, 1.9, 1.2, f.hard)
  turned(
    p,
    [
      [3.6, 100],
      [3.6, 107],
    ],
    f.fitting,
    { isOpen: false },
  )
  bar(p, [0, 107, 0], [0, 116, 0], 1, 1, f.fitting)
  clothShade(p, [27, 112], [22, 146], LINEN)
}

function arcLamp(p: Pen, f: Finish): void {
  const marble: Surface = { kind: 'marble', hex: '#ece8e1' }
  turned(
    p,
    [
      [18, 0],
      [18, 0],
      [18, 8],
      [18, 8],
    ],
    marble,
    { isOpen: false },
  )
  const path: V3[] = [
    [0, 8, 0],
    [-3, 60, 0],
    [4, 120, 0],
    [22, 160, 0],
    [44, 174, 0],
    [60, 166, 0],
    [64, 152, 0],
  ]
  tube(p, path, 1.2, f.hard)
  turned(
    p,
    [
      [19, 126],
      [18.6, 132],
      [15, 142],
      [8, 148.5],
      [2, 150],
      [1.4, 153],
    ],
    f.hard,
    { at: [64, 0, 0], isOpen: false },
  )
  band(p, [64, 126.5, 0], 18.6, GLOW, { width: 5 })
}

function deskLamp(p: Pen, f: Finish): void {
  const arm: Surface = f.hard.kind === 'plastic' ? { kind: 'metal', hex: '#8d8f90' } : f.hard
  turned(
    p,
    [
      [11, 0],
      [11, 1.6],
      [9.5, 2.6],
      [2, 3.4],
      [1.8, 6],
    ],
    f.hard,
    { isOpen: false },
  )
  for (const z of [-0.9, 0.9]) bar(p, [0, 5, z], [-15, 32, z], 0.55, 0.55, arm)
  ball(p, [-15, 32, 0], 2, f.hard)
  for (const z of [-0.9, 0.9]) bar(p, [-15, 32, z], [12, 54, z], 0.55, 0.55, arm)
  const [dx, dy] = [0.62, -0.78]
  const along = (k: number): V3 => [12 + dx * k, 54 + dy * k, 0]
  bar(p, along(-3), along(5), 2.8, 3, f.hard)
  bar(p, along(4), along(16), 3.4, 10, f.hard)
  ball(p, along(15.5), 4.4, { kind: 'ceramic', hex: '#fff4d6' })
}

export function shade(p: Pen, f: Finish): void {
  clothShade(p, [20, 0], [12, 24], f.hard.kind === 'wicker' ? f.hard : f.soft)
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (i / 12)
    p.line(
      [
        [Math.cos(a) * 20, 0, Math.sin(a) * 20],
        [Math.cos(a) * 12, 24, Math.sin(a) * 12],
      ],
      tone(f.soft.hex, -0.6),
      { width: 1.2, opacity: 0.35 },
    )
  }
}

function kidsLamp(p: Pen, f: Finish): void {
  const cap: Surface = f.hard.kind === 'wood' ? f.soft : f.hard
  turned(
    p,
    [
      [9, 0],
      [10, 1],
      [8.5, 8],
      [7, 16],
      [7.5, 20],
    ],
    OPAL,
    { isLit: true },
  )
  const profile: V2[] = [
    [18, 19],
    [18.6, 20.5],
    [17, 28],
    [11, 34],
    [4, 37],
    [0.3, 37.4],
  ]
  turned(p, profile, { kind: 'ceramic', hex: cap.hex }, { isOpen: false })
  band(p, [0, 19.6, 0], 18.2, GLOW, { width: 4 })
  const skin = curve(profile, 6)
  // Radians to the right of the middle, and the height: the dots lie on the round of the cap.
  const dots: V2[] = [
    [-0.6, 28],
    [0.25, 31],
    [0.8, 25],
    [-0.1, 24.5],
    [-1, 23.5],
  ]
  const [spot, light] = [tone(cap.hex, 1.2), lightness(cap.hex) > 0.8 ? '#e2b8a4' : null]
  for (const [angle, middle] of dots) {
    const onCap = (dx: number, dy: number): V3 => {
      const [r, y] = [radiusAt(skin, middle + dy) + RAISED, middle + dy]
      const a = angle + dx / radiusAt(skin, middle)
      return [Math.sin(a) * r, y, Math.cos(a) * r]
    }
    new Plane(p, onCap).ink(oval(0, 0, 2.4, 1.7), { fill: light ?? spot })
  }
  for (const x of [-2.4, 2.4]) new Plane(p, 8.5).ink(oval(x, 11, 0.6, 0.8), { fill: '#4a3a2c' })
  new Plane(p, 8.5).ink('M-1.5 8.500Q0 7 1.5 8.5', { stroke: '#4a3a2c', width: 2 })
}

/** Radius of a turned body at a height, in centimetres. @param skin its points, bottom to top */
function radiusAt(skin: readonly V2[], y: number): number {
  const above = skin.findIndex((point) => point[1] >= y)
  const [below, next] = [skin[above - 1], skin[above]]
  if (!below || !next) return 0
  return below[0] + ((next[0] - below[0]) * (y - below[1])) / (next[1] - below[1])
}

export const LAMP_FORMS: Record<string, Form> = {
  'table-lamp': { stage: 'floor', size: 62, yaw: 0, pitch: 9, fill: 0.92, detail: [0, 26, 8], draw: tableLamp },
  'mushroom-lamp': { stage: 'floor', size: 50, yaw: 0, pitch: 9, fill: 0.84, detail: [-8, 28, 14], draw: mushroomLamp },
  'tripod-lamp': { stage: 'floor', size: 148, yaw: 0, pitch: 8, detail: [0, 112, 10], draw: tripodLamp },
  'arc-lamp': { stage: 'floor', size: 178, yaw: 0, pitch: 8, detail: [62, 138, 0], draw: arcLamp },
  'desk-lamp': { stage: 'floor', size: 62, yaw: 12, pitch: 9, fill: 0.9, detail: [16, 48, 0], draw: deskLamp },
  shade: { stage: 'floor', size: 42, yaw: 0, pitch: 10, fill: 0.74, detail: [6, 10, 18], draw: shade },
  'kids-lamp': { stage: 'floor', size: 40, yaw: 0, pitch: 8, fill: 0.74, detail: [0, 24, 14], draw: kidsLamp },
}
