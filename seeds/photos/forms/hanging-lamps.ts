// Lamps that hang, seen slightly from below.
import type { Pen } from '../pen/pen.ts'
import { ball, bar, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { GLOW, OPAL } from './light.ts'

/** Pendants are seen slightly from below. */
function domePendant(p: Pen, f: Finish): void {
  p.cord([0, 34, 0])
  turned(
    p,
    [
      [2, 26],
      [2, 34],
    ],
    f.fitting,
    { isOpen: false },
  )
  turned(
    p,
    [
      [0.3, 3],
      [3.4, 4.6],
      [4.4, 8],
      [3, 12],
      [1.6, 16],
      [1.6, 25],
    ],
    OPAL,
    { isOpen: false, isLit: true },
  )
  turned(
    p,
    [
      [24, 0],
      [24, 0],
      [23.4, 7],
      [19, 17],
      [10, 24.5],
      [3, 27],
    ],
    f.hard,
    { isOpen: false, isSeenFromBelow: true, inside: GLOW },
  )
}

function globePendant(p: Pen, f: Finish): void {
  p.cord([0, 26, 0])
  turned(
    p,
    [
      [5, 19],
      [5, 22],
      [2, 25],
      [1.6, 30],
    ],
    { kind: 'metal', hex: '#c39b4b' },
    { isOpen: false },
  )
  ball(p, [0, 0, 0], 20.5, { kind: 'ceramic', hex: mix(f.hard.hex, '#fff5dc', 0.55) })
}

function paperPendant(p: Pen): void {
  p.cord([0, 27, 0])
  turned(
    p,
    [
      [7, -25],
      [17, -20],
      [25, -9],
      [26.5, 2],
      [23, 14],
      [15, 22],
      [7, 25.5],
    ],
    { kind: 'paper', hex: '#f7efdc' },
    { isLit: true, inside: GLOW },
  )
  for (let i = -7; i <= 7; i++) {
    const y = i * 3.2
    band(p, [0, y, 0], Math.sqrt(Math.max(0, 1 - (y / 27.5) ** 2)) * 26.6, '#b9a888', { width: 1, opacity: 0.55 })
  }
}

function chandelier(p: Pen, f: Finish): void {
  const isCrystal = f.hard.kind === 'glass'
  const arms: Surface = isCrystal ? { kind: 'metal', hex: '#c6c2b4' } : f.hard
  const chain: V3[] = [
    [0, 44, 0],
    [0, 70, 0],
  ]
  p.line(chain, tone(arms.hex, -0.6), { width: 2.4 })
  p.cord([0, 70, 0])
  turned(
    p,
    [
      [0.3, -8],
      [2.6, -5],
      [4.5, 0],
      [2.4, 5],
      [1.6, 14],
      [3.4, 22],
      [1.8, 30],
      [2.8, 36],
      [0.8, 44],
    ],
    arms,
    { isOpen: false },
  )
  const order = [...Array(8).keys()].map((i) => (i * Math.PI) / 4 + 0.26).sort((a, b) => Math.sin(a) - Math.sin(b))
  for (const a of order) {
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const at = (r: number, y: number): V3 => [c * r, y, s * r]
    tube(p, [at(3, 6), at(12, -3), at(24, -4), at(33, 3), at(34, 9)], 0.8, arms)
    turned(
      p,
      [
        [1, 9],
        [4, 10.5],
        [4.2, 11.5],
      ],
      arms,
      { at: at(34, 0), isOpen: false },
    )
    turned(
      p,
      [
        [1.1, 11.5],
        [1.1, 20],
      ],
      OPAL,
      { at: at(34, 0), isOpen: false },
    )
    turned(
      p,
      [
        [0.7, 20],
        [1.2, 22],
        [0.3, 26],
      ],
      { kind: 'ceramic', hex: '#ffefc2' },
      { at: at(34, 0), isOpen: false },
    )
    if (isCrystal)
      for (const [r, y] of [
        [34, 5],
        [24, -8],
        [14, -7],
        [34, 0.5],
      ] as const)
        ball(p, at(r, y), 1.4, f.hard)
  }
}

function sputnik(p: Pen, f: Finish): void {
  p.cord([0, 46, 0])
  bar(p, [0, 5, 0], [0, 46, 0], 0.7, 0.7, f.hard)
  const golden = Math.PI * (3 - Math.sqrt(5))
  const rods = Array.from({ length: 22 }, (_, i): V3 => {
    const y = 1 - ((i + 0.5) / 22) * 2
    const r = Math.sqrt(1 - y * y)
    return [Math.cos(golden * i) * r, y, Math.sin(golden * i) * r]
  }).sort((a, b) => a[2] - b[2])
  const spoke = (rod: V3) => {
    const at = (k: number): V3 => [rod[0] * k, rod[1] * k, rod[2] * k]
    bar(p, at(5), at(31), 0.5, 0.5, f.hard)
    bar(p, at(29), at(33), 1.2, 1.2, f.hard)
    ball(p, at(35.5), 2.6, OPAL)
  }
  rods.filter((rod) => rod[2] < 0).forEach(spoke)
  ball(p, [0, 0, 0], 7, f.hard)
  rods.filter((rod) => rod[2] >= 0).forEach(spoke)
}

export const HANGING_LAMP_FORMS: Record<string, Form> = {
  'dome-pendant': { stage: 'hang', size: 60, yaw: 0, pitch: -8, fill: 0.72, detail: [0, 12, 10], zoom: 2.2, draw: domePendant },
  'globe-pendant': { stage: 'hang', size: 60, yaw: 0, pitch: -4, fill: 0.68, detail: [0, 12, 0], zoom: 2.2, draw: globePendant },
  'paper-pendant': { stage: 'hang', size: 60, yaw: 0, pitch: -6, fill: 0.74, detail: [-6, 6, 20], zoom: 2.2, draw: paperPendant },
  chandelier: { stage: 'hang', size: 100, yaw: 0, pitch: -8, detail: [20, 10, 20], zoom: 2.8, draw: chandelier },
  'sputnik-chandelier': { stage: 'hang', size: 90, yaw: 0, pitch: -4, fill: 0.92, detail: [8, 8, 6], zoom: 2.6, draw: sputnik },
}
