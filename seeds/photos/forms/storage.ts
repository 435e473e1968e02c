// Case furniture: sideboards, chests, wardrobes, shelves, cabinets.
import type { Pen } from '../pen/pen.ts'
import { ball, bar, box } from '../pen/solids.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { splayedLegs } from './seating.ts'
import { row } from './still-life.ts'

type Span = readonly [number, number]

/** A door or drawer front in the plane z, a hair inside its joints. */
export function front(
  p: Pen,
  [x0, x1]: Span,
  [y0, y1]: Span,
  z: number,
  surface: Surface,
  { grain = 'x', lum }: { grain?: 'x' | 'y'; lum?: number } = {},
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
    { grain: grain === 'x' ? [1, 0, 0] : [0, 1, 0], ...(lum === undefined ? {} : { lum }) },
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
    for (const [y0, y1] of [
      [48, 106],
      [114, 180],
    ] as const) {
      front(p, [span[0] + 7, span[1] - 7], [y0, y1], z + 0.2, f.hard, { grain: 'y', lum: -0.16 })
      front(p, [span[0] + 9, span[1] - 9], [y0 + 2, y1 - 2], z + 0.3, f.hard, { grain: 'y', lum: 0.1 })
    }
    bar(p, [side * 3.6, 104, z + 1.2], [side * 3.6, 118, z + 1.2], 0.9, 0.9, f.fitting)
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
    { grain: [0, 1, 0], lum: -0.2 },
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
  const wood = f.hard.kind === 'glass' ? f.fitting : f.hard
  splayedLegs(p, wood, { x: 38, z: 15, top: 18, splay: 1, r: 1.8 })
  const z = carcass(p, { w: 92, y0: 16, y1: 176, d: 40 }, wood, 'y')
  front(p, [-43, 43], [19, 48], z, wood)
  for (const x of [-20, 20]) ball(p, [x, 34, z + 1], 1.2, f.fitting)
  front(p, [-43, 43], [50, 173], z, { kind: 'paint', hex: tone('#c9b99f', -0.25) })
  for (let i = 0; i < 3; i++) {
    const y = 51 + i * 41
    p.face(
      [
        [-43, y, z + 0.1],
        [43, y, z + 0.1],
        [43, y + 1.6, z + 0.1],
        [-43, y + 1.6, z + 0.1],
      ],
      wood,
      { lum: 0.3, grain: [1, 0, 0] },
    )
    row(p, f, { from: -38, to: 38, y: y + 1.6, z: z - 6, height: 30, kind: i + 1 })
  }
  for (const span of [
    [-44, -0.2],
    [0.2, 44],
  ] as const) {
    p.face(
      [
        [span[0], 50, z + 0.4],
        [span[1], 50, z + 0.4],
        [span[1], 173, z + 0.4],
        [span[0], 173, z + 0.4],
      ],
      { kind: 'glass', hex: '#cddad6' },
    )
    p.line(
      [
        [span[0] + 6, 120, z + 0.4],
        [span[0] + 24, 160, z + 0.4],
      ],
      '#ffffff',
      { width: 5, opacity: 0.3 },
    )
    for (const [a, b, c, d] of [
      [span[0], span[0] + 3, 50, 173],
      [span[1] - 3, span[1], 50, 173],
    ] as const)
      front(p, [a - 0.5, b + 0.5], [c, d], z + 0.6, wood, { grain: 'y', lum: 0.1 })
    for (const y of [50, 170]) front(p, [span[0], span[1]], [y - 0.5, y + 3.5], z + 0.6, wood, { lum: 0.1 })
  }
  for (const x of [-3, 3]) ball(p, [x, 108, z + 1.4], 1, f.fitting)
  box(p, [-47, 47], [176, 179], [-21, 22], wood)
}

function nightstand(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 16, z: 13, top: 22, splay: 3, r: 1.6 })
  const z = carcass(p, { w: 46, y0: 20, y1: 52, d: 36 }, f.hard)
  drawers(p, f, [-21, 21], [38, 50], z, 1, 'knob')
  p.face(
    [
      [-21, 22, z],
      [21, 22, z],
      [21, 37.5, z],
      [-21, 37.5, z],
    ],
    { kind: f.hard.kind, hex: tone(f.hard.hex, -0.7) },
    { grain: [1, 0, 0] },
  )
  row(p, f, { from: -16, to: 10, y: 23, z: z - 4, height: 3, kind: 4 })
  box(p, [-24, 24], [52, 54], [-19, 19], f.hard)
}

function secretary(p: Pen, f: Finish): void {
  splayedLegs(p, f.frame, { x: 34, z: 14, top: 20, splay: 2, r: 2 })
  const z = carcass(p, { w: 86, y0: 18, y1: 112, d: 42 }, f.hard)
  drawers(p, f, [-40, 40], [21, 70], z, 3, 'knob')
  const inside: Surface = { kind: 'wood', hex: tone(f.hard.hex, -0.5) }
  front(p, [-41, 41], [72, 110], z, inside)
  for (const x of [-40, -20, 0, 20]) front(p, [x, x + 20], [74, 84], z + 0.1, f.hard, { lum: -0.1 })
  for (const x of [-30, -10, 10, 30]) ball(p, [x, 79, z + 0.8], 0.8, f.fitting)
  for (const x of [-21, 0, 21]) front(p, [x - 0.9, x + 0.9], [84, 109], z + 0.1, f.hard, { grain: 'y', lum: 0.1 })
  row(p, f, { from: -39, to: -23, y: 84, z: z - 3, height: 18, kind: 0 })
  row(p, f, { from: 3, to: 18, y: 84, z: z - 3, height: 14, kind: 1 })
  box(p, [-42, 42], [70, 72], [21, 56], f.hard)
  p.face(
    [
      [-37, 72.1, 26],
      [-37, 72.1, 52],
      [37, 72.1, 52],
      [37, 72.1, 26],
    ],
    { kind: 'leather', hex: '#48573f' },
    { lum: 0.2 },
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
