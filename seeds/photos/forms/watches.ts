// Watches, and a collar with its buckle.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, rect } from '../pen/plane.ts'
import { ball, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { dial } from './walls.ts'
import { LAID } from './stances.ts'

function strap(p: Pen, f: Finish, half: number, surface: Surface): void {
  const plane = new Plane(p, 0)
  const isMetal = surface.kind === 'metal'
  for (const side of [-1, 1]) {
    const [y0, y1] = [side * 1.5, side * 8.4]
    plane.part(
      `M${-half} ${y0}C${-half} ${y0 + side * 2} ${-half * 0.86} ${y1 - side * 2} ${-half * 0.84} ${y1 - side * 0.3}Q0 ${y1 + side * 0.5} ${half * 0.84} ${y1 - side * 0.3}C${half * 0.86} ${y1 - side * 2} ${half} ${y0 + side * 2} ${half} ${y0}Z`,
      surface,
      { body: 0.24 },
    )
    if (isMetal)
      for (let i = 0; i < 13; i++)
        plane.ink(`M${-half * 0.96} ${y0 + side * (0.5 + i * 0.5)}L${half * 0.96} ${y0 + side * (0.5 + i * 0.5)}`, {
          stroke: tone(surface.hex, -1),
          width: 2,
          opacity: 0.55,
        })
    else {
      for (const x of [-half * 0.76, half * 0.76])
        plane.ink(`M${x} ${y0 + side * 0.6}L${x * 0.94} ${y1 - side * 0.8}`, { stroke: tone(surface.hex, 0.8), width: 1.6, opacity: 0.7 })
      if (side < 0) for (let i = 0; i < 4; i++) plane.ink(oval(0, -4.4 - i * 0.9, 0.13, 0.17), { fill: tone(surface.hex, -1.2) })
    }
  }
  if (!isMetal)
    tube(
      p,
      [
        [-half * 0.9, 8.2, 0.1],
        [-half * 0.9, 9.2, 0.1],
        [half * 0.9, 9.2, 0.1],
        [half * 0.9, 8.2, 0.1],
      ],
      0.1,
      f.fitting,
      { isStraight: true },
    )
}

function watch(p: Pen, f: Finish, r: number, half: number): void {
  const isMetal = f.hard.kind === 'metal'
  const cased: Surface = isMetal ? f.hard : { kind: 'metal', hex: lightness(f.hard.hex) < 0.22 ? '#c6cbce' : '#c9a24a' }
  strap(p, f, half, isMetal ? f.hard : f.soft)
  const plane = new Plane(p, 0.5)
  for (const [sx, sy] of [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
    plane.part(rect(sx * half - 0.22, sy * r * 0.62 - 0.5, sx * half + 0.22, sy * r * 0.62 + 0.62, 0.15), cased)
  plane.part(rect(r - 0.05, -0.3, r + 0.42, 0.3, 0.08), cased)
  plane.part(oval(0, 0, r), cased)
  plane.part(oval(0, 0, r * 0.84), { kind: 'ceramic', hex: lightness(f.soft.hex) < 0.22 && !isMetal ? '#f4eee1' : '#f1e9d8' })
  dial(plane, r * 0.84, 10, 9)
  if (half > 1) {
    plane.ink(oval(0, -r * 0.38, r * 0.2), { stroke: '#34302c', width: 1.2, opacity: 0.6 })
    plane.ink(`M0 ${-r * 0.38}L${r * 0.1} ${-r * 0.28}`, { stroke: '#34302c', width: 1.4 })
  }
  plane.ink(`M${-r * 0.55} ${r * 0.2}L${r * 0.1} ${r * 0.66}`, { stroke: '#ffffff', width: 5, opacity: 0.3 })
}

function pocketWatch(p: Pen, f: Finish): void {
  const chain: V2[] = Array.from({ length: 30 }, (_, i): V2 => {
    const t = i / 29
    return [t * 5.4 + Math.sin(t * 6) * 0.9, 4.2 + Math.sin(t * 3.1) * 2.6 - t * 1.2]
  })
  chain.forEach(([x, y], i) =>
    tube(
      p,
      Array.from({ length: 11 }, (_, k): V3 => [
        x + Math.cos((k * Math.PI) / 5) * (i % 2 === 0 ? 0.24 : 0.12),
        y + Math.sin((k * Math.PI) / 5) * 0.2,
        0,
      ]),
      0.05,
      f.hard,
    ),
  )
  const plane = new Plane(p, 0.1)
  tube(
    p,
    Array.from({ length: 17 }, (_, i): V3 => [Math.sin((i * Math.PI) / 8) * 0.62, 3.9 + Math.cos((i * Math.PI) / 8) * 0.62, 0]),
    0.11,
    f.hard,
  )
  plane.part(rect(-0.4, 2.6, 0.4, 3.5, 0.12), f.hard)
  plane.part(oval(0, 0, 3), f.hard)
  plane.ink(oval(0, 0, 2.72), { stroke: tone(f.hard.hex, -0.9), width: 1.6, opacity: 0.6 })
  plane.part(oval(0, 0, 2.52), { kind: 'ceramic', hex: '#f7f1e3' })
  dial(plane, 2.5, 10, 8)
  plane.ink(oval(0, -1.05, 0.52), { stroke: '#34302c', width: 1.4, opacity: 0.7 })
  plane.ink('M0 -1.05L0.2 -0.72', { stroke: '#34302c', width: 1.6 })
  plane.ink('M-1.7 0.7L0.3 2', { stroke: '#ffffff', width: 6, opacity: 0.3 })
}

function collar(p: Pen, f: Finish): void {
  const r = 7
  const at = (a: number, y: number): V3 => [Math.cos(a) * r, y, Math.sin(a) * r]
  turned(
    p,
    [
      [r, 0],
      [r, 2.4],
    ],
    f.soft,
    { inside: tone(f.soft.hex, -0.7), isSeenFromBelow: true },
  )
  for (const y of [0.3, 2.1])
    p.line(
      Array.from({ length: 41 }, (_, i) => at((i * Math.PI) / 40, y)),
      tone(f.soft.hex, 0.9),
      { width: 1.4, opacity: 0.6 },
    )
  for (let i = 1; i < 9; i++) if (i !== 5) ball(p, at((i * Math.PI) / 9 - 0.17, 1.2), 0.3, f.fitting)
  const a = 1.5
  tube(p, [at(a - 0.2, 0), at(a - 0.2, 2.4), at(a + 0.2, 2.4), at(a + 0.2, 0), at(a - 0.2, 0)], 0.2, f.fitting, {
    isStraight: true,
  })
  const eye = Array.from({ length: 13 }, (_, i): V3 => {
    const turn = ((i % 12) * Math.PI) / 6
    return [0.6, 0.42 + Math.sin(turn) * 0.4, 7.6 + Math.cos(turn) * 0.75]
  })
  tube(p, eye, 0.09, f.fitting, { isStraight: true })
  // It lies on the ground before the collar.
  const tag = new Plane(p, (x, y) => [x, 0.2, 7.6 - y])
  tag.part(oval(0.6, -1.9, 1.5), f.fitting)
  tag.ink('M0.6 -2.6C-0.1 -2.1 -0.1 -1.4 0.25 -1.4C0.45 -1.4 0.6 -1.6 0.6 -1.8C0.6 -1.6 0.75 -1.4 0.95 -1.4C1.3 -1.4 1.3 -2.1 0.6 -2.6Z', {
    fill: tone(f.fitting.hex, -0.9),
    opacity: 0.6,
  })
}

export const WATCH_FORMS: Record<string, Form> = {
  'slim-watch': { ...LAID, size: 20, fill: 0.9, detail: [0, 0, 0], draw: (p, f) => watch(p, f, 1.45, 0.78) },
  'wrist-watch': { ...LAID, size: 20, fill: 0.94, detail: [0, 0, 0], draw: (p, f) => watch(p, f, 2.15, 1.15) },
  'pocket-watch': { ...LAID, size: 11, fill: 0.84, detail: [-0.4, 0, 0], zoom: 2.1, draw: pocketWatch },
  collar: { stage: 'floor', yaw: 0, pitch: 24, size: 15, fill: 0.76, detail: [1, 0, 7], draw: collar },
}
