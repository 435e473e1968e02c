// Armchairs, sofas and other upholstered seats.
import type { Pen } from '../pen/pen.ts'
import { ball, bar, box, extrude } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

/** Four tapered legs splayed outwards, back pair first. */
export function splayedLegs(
  p: Pen,
  wood: Surface,
  { x, z, top, splay = 4, r = 2.2 }: { x: number; z: number; top: number; splay?: number; r?: number },
): void {
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    bar(p, [sx * x, top, sz * z], [sx * (x + splay), 0, sz * (z + splay)], r, r * 0.55, wood)
  }
}

/** One side of a wooden easy chair: legs, arm and rails in the plane `x`. */
function sideFrame(p: Pen, wood: Surface, x: number, depth: number): void {
  const [back, front] = [-depth / 2, depth / 2]
  bar(p, [x, 50, back + 8], [x, 0, back - 2], 2, 1.5, wood)
  bar(p, [x, 26, back + 4], [x, 31, front - 2], 1.8, 1.8, wood)
  bar(p, [x, 52, front - 6], [x, 0, front + 2], 2.1, 1.5, wood)
  const arm: V2[] = [
    [back - 2, 50],
    [back + 14, 53.5],
    [front - 10, 55],
    [front + 6, 53.5],
    [front + 7, 52],
    [front - 10, 52],
    [back + 14, 50.5],
    [back - 2, 47.5],
  ]
  extrude(
    p,
    arm.map(([z, y]): V3 => [x - 3, y, z]),
    [6, 0, 0],
    wood,
  )
}

function woodenSeat(p: Pen, f: Finish, width: number, places: number): void {
  const w = width / 2
  sideFrame(p, f.frame, -w, 62)
  bar(p, [-w, 27, -26], [w, 27, -26], 1.8, 1.8, f.frame)
  const each = (width - 8) / places
  for (let i = 0; i < places; i++) {
    const x = -w + 4 + each * (i + 0.5)
    soft(p, { at: [x, 36, -21], size: [each - 1, 48, 11], round: 0.28, lean: 17, piping: 'front' }, f.soft)
  }
  for (let i = 0; i < places; i++) {
    const x = -w + 4 + each * (i + 0.5)
    soft(p, { at: [x, 29, 5], size: [each - 1, 12, 58], round: 0.26, lean: -4, piping: 'top' }, f.soft)
  }
  bar(p, [-w, 29, 27], [w, 29, 27], 1.8, 1.8, f.frame)
  sideFrame(p, f.frame, w, 62)
}

/** Upholstered block seats: low arms around a seat cushion on tapered legs. */
function clubSeat(
  p: Pen,
  f: Finish,
  {
    width,
    places,
    arm = 15,
    height = 74,
    isTufted = false,
  }: { width: number; places: number; arm?: number; height?: number; isTufted?: boolean },
): void {
  const w = width / 2
  splayedLegs(p, f.frame, { x: w - 10, z: 28, top: 17, splay: 3 })
  soft(p, { at: [0, 15, -30], size: [width - 4, height - 15, 18], round: 0.24, lean: 7 }, f.soft)
  soft(p, { at: [0, 15, 2], size: [width - 6, 18, 72], round: 0.14 }, f.soft)
  const inner = (width - arm * 2 - 2) / places
  for (let i = 0; i < places; i++) {
    soft(
      p,
      { at: [-w + arm + 1 + inner * (i + 0.5), 38, -18], size: [inner - 1, height - 38, 14], round: 0.34, lean: 12, piping: 'front' },
      f.soft,
    )
  }
  soft(p, { at: [-w + arm / 2, 15, 1], size: [arm, 45, 74], round: 0.26, piping: 'front' }, f.soft)
  for (let i = 0; i < places; i++) {
    soft(p, { at: [-w + arm + 1 + inner * (i + 0.5), 32, 7], size: [inner - 1, 13, 62], round: 0.3, piping: 'top' }, f.soft)
  }
  soft(p, { at: [w - arm / 2, 15, 1], size: [arm, 45, 74], round: 0.26, piping: 'front' }, f.soft)
  if (isTufted) tufts(p, f.soft, inner * places, height)
}

function tufts(p: Pen, cloth: Surface, width: number, height: number): void {
  const columns = Math.round(width / 17)
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < columns - row; i++) {
      const at: V3 = [((i + 0.5 + row / 2) / columns - 0.5) * width, height - 10 - row * 12, -13 + row * 2]
      p.line([at, [at[0], at[1] - 1, at[2]]], cloth.hex === '#2d2a28' ? '#0d0c0c' : '#00000066', { width: 3 })
    }
  }
}

export const SEATING_FORMS: Record<string, Form> = {
  'wooden-armchair': { stage: 'floor', size: 80, yaw: 30, fill: 0.9, detail: [28, 52, 22], draw: (p, f) => woodenSeat(p, f, 62, 1) },
  'wooden-sofa': { stage: 'floor', size: 190, yaw: 24, detail: [84, 45, 20], zoom: 2.8, draw: (p, f) => woodenSeat(p, f, 172, 3) },
  'club-armchair': {
    stage: 'floor',
    size: 90,
    yaw: 26,
    fill: 0.92,
    detail: [30, 45, 30],
    draw: (p, f) => clubSeat(p, f, { width: 86, places: 1, arm: 17 }),
  },
  sofa: { stage: 'floor', size: 220, yaw: 22, detail: [70, 40, 30], zoom: 2.8, draw: (p, f) => clubSeat(p, f, { width: 210, places: 3 }) },
  'club-sofa': {
    stage: 'floor',
    size: 200,
    yaw: 24,
    detail: [60, 45, 30],
    zoom: 2.8,
    draw: (p, f) => clubSeat(p, f, { width: 176, places: 2, arm: 20, height: 78, isTufted: true }),
  },
  'shell-armchair': {
    stage: 'floor',
    size: 85,
    yaw: 30,
    fill: 0.92,
    detail: [20, 60, 0],
    draw: (p, f) => {
      splayedLegs(p, f.frame, { x: 20, z: 18, top: 30, splay: 8, r: 2 })
      soft(p, { at: [0, 24, -20], size: [70, 68, 17], round: 0.55, lean: 14, piping: 'front' }, f.soft)
      soft(p, { at: [-34, 26, 0], size: [13, 32, 58], round: 0.6, turn: 4 }, f.soft)
      soft(p, { at: [0, 24, 4], size: [62, 12, 58], round: 0.4 }, f.soft)
      soft(p, { at: [0, 33, 5], size: [56, 11, 56], round: 0.42, piping: 'top' }, f.soft)
      soft(p, { at: [34, 26, 0], size: [13, 32, 58], round: 0.6, turn: -4 }, f.soft)
    },
  },
  chaise: {
    stage: 'floor',
    size: 170,
    yaw: -28,
    detail: [-50, 60, 0],
    draw: (p, f) => {
      for (const [x, z] of [
        [-66, -22],
        [66, -22],
        [-66, 22],
        [66, 22],
      ] as const)
        bar(p, [x, 16, z], [x * 1.04, 0, z * 1.1], 2.4, 1.3, f.frame)
      soft(p, { at: [0, 14, 0], size: [156, 14, 58], round: 0.16 }, f.soft)
      soft(p, { at: [4, 26, 0], size: [148, 14, 56], round: 0.26, piping: 'top' }, f.soft)
      soft(p, { at: [-70, 26, 0], size: [56, 62, 15], round: 0.34, turn: 90, lean: 27, piping: 'front' }, f.soft)
      soft(p, { at: [-55, 39, 0], size: [50, 15, 15], round: 0.8, turn: 90 }, f.soft)
    },
  },
  pouf: {
    stage: 'floor',
    size: 55,
    yaw: 0,
    pitch: 18,
    fill: 0.72,
    detail: [8, 34, 20],
    draw: (p, f) => {
      for (let i = 0; i < 3; i++)
        bar(
          p,
          [Math.cos(i * 2.1 + 0.5) * 18, 10, Math.sin(i * 2.1 + 0.5) * 18],
          [Math.cos(i * 2.1 + 0.5) * 19, 0, Math.sin(i * 2.1 + 0.5) * 19],
          1.8,
          1.1,
          f.frame,
        )
      turned(
        p,
        [
          [23, 8],
          [26, 11],
          [27, 24],
          [26, 37],
          [22, 41],
        ],
        f.soft,
        { isOpen: false },
      )
      for (const y of [12, 37.5]) band(p, [0, y, 0], 26.2, tone(f.soft.hex, -0.8), { width: 2.2, opacity: 0.6 })
      ball(p, [0, 41.6, 0], 1.4, f.soft)
    },
  },
  'square-pouf': {
    stage: 'floor',
    size: 60,
    yaw: 32,
    pitch: 18,
    fill: 0.8,
    detail: [20, 36, 20],
    draw: (p, f) => {
      box(p, [-22, 22], [0, 6], [-22, 22], f.frame)
      soft(p, { at: [0, 5, 0], size: [54, 33, 54], round: 0.2, piping: 'top' }, f.soft)
      const y = 38.4
      p.line(
        [
          [-24, y, 0],
          [24, y, 0],
        ],
        '#00000044',
        { width: 1.4 },
      )
      p.line(
        [
          [0, y, -24],
          [0, y, 24],
        ],
        '#00000044',
        { width: 1.4 },
      )
    },
  },
}
