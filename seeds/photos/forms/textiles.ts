// Blankets, curtains, bedding, cushions.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly, rect } from '../pen/plane.ts'
import { ball, bar, box, extrude, tube } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import { disc } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { pile } from './rugs.ts'
import { FLAT } from './stances.ts'

function quilt(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  pile(plane, 46, 58, { kind: 'textile', hex: tone(f.hard.hex, 0.25) })
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = [-34.5 + i * 23, -46.4 + j * 23.2]
      const color = (i + j) % 2 === 0 ? f.hard.hex : (f.accents[(i + j * 2) % 3] ?? f.hard.hex)
      plane.ink(rect(x - 11, y - 11, x + 11, y + 11, 1), { fill: (i + j) % 2 === 0 ? tone(color, 0.1) : '#f4ead6' })
      const star = Array.from({ length: 10 }, (_, k): V2 => [
        x + Math.sin((k * Math.PI) / 5) * (k % 2 === 0 ? 7.5 : 3.4),
        y + Math.cos((k * Math.PI) / 5) * (k % 2 === 0 ? 7.5 : 3.4),
      ])
      plane.ink(poly(star), { fill: (i + j) % 2 === 0 ? '#f7eedb' : mix(color, '#f0e0c8', 0.2) })
      plane.ink(rect(x - 10, y - 10, x + 10, y + 10, 1), { stroke: tone(f.hard.hex, -0.6), width: 1, opacity: 0.4 })
    }
}

function tapestry(p: Pen, f: Finish): void {
  bar(p, [-44, 62, 0], [44, 62, 0], 1.3, 1.3, { kind: 'wood', hex: '#75492d' })
  for (const x of [-44, 44]) ball(p, [x, 62, 0], 2.2, { kind: 'wood', hex: '#75492d' })
  const plane = new Plane(p, 0)
  const [a, b, c] = f.accents
  pile(plane, 38, 60, { kind: 'textile', hex: '#e4d6ba' })
  plane.ink('M-38 -60L-38 -20C-20 -6 -6 -16 6 -26C18 -36 28 -34 38 -40L38 -60Z', { fill: tone(f.hard.hex, -0.35) })
  plane.ink('M-38 -8C-20 8 0 -8 12 -16C24 -22 32 -20 38 -24L38 -38C28 -32 18 -34 6 -24C-6 -14 -20 -4 -38 -18Z', { fill: f.hard.hex })
  plane.ink(oval(4, 26, 16), { fill: a })
  for (let i = 0; i < 24; i++)
    plane.ink(
      `M${(4 + Math.cos((i * Math.PI) / 12) * 19).toFixed(2)} ${(26 + Math.sin((i * Math.PI) / 12) * 19).toFixed(2)}L${(4 + Math.cos((i * Math.PI) / 12) * 25).toFixed(2)} ${(26 + Math.sin((i * Math.PI) / 12) * 25).toFixed(2)}`,
      { stroke: c, width: 4 },
    )
  plane.ink('M-30 -14C-30 10 -26 26 -22 40', { stroke: b, width: 5 })
  for (const [x, y] of [
    [-30, 2],
    [-28, 16],
    [-25, 30],
  ] as const)
    plane.ink(
      `M${x} ${y}C${x - 6} ${y + 4} ${x - 8} ${y + 10} ${x - 6} ${y + 12}C${x - 1} ${y + 10} ${x + 1} ${y + 4} ${x} ${y}ZM${x} ${y}C${x + 6} ${y + 3} ${x + 10} ${y + 8} ${x + 9} ${y + 11}C${x + 4} ${y + 10} ${x} ${y + 6} ${x} ${y}Z`,
      { fill: b },
    )
  const threads = Array.from(
    { length: 38 },
    (_, i) => `M${-37 + i * 2} -60L${-37 + i * 2} ${(-70 - (19 - Math.abs(i - 18.5)) * 0.5).toFixed(2)}`,
  )
  plane.ink(threads.join(''), { stroke: '#d9c9a8', width: 2.6 })
}

/** How far from the wall a curtain hangs. */
const ROD = 8
/** Steps along one fold of a curtain, and its depth in centimetres. */
const FOLD_STEPS = 10
const FOLD_DEPTH = 3.1

/** Cloth hanging in folds from y1 to y0, its middle at z. */
function folds(p: Pen, surface: Surface, [x0, x1]: V2, [y0, y1]: V2, z: number, count: number): void {
  const steps = count * FOLD_STEPS
  const wave = (shift: number) =>
    Array.from({ length: steps + 1 }, (_, i): V3 => {
      const turn = (i / FOLD_STEPS) * 2 * Math.PI
      const depth = FOLD_DEPTH * (1 + 0.16 * Math.sin(i * 0.37 + x0))
      return [x0 + ((x1 - x0) * i) / steps + Math.sin(turn * 2) * 0.5, y0, z + Math.sin(turn) * depth + shift]
    })
  extrude(p, [...wave(0.25), ...wave(-0.25).toReversed()], [0, y1 - y0, 0], surface, { grain: [0, 1, 0] })
}

function curtain(p: Pen, f: Finish): void {
  const wood: Surface = { kind: 'paint', hex: '#efe9dc' }
  box(p, [-40, 40], [22, 194], [0, 0.6], { kind: 'paint', hex: '#e3eaea' })
  for (const x of [-42, -1.6, 38.8]) box(p, [x, x + 3.2], [20, 196], [0, 2.4], wood, 'y')
  for (const [y, z] of [
    [20, 2.4],
    [106.6, 1.8],
    [192.8, 2.4],
  ] as const)
    box(p, [-38.8, 38.8], [y, y + 3.2], [0, z], wood)
  box(p, [-46, 46], [16, 20], [0, 5], wood)
  bar(p, [-78, 204, ROD], [78, 204, ROD], 1.6, 1.6, f.fitting)
  for (const x of [-79, 79]) ball(p, [x, 204, ROD], 3.2, f.fitting)
  for (const x of [-75, 75]) bar(p, [x, 204, 0], [x, 204, ROD], 1.1, 1.1, f.fitting)
  for (const span of [
    [-70, -26],
    [26, 70],
  ] as const)
    folds(p, f.soft, span, [4, 201], ROD, 6)
  for (const start of [-70, 26])
    for (let i = 0; i < 6; i++) {
      const at: V3 = [start + (i + 0.25) * 7.33, 204, ROD]
      tube(
        p,
        Array.from({ length: 13 }, (_, k): V3 => [
          at[0],
          at[1] - 0.3 + Math.cos((k * Math.PI) / 6) * 2.6,
          at[2] + Math.sin((k * Math.PI) / 6) * 2.6,
        ]),
        0.4,
        f.fitting,
      )
    }
}

function foldedThrow(p: Pen, f: Finish): void {
  for (let i = 0; i < 3; i++) soft(p, { at: [0, i * 6.5, 0], size: [54 - i * 0.8, 7, 38], round: 0.42 }, f.soft)
  const threads = 44
  for (let i = 0; i < threads; i++) {
    const x = -24.6 + (i * 49.2) / (threads - 1)
    const sway = (((i * 7) % 5) - 2) * 0.16
    const hex = tone(f.soft.hex, ((i * 3) % 4) * 0.09 - 0.12)
    tube(
      p,
      [
        [x, 13.2, 17.8],
        [x, 12.6, 19.4],
        [x + sway * 0.4, 10.4, 19.8],
        [x + sway, 6.4 + ((i * 5) % 3) * 0.3, 19.7],
      ],
      0.3,
      { kind: f.soft.kind, hex },
    )
  }
}

function bedding(p: Pen, f: Finish): void {
  soft(p, { at: [0, 0, 0], size: [66, 10, 46], round: 0.4 }, { kind: 'textile', hex: '#f1e9da' })
  soft(p, { at: [0, 9, 0], size: [64, 9, 44], round: 0.45, piping: 'top' }, f.soft)
  soft(p, { at: [0, 17.5, -1], size: [60, 13, 38], round: 0.62, piping: 'top' }, f.soft)
  soft(p, { at: [0, 29, -1], size: [56, 12, 35], round: 0.66, piping: 'top' }, { kind: 'textile', hex: mix(f.soft.hex, '#f4ece0', 0.55) })
  for (const x of [-6, 6])
    p.line(
      [
        [x, 9, 22.6],
        [x, 18, 22.6],
      ],
      tone(f.soft.hex, -0.7),
      { width: 3, opacity: 0.4 },
    )
}

function tablecloth(p: Pen, f: Finish): void {
  const drop: V2[] = Array.from({ length: 65 }, (_, i): V2 => [(i * Math.PI) / 64, 1 + Math.sin(i * 1.18) * 0.045])
  const at = (a: number, k: number, y: number): V3 => [Math.cos(a) * 52 * k, y, Math.sin(a) * 52 * k]
  for (let i = 0; i < 64; i++) {
    const [[a, k], [b, m]] = [drop[i] ?? [0, 1], drop[i + 1] ?? [0, 1]]
    p.face([at(a, 1, 74), at(b, 1, 74), at(b, m * 1.12, 22), at(a, k * 1.12, 22)], { kind: 'paint', hex: f.soft.hex })
  }
  const hem = drop.map(([a, k]) => at(a, k * 1.11, 25))
  p.line(hem, tone(f.soft.hex, -0.7), { width: 2, opacity: 0.5 })
  disc(p, [0, 74, 0], 52, f.soft)
}

function cushion(p: Pen, f: Finish): void {
  const isMulti = f.hard.hex === '#b4694a'
  const bands = isMulti ? [f.accents[3], f.accents[2], f.hard.hex, f.accents[0], f.accents[1]] : []
  soft(p, { at: [0, 0.4, 0], size: [48, 48, 15], round: 0.6, lean: 14, turn: 14, piping: 'front', bands }, f.soft)
}

export const TEXTILE_FORMS: Record<string, Form> = {
  quilt: { ...FLAT, size: 118, detail: [-10, 10, 0], draw: quilt },
  tapestry: { ...FLAT, size: 140, detail: [0, 22, 0], draw: tapestry },
  curtain: { ...FLAT, size: 208, detail: [-46, 190, 0], draw: curtain },
  throw: { stage: 'floor', size: 56, yaw: 26, pitch: 18, fill: 0.86, detail: [4, 13, 19], draw: foldedThrow },
  bedding: { stage: 'floor', size: 68, yaw: 26, pitch: 16, fill: 0.92, detail: [14, 22, 20], draw: bedding },
  tablecloth: { stage: 'floor', size: 118, yaw: 0, pitch: 15, detail: [-20, 60, 46], draw: tablecloth },
  cushion: { stage: 'floor', size: 52, yaw: 0, pitch: 6, fill: 0.8, detail: [-12, 14, 4], draw: cushion },
}
