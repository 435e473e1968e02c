// Case furniture: sideboards, chests, wardrobes, shelves, cabinets.
import type { Pen } from '../pen/pen.ts'
import { ball, bar, box } from '../pen/solids.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { splayedLegs } from './seating.ts'
import { row } from './still-life.ts'

type Span = readonly [number, number]

const PANE: Surface = { kind: 'glass', hex: '#e6eeec' }

/** A door or drawer front in the plane z, a hair inside its joints. */
export function front(
  p: Pen,
  [x0, x1]: Span,
  [y0, y1]: Span,
  z: number,
  surface: Surface,
  { grain = 'x' }: { grain?: 'x' | 'y' } = {},
): void {
  const g = 0.5
  p.face(
    [
      [x0 + g, y0 + g, z],
      [x1 - g, y0 + g, z],
      [x1 - g, y1 - g, z],
      [x0 + g, y1 - g, z],
    ],
    surface,
    { grain: grain === 'x' ? [1, 0, 0] : [0, 1, 0] },
  )
}

/** Carcass with a dark reveal behind its fronts. */
function carcass(
  p: Pen,
  { w, y0, y1, d }: { w: number; y0: number; y1: number; d: number },
  surface: Surface,
  grain: 'x' | 'y' = 'x',
): number {
  box(p, [-w / 2, w / 2], [y0, y1], [-d / 2, d / 2], surface, grain)
  const z = d / 2 + 0.05
  p.face(
    [
      [-w / 2 + 2, y0 + 2, z],
      [w / 2 - 2, y0 + 2, z],
      [w / 2 - 2, y1 - 2, z],
      [-w / 2 + 2, y1 - 2, z],
    ],
    { kind: 'paint', hex: tone(surface.hex, -0.75) },
  )
  return z + 0.1
}

/** Thickness of the boards of a case. */
const BOARD = 1.8

/** A case of boards, open in front: what stands in it stands in the room it encloses. */
function openCase(p: Pen, [x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, surface: Surface): void {
  box(p, [x0, x1], [y0, y1], [z0, z0 + BOARD], surface, 'y')
  for (const x of [x0, x1 - BOARD]) box(p, [x, x + BOARD], [y0, y1], [z0 + BOARD, z1], surface, 'y')
  for (const y of [y0, y1 - BOARD]) box(p, [x0 + BOARD, x1 - BOARD], [y, y + BOARD], [z0 + BOARD, z1], surface)
}

/** The frame of a door: two stiles, and rails where `rails` says. */
function doorFrame(p: Pen, [x0, x1]: Span, [y0, y1]: Span, z: Span, surface: Surface, stile: number, rails: readonly Span[]): void {
  for (const rail of rails) box(p, [x0 + stile, x1 - stile], rail, z, surface)
  for (const x of [x0, x1 - stile]) box(p, [x, x + stile], [y0, y1], z, surface, 'y')
}

function drawers(p: Pen, f: Finish, [x0, x1]: Span, [y0, y1]: Span, z: number, count: number, handle: 'knob' | 'cup' | 'groove'): void {
  const each = (y1 - y0) / count
  for (let i = 0; i < count; i++) {
    const [low, mid, x] = [y0 + each * i, y0 + each * (i + 0.52), (x0 + x1) / 2]
    front(p, [x0, x1], [low, low + each], z, f.hard)
    const wide = (x1 - x0) * 0.28
    if (handle === 'knob') for (const dx of x1 - x0 > 50 ? [-wide, wide] : [0]) ball(p, [x + dx, mid, z + 1], 1.3, f.fitting)
    if (handle === 'cup') bar(p, [x - 7, mid, z + 1], [x + 7, mid, z + 1], 0.9, 0.9, f.fitting)
    if (handle === 'groove')
      p.line(
        [
          [x - wide / 2, low + each - 2.2, z],
          [x + wide / 2, low + each - 2.2, z],
        ],
        tone(f.hard.hex, -1.2),
        { width: 4.5, opacity: 0.75 },
      )
  }
}

function sideboard(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 70, z: 16, top: 22, splay: 3, r: 2 })
  const z = carcass(p, { w: 164, y0: 20, y1: 76, d: 44 }, f.hard)
  front(p, [-79, -26.5], [23, 73], z, f.hard, { grain: 'y' })
  drawers(p, f, [-26, 26], [23, 73], z, 4, 'groove')
  front(p, [26.5, 79], [23, 73], z, f.hard, { grain: 'y' })
  for (const x of [-31, 31]) bar(p, [x, 42, z + 1], [x, 54, z + 1], 0.9, 0.9, f.fitting)
}

function chestOfDrawers(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 36, z: 16, top: 18, splay: 2, r: 2 })
  const z = carcass(p, { w: 92, y0: 16, y1: 96, d: 46 }, f.hard)
  drawers(p, f, [-43, 43], [19, 77], z, 3, 'knob')
  drawers(p, f, [-43, -0.5], [77.5, 93], z, 1, 'knob')
  drawers(p, f, [0.5, 43], [77.5, 93], z, 1, 'knob')
  box(p, [-48, 48], [96, 98], [-24, 25], f.hard)
}

function wardrobe(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 46, z: 20, top: 14, splay: 1, r: 2.2 })
  const z = carcass(p, { w: 118, y0: 12, y1: 190, d: 56 }, f.hard, 'y')
  front(p, [-56, 56], [15, 40], z, f.hard)
  for (const x of [-26, 26]) bar(p, [x - 5, 28, z + 1], [x + 5, 28, z + 1], 1, 1, f.fitting)
  for (const side of [-1, 1]) {
    const span: Span = side < 0 ? [-56, -0.3] : [0.3, 56]
    front(p, span, [41, 187], z, f.hard, { grain: 'y' })
    const rails = [
      [41.5, 48],
      [106, 114],
      [180, 186.5],
    ] as const
    doorFrame(p, [span[0] + 0.5, span[1] - 0.5], [41.5, 186.5], [z + 0.4, z + 1.8], f.hard, 7, rails)
    bar(p, [side * 3.9, 104, z + 2.8], [side * 3.9, 118, z + 2.8], 0.9, 0.9, f.fitting)
  }
  box(p, [-61, 61], [190, 194], [-30, 31], f.hard)
}

function shelves(p: Pen, f: Finish): void {
  const inner: Surface = { kind: f.hard.kind, hex: tone(f.hard.hex, -0.42) }
  front(p, [-45, 45], [8, 186], -14, inner, { grain: 'y' })
  p.face(
    [
      [-44, 8, -14],
      [-44, 8, 14],
      [-44, 186, 14],
      [-44, 186, -14],
    ],
    inner,
    { grain: [0, 1, 0] },
  )
  for (let i = 0; i < 5; i++) {
    const y = 8 + i * 44
    box(p, [-44, 44], [y, y + 2.4], [-14, 14], f.hard)
    if (i < 4) row(p, f, { from: -40, to: 40, y: y + 2.4, z: 2, height: 34, kind: i })
  }
  box(p, [-47, -44], [0, 188], [-15, 15], f.hard, 'y')
  box(p, [44, 47], [0, 188], [-15, 15], f.hard, 'y')
  box(p, [-48, 48], [186, 189], [-15, 15.5], f.hard)
}

function stringShelves(p: Pen, f: Finish): void {
  const wire: Surface = { kind: 'metal', hex: f.hard.kind === 'wood' ? '#3f3e3d' : f.hard.hex }
  const wood: Surface = f.hard.kind === 'wood' ? f.hard : { kind: 'wood', hex: '#c39a66' }
  for (const x of [-60, 0, 60]) for (const z of [-12, 12]) bar(p, [x, 196, z], [x, 0, z], 0.7, 0.7, wire)
  for (const x of [-60, 0, 60]) for (let y = 10; y < 196; y += 23) bar(p, [x, y, -12], [x, y, 12], 0.4, 0.4, wire)
  const boards = [
    [-60, 0, 12],
    [0, 60, 12],
    [0, 60, 50],
    [-60, 0, 96],
    [0, 60, 96],
    [-60, 0, 132],
    [0, 60, 144],
    [-60, 0, 168],
  ] as const
  for (const [x0, x1, y] of boards) {
    box(p, [x0 + 0.5, x1 - 0.5], [y, y + 2], [-13, 13], wood)
    row(p, f, { from: x0 + 5, to: x1 - 5, y: y + 2, z: 2, height: 24, kind: (y / 2 + x1) % 4 })
  }
  box(p, [-59.5, -0.5], [44, 78], [-13, 13], wood)
  front(p, [-58, -30], [45, 77], 13.2, wood)
  front(p, [-29.5, -1.5], [45, 77], 13.2, wood)
  for (const x of [-32, -27]) ball(p, [x, 62, 14], 0.9, f.fitting)
  for (const x of [-60, 0, 60]) bar(p, [x, 196, 13.5], [x, 0, 13.5], 0.7, 0.7, wire)
}

function vitrine(p: Pen, f: Finish): void {
  const isGlass = f.hard.kind === 'glass'
  const frame = isGlass ? f.fitting : f.hard
  const floor = isGlass ? 22 : 49
  splayedLegs(p, frame, { x: 38, z: 15, top: 18, splay: 1, r: 1.8 })
  if (isGlass) {
    box(p, [-46, 46], [16, floor], [-20, 20], frame)
    box(p, [-45, 45], [floor, 176], [-19.6, -19.2], PANE)
    for (const x of [-45.2, 44.8]) box(p, [x, x + 0.4], [floor, 176], [-19, 19], PANE)
    for (const x of [-46, 44]) for (const z of [-20, 18]) box(p, [x, x + 2], [floor, 176], [z, z + 2], frame, 'y')
  } else {
    const z = carcass(p, { w: 92, y0: 16, y1: floor, d: 40 }, frame, 'y')
    front(p, [-43, 43], [19, floor - 2], z, frame)
    for (const x of [-20, 20]) ball(p, [x, 34, z + 1], 1.2, f.fitting)
    openCase(p, [-46, 46], [floor, 176], [-20, 20], frame)
  }
  const step = (174 - floor) / 3
  for (let i = 0; i < 3; i++) {
    const y = floor + (i === 0 ? 0.2 : i * step)
    if (i > 0) box(p, [-44, 44], [y, y + 1.6], [-18, 15], isGlass ? PANE : frame)
    row(p, f, { from: -38, to: 38, y: y + 1.6, z: 0, height: 30, kind: i + 1 })
  }
  for (const [x0, x1] of [
    [-45, -0.2],
    [0.2, 45],
  ] as const) {
    box(p, [x0 + 3, x1 - 3], [floor + 4, 170], [20.6, 21], PANE)
    doorFrame(p, [x0, x1], [floor + 1, 174.5], [20.1, 21.6], frame, 3.4, [
      [floor + 1, floor + 5],
      [170, 174.5],
    ])
  }
  for (const x of [-2, 2]) ball(p, [x, 108, 22.6], 1, f.fitting)
  box(p, [-47, 47], [176, 179], [-21, 22], frame)
}

function nightstand(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 16, z: 13, top: 22, splay: 3, r: 1.6 })
  openCase(p, [-23, 23], [20, 38], [-18, 18], f.hard)
  row(p, f, { from: -15, to: 11, y: 20 + BOARD, z: 4, height: 3, kind: 4 })
  const z = carcass(p, { w: 46, y0: 38, y1: 52, d: 36 }, f.hard)
  drawers(p, f, [-21, 21], [40, 50], z, 1, 'knob')
  box(p, [-24, 24], [52, 54], [-19, 19], f.hard)
}

function secretary(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 34, z: 14, top: 20, splay: 2, r: 2 })
  const z = carcass(p, { w: 86, y0: 18, y1: 71, d: 42 }, f.hard)
  drawers(p, f, [-40, 40], [21, 69], z, 3, 'knob')
  openCase(p, [-43, 43], [71, 112], [-21, 21], f.hard)
  const floor = 71 + BOARD
  box(p, [-41, 41], [floor, floor + 10], [-19, 7], f.hard)
  for (const x of [-41, -20.5, 0, 20.5]) front(p, [x, x + 20.5], [floor + 0.3, floor + 9.7], 7.1, f.hard)
  for (const x of [-30.75, -10.25, 10.25, 30.75]) ball(p, [x, floor + 5, 8.2], 0.8, f.fitting)
  for (const x of [-20.5, 0, 20.5]) box(p, [x - 0.5, x + 0.5], [floor + 10, 110], [-19, 5], f.hard, 'y')
  row(p, f, { from: -39, to: -23, y: floor + 10, z: -3, height: 18, kind: 0 })
  row(p, f, { from: 3, to: 18, y: floor + 10, z: -3, height: 14, kind: 1 })
  for (const x of [-42.5, 40.5]) box(p, [x, x + 2], [67.5, 70.2], [20, 50], f.hard, 'z')
  box(p, [-43, 43], [70.2, 72], [21, 56], f.hard)
  p.face(
    [
      [-37, 72.1, 26],
      [-37, 72.1, 52],
      [37, 72.1, 52],
      [37, 72.1, 26],
    ],
    { kind: 'leather', hex: '#48573f' },
  )
  box(p, [-45, 45], [112, 114], [-22, 22], f.hard)
}

function barCabinet(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 40, z: 15, top: 30, splay: 4, r: 2 })
  const z = carcass(p, { w: 100, y0: 28, y1: 104, d: 44 }, f.hard)
  for (const [x0, x1] of [
    [-47, -0.3],
    [0.3, 47],
  ] as const) {
    front(p, [x0, x1], [31, 101], z, f.hard, { grain: 'y' })
    for (let x = x0 + 4; x < x1 - 3; x += 3)
      p.line(
        [
          [x, 33, z],
          [x, 99, z],
        ],
        tone(f.hard.hex, -0.9),
        { width: 1.6, opacity: 0.6 },
      )
  }
  for (const x of [-3, 3]) bar(p, [x, 60, z + 1.2], [x, 74, z + 1.2], 0.9, 0.9, f.fitting)
  row(p, f, { from: -34, to: 30, y: 104, z: 0, height: 26, kind: 5 })
}

export const STORAGE_FORMS: Record<string, Form> = {
  sideboard: { stage: 'floor', size: 165, yaw: 24, detail: [20, 54, 22], zoom: 2.6, draw: sideboard },
  'chest-of-drawers': { stage: 'floor', size: 100, yaw: 26, detail: [26, 76, 22], zoom: 2.4, draw: chestOfDrawers },
  wardrobe: { stage: 'floor', size: 195, yaw: 24, pitch: 7, detail: [0, 112, 28], draw: wardrobe },
  shelves: { stage: 'floor', size: 190, yaw: 22, pitch: 7, detail: [0, 112, 10], draw: shelves },
  'string-shelves': { stage: 'floor', size: 198, yaw: 22, pitch: 7, detail: [-20, 110, 10], draw: stringShelves },
  vitrine: { stage: 'floor', size: 180, yaw: 22, pitch: 7, detail: [0, 108, 20], draw: vitrine },
  nightstand: { stage: 'floor', size: 56, yaw: 28, pitch: 14, fill: 0.86, detail: [4, 44, 18], draw: nightstand },
  secretary: { stage: 'floor', size: 115, yaw: 26, pitch: 12, detail: [6, 84, 24], draw: secretary },
  'bar-cabinet': { stage: 'floor', size: 110, yaw: 26, pitch: 10, detail: [6, 74, 22], draw: barCabinet },
}
