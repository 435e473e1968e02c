// Baubles, trees, wreaths and stars.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, extrude, tube } from '../pen/solids.ts'
import { type V3, add, cross, scaled, subtract, unit } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import { type Needles, bough, chance, twig } from './fir.ts'
import type { Form } from './form.ts'
import { FACING } from './stances.ts'

/** Rows of boughs of a fir, and rods of a wooden tree. */
const TIERS = 13
const RODS = 19
/** Twigs of a wreath. */
const TUFTS = 230
/** Heights of a tree's lowest boughs and of its top, and how far the lowest reach. Centimetres. */
const [HEM, TOP, REACH] = [27, 132, 41]
/** How light needles are, so that one tuft is told from the next. */
const SHADES = [-0.32, -0.1, 0.12] as const
const BAUBLES = ['#b23a32', '#c9a045', '#efe3cb'] as const

function baubles(p: Pen, f: Finish): void {
  const glass = mix(f.hard.hex, '#b08a4a', 0.06)
  const hang = (x: number, y: number, r: number, hex: string, pattern: boolean) => {
    p.cord([x, y + r, 0], r * 0.25)
    ball(p, [x, y, 0], r, { kind: 'ceramic', hex })
    if (pattern)
      for (const k of [-0.3, 0, 0.3])
        band(p, [x, y + r * k, 0], r * Math.sqrt(1 - k * k), k === 0 ? '#f3e3b6' : '#d5b15f', { width: k === 0 ? 9 : 4, opacity: 0.9 })
    turned(
      p,
      [
        [r * 0.2, 0],
        [r * 0.2, r * 0.2],
        [r * 0.06, r * 0.26],
      ],
      { kind: 'metal', hex: '#c39b4b' },
      { at: [x, y + r * 0.96, 0], isOpen: false },
    )
  }
  hang(-6.5, 5, 4.6, '#c2a25a', false)
  hang(5.5, 7.5, 3.8, tone(glass, 0.4), false)
  hang(1, -2.5, 6.2, glass, true)
}

/** Needles of metal are gilt tinsel: bare metal so fine mirrors nothing and would be dark. */
const needleHex = ({ kind, hex }: Surface) => (kind === 'metal' ? tone('#cfa543', 0.12) : hex)

function tree(p: Pen, f: Finish): void {
  if (f.hard.kind === 'wood') rods(p, f.hard)
  else fir(p, needleHex(f.hard))
  const points = Array.from({ length: 10 }, (_, k): V3 => {
    const r = k % 2 === 0 ? 7.5 : 3.2
    return [Math.sin((k * Math.PI) / 5) * r, TOP + 10 + Math.cos((k * Math.PI) / 5) * r, -0.7]
  })
  extrude(p, points, [0, 0, 1.4], { kind: 'metal', hex: '#d5ad4e' })
}

/** How far a tree reaches at a height. */
const reachAt = (y: number) => REACH * Math.max(0, 1 - (y - HEM) / (TOP - HEM)) ** 0.92

function fir(p: Pen, hex: string): void {
  turned(
    p,
    [
      [9, 0],
      [10, 0.6],
      [11, 12],
      [11.4, 13],
    ],
    { kind: 'wicker', hex: '#b98b55' },
    { inside: '#4a3627' },
  )
  bar(p, [0, 10, 0], [0, 34, 0], 2.4, 2, { kind: 'wood', hex: '#6b4a30' })
  bar(p, [0, 34, 0], [0, TOP, 0], 2, 0.5, { kind: 'wood', hex: '#6b4a30' })
  const isSnowy = lightness(hex) > 0.8
  const needles = (lum: number): Needles => ({
    surface: { kind: 'paint', hex: tone(hex, isSnowy ? 0.3 + lum * 0.3 : lum) },
    long: 4.4,
    thick: 0.34,
    apart: 0.62,
  })
  const boughs = Array.from({ length: TIERS }, (_, tier) => {
    const y = HEM + ((TOP - HEM - 6) * tier) / (TIERS - 1)
    const count = Math.round(6 + reachAt(y) * 0.3)
    return Array.from({ length: count }, (_, i) => {
      const seed = tier * 29 + i
      const turn = ((i + 0.5 * chance(seed)) / count) * 2 * Math.PI + tier * 0.83
      return { y: y + 4 * chance(seed + 7), turn, long: reachAt(y) * (0.88 + 0.26 * chance(seed + 3)) + 5, seed }
    })
  }).flat()
  for (const { y, turn, long, seed } of boughs.toSorted((a, b) => Math.sin(a.turn) * a.long - Math.sin(b.turn) * b.long)) {
    const tip = bough(p, [0, y, 0], turn, long, needles(SHADES[seed % 3] ?? 0), seed)
    if (seed % 4 < 2 && y < TOP - 16 && tip[1] > 12) bauble(p, subtract(tip, [0, 1.2, 0]), seed)
  }
  twig(p, [0, TOP - 8, 0], [0, TOP + 3, 0], needles(0), 5)
}

/** A small bauble that hangs from a point. */
function bauble(p: Pen, at: V3, i: number): void {
  ball(p, subtract(at, [0, 3, 0]), 2.6, { kind: 'ceramic', hex: BAUBLES[i % 3] ?? BAUBLES[0] })
  bar(p, subtract(at, [0, 0.8, 0]), at, 0.6, 0.45, { kind: 'metal', hex: '#c39b4b' })
}

/** A tree of turned rods that go through a pole, each a little further round than the one below. */
function rods(p: Pen, wood: Surface): void {
  turned(
    p,
    [
      [15, 0],
      [15, 0],
      [15, 2.6],
      [14.4, 3.2],
      [14.4, 3.2],
      [0.01, 3.2],
    ],
    wood,
    { isOpen: false },
  )
  bar(p, [0, 3, 0], [0, TOP + 5, 0], 2.3, 1.7, wood)
  for (let i = 0; i < RODS; i++) {
    const y = 18 + ((TOP - 22) * i) / (RODS - 1)
    const long = 43 * (1 - i / RODS) ** 0.96 + 3.5
    const turn = 0.72 * Math.sin(i * 0.7 + 0.4)
    const end: V3 = [Math.cos(turn) * long, 0, Math.sin(turn) * long]
    const [far, near] = end[2] < 0 ? [end, scaled(end, -1)] : [scaled(end, -1), end]
    bar(p, add([0, y, 0], far), add([0, y, 0], near), 1.6, 1.6, wood)
    if (i % 2 === 1 || i > RODS - 3) continue
    // On a hook, before the rods below.
    const foot = add([0, y, 0], scaled(near, 0.92 - 0.3 * chance(i)))
    const hook = add(foot, [-Math.sin(turn) * 4.8, 0, Math.cos(turn) * 4.8])
    bar(p, foot, hook, 0.3, 0.3, { kind: 'metal', hex: '#c39b4b' })
    bauble(p, hook, i / 2)
  }
}

function wreath(p: Pen, f: Finish): void {
  const hex = needleHex(f.hard)
  const ring = (turn: number, round: number, r: number): V3 => {
    const out = 17 + Math.cos(round) * r
    return [Math.cos(turn) * out, Math.sin(turn) * out, Math.sin(round) * r]
  }
  const vine = Array.from({ length: 49 }, (_, i) => ring((i * Math.PI) / 24, 0, 0))
  tube(p, vine, 1.7, { kind: 'textile', hex: tone(hex, -0.7) }, { isStraight: true })
  const needles = (lum: number): Needles => ({ surface: { kind: 'paint', hex: tone(hex, lum) }, long: 2.7, thick: 0.22, apart: 0.3 })
  const twigs = Array.from({ length: TUFTS }, (_, i) => {
    const turn = (i * 2 * Math.PI) / TUFTS + 0.05 * chance(i)
    const round = i * 2.4 + chance(i + 5)
    return { turn, round, from: ring(turn, round, 1.8), to: ring(turn + 0.26 + 0.12 * chance(i + 9), round + 0.3, 5.2 + 2 * chance(i + 2)) }
  })
  for (const [i, { from, to }] of twigs.toSorted((a, b) => a.to[2] - b.to[2]).entries()) twig(p, from, to, needles(SHADES[i % 3] ?? 0), i)
  // Berries in fives, but where the bow is.
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 5; k++) {
      const turn = -0.5 * Math.PI + ((i + 1) * Math.PI) / 3 + (k === 0 ? 0 : 0.13 * Math.cos(k * 1.6 + i))
      const round = 1.2 + 0.5 * chance(i) + (k === 0 ? 0 : 0.42 * Math.sin(k * 1.6 + i))
      ball(p, ring(turn, round, k === 0 ? 7.2 : 6.8), k === 0 ? 1.8 : 1.05, { kind: 'ceramic', hex: k === 0 ? '#c9a045' : '#a83630' })
    }
  bow(p, -17, 7.6)
}

/** A ribbon tied to a bow at a height, so far before the wall. */
function bow(p: Pen, y: number, z: number): void {
  const red = (lum: number): Surface => ({ kind: 'velvet', hex: tone('#a83630', lum) })
  const [tails, loops] = [new Plane(p, z - 0.6), new Plane(p, z)]
  const at = (x: number, dy: number) => `${x.toFixed(2)} ${(y + dy).toFixed(2)}`
  for (const side of [-1, 1]) {
    const light = side < 0 ? 0 : -0.2
    tails.part(
      `M${at(0, 0)}C${at(side * 2.2, -5)} ${at(side * 5, -10)} ${at(side * 8.4, -14)}L${at(side * 5.4, -13.6)}L${at(side * 4, -16)}C${at(side * 1.2, -10)} ${at(side * -0.6, -5)} ${at(0, 0)}Z`,
      red(light - 0.15),
      { body: 0.35 },
    )
    loops.part(
      `M${at(0, 0)}C${at(side * 4, 5)} ${at(side * 11.5, 5.6)} ${at(side * 11.5, 0.4)}C${at(side * 11.5, -4.8)} ${at(side * 4, -3.6)} ${at(0, 0)}Z`,
      red(light),
      { body: 1.6 },
    )
  }
  ball(p, [0, y, z + 0.6], 1.9, red(0.05))
}

/** Paper folded to eight points, four long and four short: every point has a ridge, valleys run between them, and light falls through holes. */
function paperStar(p: Pen, f: Finish): void {
  const top: V3 = [0, 0, 7.5]
  for (let i = 0; i < 8; i++) {
    const a = Math.PI / 2 + (i * Math.PI) / 4
    const at = (r: number, turn: number, z: number): V3 => [Math.cos(a + turn) * r, Math.sin(a + turn) * r, z]
    const tip = at(i % 2 === 0 ? 26 : 19, 0, 0)
    for (const side of [1, -1]) {
      const valley = at(9, (side * Math.PI) / 8, 0.4)
      const [along, across] = [subtract(tip, top), subtract(valley, top)]
      const inwards = scaled(unit(cross(along, across)), side * -0.2)
      extrude(p, [top, valley, tip], inwards, f.hard)
      const fold = new Plane(p, (x, y) => add(top, add(scaled(along, x), scaled(across, y))))
      for (let k = 0; k < 4; k++)
        fold.ink(oval(0.24 + k * 0.14, 0.3 - k * 0.05, 0.7 / Math.hypot(...along), 0.6 / Math.hypot(...across)), { fill: '#f2bd5e' })
    }
  }
  p.cord([0, 26, 0])
}

export const CHRISTMAS_FORMS: Record<string, Form> = {
  baubles: { stage: 'hang', yaw: 0, pitch: 0, size: 28, fill: 0.84, detail: [1, -1, 0], draw: baubles },
  'christmas-tree': { ...FACING, size: 148, detail: [4, 66, 0], draw: tree },
  wreath: { stage: 'wall', yaw: 0, pitch: 0, size: 54, fill: 0.9, detail: [0, -14, 0], draw: wreath },
  'paper-star': { stage: 'hang', yaw: 0, pitch: 0, size: 54, fill: 0.84, detail: [0, 4, 0], draw: paperStar },
}
