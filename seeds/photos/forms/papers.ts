// Books, stationery and games.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly, rect } from '../pen/plane.ts'
import { ball, bar, box, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

const PAGES: Surface = { kind: 'paper', hex: '#efe6d2' }
const GOLD = '#c9a45c'

/** A book lying, its spine to us. */
function lying(p: Pen, [x0, x1]: V2, [y0, y1]: V2, [z0, z1]: V2, cover: Surface): void {
  box(p, [x0, x1], [y0, y0 + 0.4], [z0, z1], cover)
  box(p, [x0 + 0.4, x1 - 0.3], [y0 + 0.4, y1 - 0.4], [z0 + 0.3, z1 - 0.2], PAGES)
  for (let i = 1; i < 5; i++)
    p.line(
      [
        [x1 - 0.3, y0 + ((y1 - y0) * i) / 5, z1 - 0.3],
        [x1 - 0.3, y0 + ((y1 - y0) * i) / 5, z0 + 0.3],
      ],
      '#b9a98a',
      { width: 0.8, opacity: 0.6 },
    )
  box(p, [x0, x1], [y1 - 0.4, y1], [z0, z1], cover)
  p.face(
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    cover,
  )
}

function bookStack(p: Pen, f: Finish): void {
  const colors = [f.accents[1], '#e9dcc2', f.accents[0], f.hard.hex]
  colors.forEach((hex, i) => {
    const [inset, y] = [[0, 1.4, 0.4, 2][i] ?? 0, i * 3.4]
    lying(p, [-15 + inset, 15 - inset * 0.5], [y, y + 3.2], [-11, 11 - inset], { kind: 'paint', hex })
    const ink = lightness(hex) > 0.6 ? '#5a4a3a' : '#efe3cb'
    p.line(
      [
        [-11 + inset, y + 1.6, 11.05 - inset],
        [-1 + inset, y + 1.6, 11.05 - inset],
      ],
      ink,
      { width: 4, opacity: 0.85 },
    )
    p.line(
      [
        [9 - inset, y + 1.6, 11.05 - inset],
        [11 - inset, y + 1.6, 11.05 - inset],
      ],
      ink,
      { width: 4, opacity: 0.85 },
    )
  })
  const top = new Plane(p, (x, z) => [x, 13.7, z])
  const pale = lightness(f.hard.hex) > 0.6
  top.ink(rect(-9, -6, 9, 6), { fill: pale ? f.accents[0] : '#efe3cb' })
  top.ink(oval(-3, 1, 3.6), { fill: pale ? '#efe3cb' : f.accents[0] })
  top.ink('M-9 4C-2 -2 3 4 9 -2L9 6L-9 6Z', { fill: f.accents[1], opacity: 0.85 })
}

function antiqueBooks(p: Pen, f: Finish): void {
  const covers = [f.hard.hex, tone(f.hard.hex, -0.3), mix(f.hard.hex, '#6b4a30', 0.4), f.hard.hex, mix(f.hard.hex, '#3a4a3c', 0.35)]
  let x = -13
  covers.forEach((hex, i) => {
    const [w, h] = [[4.6, 3.6, 5.2, 4, 4.4][i] ?? 4, [24, 21, 25, 22, 24][i] ?? 23]
    const cover: Surface = { kind: 'leather', hex: lightness(hex) > 0.7 ? '#cdb68c' : hex }
    box(p, [x, x + w], [0, h], [-8, 7], cover, 'y')
    p.face(
      [
        [x + 0.4, h + 0.05, 6],
        [x + w - 0.4, h + 0.05, 6],
        [x + w - 0.4, h + 0.05, -7.6],
        [x + 0.4, h + 0.05, -7.6],
      ],
      PAGES,
      { lum: 0 },
    )
    const spine = new Plane(p, 7.1)
    spine.part(rect(x, 0, x + w, h), cover, {
      from: [x, 0],
      to: [x + w, 0],
      stops: [
        [0, tone(cover.hex, -0.4)],
        [0.35, tone(cover.hex, 0.3)],
        [1, tone(cover.hex, -0.5)],
      ],
    })
    for (const k of [0.14, 0.3, 0.62, 0.78, 0.9]) {
      spine.ink(`M${x} ${h * k}L${x + w} ${h * k}`, { stroke: tone(cover.hex, -0.9), width: 4, opacity: 0.6 })
      spine.ink(`M${x} ${h * k + 0.28}L${x + w} ${h * k + 0.28}`, { stroke: GOLD, width: 1.5, opacity: 0.9 })
    }
    spine.ink(rect(x + 0.5, h * 0.64, x + w - 0.5, h * 0.76), { fill: i % 2 === 0 ? '#6f2433' : '#2c3a2e', opacity: 0.85 })
    for (const k of [0.68, 0.72]) spine.ink(`M${x + 1} ${h * k}L${x + w - 1} ${h * k}`, { stroke: GOLD, width: 1.8 })
    spine.ink(
      poly([
        [x + w / 2 - 0.8, h * 0.45],
        [x + w / 2, h * 0.49],
        [x + w / 2 + 0.8, h * 0.45],
        [x + w / 2, h * 0.41],
      ]),
      { fill: GOLD, opacity: 0.9 },
    )
    x += w + 0.15
  })
  lying(p, [x + 0.8, x + 12], [0, 3.4], [-6, 9], { kind: 'leather', hex: tone(f.hard.hex, -0.2) })
}

function magazines(p: Pen, f: Finish): void {
  const pages = [
    ['#e9dcc2', f.accents[1], -14],
    [f.accents[0], '#efe3cb', -4],
    [f.hard.hex, f.accents[2], 7],
  ] as const
  pages.forEach(([hex, motif, degrees], i) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const at = (shift: number) => new Plane(p, (x, y) => [x * c - y * s + i * 4 - 4 + shift, x * s + y * c - i * 1.4 - shift, 0])
    at(0.5).ink(rect(-10.5, -14, 10.5, 14), { fill: '#4a3a2c', opacity: 0.18 })
    const plane = at(0)
    plane.part(rect(-10.5, -14, 10.5, 14), { kind: 'paper', hex }, { from: [-10, 14], to: [10, -14], depth: 0.1 })
    const ink = lightness(hex) > 0.6 ? '#3a332c' : '#f3ead6'
    plane.ink(rect(-9, 9.6, 5, 11.8), { fill: ink })
    plane.ink(rect(-9, 8.2, -2, 8.6), { fill: ink, opacity: 0.7 })
    plane.ink(rect(-9, -12, 9, 6.6), { fill: mix(hex, '#f6eedd', 0.45) })
    plane.ink('M-6 -12L-6 -4C-6 2 6 2 6 -4L6 -12L4 -12L4 -6L-4 -6L-4 -12Z', { fill: motif })
    plane.ink(oval(5, 3, 2.2), { fill: '#dcae54' })
    plane.ink('M-10.2 -14L-10.2 14', { stroke: '#000000', width: 2, opacity: 0.12 })
  })
}

function notebook(p: Pen, f: Finish): void {
  const cover: Surface = f.hard.kind === 'paper' ? { kind: 'paint', hex: f.hard.hex } : f.hard
  box(p, [-8, 8], [0, 0.3], [-11, 11], cover)
  box(p, [-7.8, 7.8], [0.3, 1.7], [-10.8, 10.8], PAGES)
  for (let i = 1; i < 5; i++)
    p.line(
      [
        [-7.8, 0.3 + i * 0.28, 10.85],
        [7.8, 0.3 + i * 0.28, 10.85],
        [7.8, 0.3 + i * 0.28, -10.8],
      ],
      '#b9a98a',
      { width: 0.8, opacity: 0.6 },
    )
  box(p, [-8, 8], [1.7, 2.05], [-11, 11], cover)
  const top = new Plane(p, (x, z) => [x, 2.1, z])
  top.ink('M-6.6 -11L-6.6 11', { stroke: tone(cover.hex, -0.9), width: 2, opacity: 0.5 })
  top.ink(rect(-2.6, -6.4, 5, -3), { fill: lightness(cover.hex) > 0.6 ? '#8a5330' : '#efe3cb', opacity: 0.9 })
  top.ink('M-1.4 -4.7L3.800 -4.7', { stroke: lightness(cover.hex) > 0.6 ? '#efe3cb' : '#5a4a3a', width: 1.8 })
  p.line(
    [
      [6, 0, 11.05],
      [6, 2.1, 11.05],
      [6, 2.15, -11],
    ],
    tone(cover.hex, lightness(cover.hex) > 0.6 ? -0.8 : 0.5),
    { width: 4.5 },
  )
  p.line(
    [
      [1, 1, 10.9],
      [1.3, 0.2, 13],
      [0.7, 0.1, 15],
    ],
    '#a83630',
    { width: 3 },
  )
  bar(p, [10.5, 0.6, -7], [13, 0.6, 8], 0.5, 0.5, { kind: 'wood', hex: '#d9b27a' })
  bar(p, [13, 0.6, 8], [13.3, 0.6, 9.8], 0.5, 0.06, { kind: 'wood', hex: '#ead2a6' })
}

function fountainPen(p: Pen, f: Finish): void {
  const body: Surface = f.hard.kind === 'plastic' ? { kind: 'ceramic', hex: f.hard.hex } : f.hard
  const gold: Surface = { kind: 'metal', hex: f.hard.kind === 'metal' && lightness(f.hard.hex) > 0.72 ? '#c39b4b' : '#c9a24a' }
  const at = (t: number): V3 => [-5.4 + t * 0.78, 4.6 - t * 0.64, 0]
  bar(p, at(-1.6), at(0), 0.36, 0.5, body)
  bar(p, at(0), at(6.6), 0.5, 0.56, body)
  bar(p, at(6.5), at(6.9), 0.57, 0.57, gold)
  bar(p, at(6.9), at(9), 0.46, 0.36, body)
  const nib = new Plane(p, 0.1)
  const [c, s] = [0.773, -0.634]
  const q = (t: number, n: number) => `${(at(9)[0] + c * t - s * n).toFixed(3)} ${(at(9)[1] + s * t + c * n).toFixed(3)}`
  nib.part(`M${q(-0.2, 0.34)}C${q(0.6, 0.5)} ${q(1, 0.3)} ${q(2.2, 0)}C${q(1, -0.3)} ${q(0.6, -0.5)} ${q(-0.2, -0.34)}Z`, gold, {
    from: [at(9)[0] - 0.3, at(9)[1] + 0.4],
    to: [at(9)[0] + 1, at(9)[1] - 1],
  })
  nib.ink(`M${q(0.7, 0)}L${q(2.1, 0)}`, { stroke: tone(gold.hex, -1.1), width: 1.6 })
  nib.ink(oval(at(9)[0] + c * 0.7, at(9)[1] + s * 0.7, 0.1), { fill: tone(gold.hex, -1.1) })
  const cap = (t: number): V3 => [-3.4 + t * 0.78, 0.2 - t * 0.64, 0]
  bar(p, cap(0), cap(5.4), 0.5, 0.64, body)
  bar(p, cap(5.2), cap(5.6), 0.66, 0.66, gold)
  bar(p, cap(-0.3), cap(0), 0.4, 0.5, gold)
  tube(
    p,
    [
      [cap(0.3)[0] + 0.4, cap(0.3)[1] + 0.5, 0.2],
      [cap(3.4)[0] + 0.42, cap(3.4)[1] + 0.52, 0.2],
    ],
    0.1,
    gold,
  )
  ball(p, [cap(3.5)[0] + 0.42, cap(3.5)[1] + 0.52, 0.2], 0.16, gold)
}

function deskSet(p: Pen, f: Finish): void {
  box(p, [-20, 20], [0, 1.6], [-12, 12], f.hard)
  turned(
    p,
    [
      [4.6, 1.6],
      [4.8, 2],
      [4.8, 13],
    ],
    f.hard,
    { at: [-12, 0, -4], inside: '#2d2622' },
  )
  for (const [x, z, h, hex] of [
    [-13.6, -4.5, 21, '#d9b27a'],
    [-11, -5, 23, '#b23a32'],
    [-12.4, -2.4, 19.5, '#41556a'],
  ] as const) {
    bar(p, [x, 10, z], [x + (x + 12) * 1.6, h, z], 0.5, 0.5, { kind: 'wood', hex })
    bar(p, [x + (x + 12) * 1.6, h, z], [x + (x + 12) * 1.75, h + 1.6, z], 0.5, 0.05, { kind: 'wood', hex: '#ead2a6' })
  }
  turned(
    p,
    [
      [4.8, 7],
      [4.8, 13],
    ],
    f.hard,
    { at: [-12, 0, -4], isOpen: false },
  )
  band(p, [-12, 12.4, -4], 4.8, f.fitting.hex, { width: 3 })
  box(p, [-1, 9], [1.6, 5.6], [-7, 2], { kind: 'glass', hex: '#3b4d6a' })
  turned(
    p,
    [
      [3, 5.6],
      [3.2, 6],
      [3.2, 7.6],
      [1, 9],
    ],
    f.fitting,
    { at: [4, 0, -2.5], isOpen: false },
  )
  box(p, [12, 18.5], [1.6, 3], [-8, 6], { kind: 'paint', hex: '#efe6d2' })
  bar(p, [-4, 2.3, 8], [12, 2.3, 7], 0.7, 0.6, { kind: 'ceramic', hex: '#2d2a28' })
  bar(p, [12, 2.3, 7], [14, 2.3, 6.9], 0.5, 0.1, f.fitting)
}

function chess(p: Pen, f: Finish): void {
  const isMetal = f.hard.kind === 'metal'
  const dark: Surface =
    f.hard.kind === 'marble'
      ? { kind: 'paint', hex: '#3a3634' }
      : { kind: 'wood', hex: isMetal ? '#5d3022' : tone(f.hard.hex, lightness(f.hard.hex) > 0.5 ? -0.75 : -0.2) }
  const pale: Surface = f.hard.kind === 'marble' ? { kind: 'paint', hex: '#ece6da' } : { kind: 'wood', hex: '#e0c594' }
  box(p, [-21, 21], [0, 3], [-21, 21], dark)
  const s = 4.6
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 8; j++) {
      const [x, z] = [(i - 4) * s, (j - 4) * s]
      p.face(
        [
          [x, 3.05, z + s],
          [x + s, 3.05, z + s],
          [x + s, 3.05, z],
          [x, 3.05, z],
        ],
        { kind: 'paint', hex: (i + j) % 2 === 0 ? pale.hex : dark.hex },
        { lum: 0.12, contour: false },
      )
    }
  const white: Surface = { kind: isMetal ? 'metal' : 'ceramic', hex: isMetal ? '#c39b4b' : pale.hex }
  const black: Surface = { kind: isMetal ? 'metal' : 'ceramic', hex: isMetal ? '#b9bdbf' : tone(dark.hex, -0.3) }
  const pieces: [number, number, 'pawn' | 'rook' | 'bishop' | 'queen' | 'king', Surface][] = [
    [0, 0, 'rook', black],
    [3, 0, 'queen', black],
    [4, 0, 'king', black],
    [6, 0, 'bishop', black],
    [1, 1, 'pawn', black],
    [3, 1, 'pawn', black],
    [5, 1, 'pawn', black],
    [6, 1, 'pawn', black],
    [4, 3, 'pawn', black],
    [4, 4, 'pawn', white],
    [2, 4, 'bishop', white],
    [3, 5, 'pawn', white],
    [0, 6, 'pawn', white],
    [1, 6, 'pawn', white],
    [6, 6, 'pawn', white],
    [3, 7, 'queen', white],
    [4, 7, 'king', white],
    [7, 7, 'rook', white],
  ]
  const places = pieces.map(([i, j, kind, surface]) => ({ at: [(i - 3.5) * s, 3.1, (j - 3.5) * s] as V3, kind, surface }))
  for (const { at, kind, surface } of places.sort((a, b) => a.at[2] - b.at[2] - (a.at[0] - b.at[0]) * 0.4)) chessPiece(p, at, kind, surface)
}

function chessPiece(p: Pen, at: V3, kind: 'pawn' | 'rook' | 'bishop' | 'queen' | 'king', surface: Surface): void {
  const h = { pawn: 5, rook: 6, bishop: 7.4, queen: 8.6, king: 9.2 }[kind]
  const neck = h * 0.62
  turned(
    p,
    [
      [1.7, 0],
      [1.8, 0.5],
      [1.3, 1.1],
      [0.75, 2],
      [0.6, neck - 0.4],
      [1.1, neck],
      [0.6, neck + 0.3],
    ],
    surface,
    { at, isOpen: false },
  )
  if (kind === 'pawn') ball(p, [at[0], at[1] + neck + 1, at[2]], 1, surface)
  else if (kind === 'rook')
    turned(
      p,
      [
        [0.8, neck],
        [1.3, neck + 1],
        [1.3, h],
      ],
      surface,
      { at },
    )
  else {
    turned(
      p,
      [
        [0.6, neck],
        [1.2, neck + 1.2],
        [0.9, h - 0.9],
        [0.3, h - 0.4],
      ],
      surface,
      { at, isOpen: false },
    )
    if (kind === 'king')
      p.line(
        [
          [at[0], at[1] + h - 0.4, at[2]],
          [at[0], at[1] + h + 1, at[2]],
        ],
        tone(surface.hex, -0.3),
        { width: 4 },
      )
    if (kind === 'king')
      p.line(
        [
          [at[0] - 0.5, at[1] + h + 0.4, at[2]],
          [at[0] + 0.5, at[1] + h + 0.4, at[2]],
        ],
        tone(surface.hex, -0.3),
        { width: 4 },
      )
    else ball(p, [at[0], at[1] + h - 0.1, at[2]], 0.45, surface)
  }
}

function boardGame(p: Pen, f: Finish): void {
  const isPaper = f.hard.kind === 'paper'
  const frame: Surface = isPaper ? { kind: 'paint', hex: f.hard.hex } : f.hard
  box(p, [-22, 22], [0, 2.4], [-16, 16], frame)
  const top = new Plane(p, (x, z) => [x, 2.5, z])
  top.ink(rect(-20.5, -14.5, 20.5, 14.5), { fill: isPaper ? '#efe3c6' : tone(f.hard.hex, 0.5) })
  const points = [...f.accents.slice(0, 3), frame.hex]
  for (let i = 0; i < 12; i++) {
    const x = -19.4 + i * 3.15 + (i > 5 ? 1.1 : 0)
    for (const [z0, z1] of [
      [-14, -2.4],
      [14, 2.4],
    ] as const)
      top.ink(
        poly([
          [x, z0],
          [x + 2.9, z0],
          [x + 1.45, z1],
        ]),
        { fill: (i + (z0 > 0 ? 1 : 0)) % 2 === 0 ? (points[0] ?? frame.hex) : tone(points[3] ?? frame.hex, isPaper ? -0.25 : -0.7) },
      )
  }
  top.ink(rect(-0.6, -14.5, 0.6, 14.5), { fill: tone(frame.hex, -0.3) })
  const stones: [number, number, string][] = [
    [-18, -12.6, '#f3e7cb'],
    [-18, -9.6, '#f3e7cb'],
    [-18, -6.6, '#f3e7cb'],
    [-5.4, -12.6, '#34302c'],
    [4, -12.6, '#34302c'],
    [4, -9.6, '#34302c'],
    [16.4, -12.6, '#f3e7cb'],
    [-11.7, 6.6, '#34302c'],
    [-11.7, 9.6, '#34302c'],
    [-11.7, 12.6, '#34302c'],
    [10, 9.6, '#f3e7cb'],
    [10, 12.6, '#f3e7cb'],
    [16.4, 12.6, '#34302c'],
  ]
  for (const [x, z, hex] of stones)
    turned(
      p,
      [
        [1.4, 0],
        [1.45, 0.2],
        [1.45, 0.8],
        [1.3, 1],
      ],
      { kind: 'ceramic', hex },
      { at: [x, 2.5, z], isOpen: false },
    )
  for (const [x, z] of [
    [5, 2],
    [9, -1],
  ] as const)
    die(p, [x, 2.5, z], 1.9)
}

function die(p: Pen, [x, y, z]: V3, s: number): void {
  box(p, [x - s / 2, x + s / 2], [y, y + s], [z - s / 2, z + s / 2], { kind: 'paint', hex: '#f6efe0' })
  const top = new Plane(p, (dx, dz) => [x + dx, y + s + 0.02, z + dz])
  for (const [dx, dz] of [
    [-0.5, -0.5],
    [0.5, 0.5],
    [0, 0],
  ] as const)
    top.ink(oval(dx, dz, 0.19), { fill: '#34302c' })
  const side = new Plane(p, (dx, dy) => [x + dx, y + s / 2 + dy, z + s / 2 + 0.02])
  for (const [dx, dy] of [
    [-0.45, 0.45],
    [0.45, -0.45],
    [0.45, 0.45],
    [-0.45, -0.45],
  ] as const)
    side.ink(oval(dx, dy, 0.19), { fill: '#34302c' })
}

const PIPS: readonly V2[] = [
  [-1, 1.8],
  [1, 1.8],
  [-1, -1.8],
  [1, -1.8],
  [0, 0],
]

function cards(p: Pen, f: Finish): void {
  const hex = f.hard.hex
  for (let i = 0; i < 5; i++) {
    const a = ((i - 2) * 15 * Math.PI) / 180
    const at = (shift: number) =>
      new Plane(p, (x, y) => [x * Math.cos(a) + (y + 12) * Math.sin(a) + shift, (y + 12) * Math.cos(a) - x * Math.sin(a) - 10 - shift, 0])
    at(0.25).ink(rect(-3.1, -4.4, 3.1, 4.4, 0.4), { fill: '#4a3a2c', opacity: 0.22 })
    const plane = at(0)
    plane.ink(rect(-3.1, -4.4, 3.1, 4.4, 0.4), { fill: '#f9f3e6' })
    plane.ink(rect(-3.1, -4.4, 3.1, 4.4, 0.4), { stroke: '#b9a98a', width: 1.2 })
    if (i === 0) {
      plane.ink(rect(-2.7, -4, 2.7, 4, 0.2), { fill: hex })
      for (let k = -6; k <= 6; k++)
        plane.ink(
          `M${Math.max(-2.6, k - 2).toFixed(2)} ${k < 0 ? -3.9 + Math.max(0, -2.6 - (k - 2)) : -3.9}L${Math.max(-2.6, Math.min(2.6, k + 2)).toFixed(2)} 3.9`,
          { stroke: '#f3e7cb', width: 1.2, opacity: 0.55 },
        )
      continue
    }
    const ink = i % 2 === 0 ? '#2d2a28' : lightness(hex) < 0.25 ? '#a83630' : hex
    const pip = (x: number, y: number, k: number) => {
      if (i % 2 === 1)
        plane.ink(
          `M${x} ${y - k}C${x - k * 1.3} ${y} ${x - k} ${y + k} ${x} ${y + k * 0.45}C${x + k} ${y + k} ${x + k * 1.3} ${y} ${x} ${y - k}Z`.replaceAll(
            /-?\d+\.\d+/g,
            (v) => Number(v).toFixed(3),
          ),
          { fill: ink },
        )
      else
        plane.ink(
          poly([
            [x - k * 0.75, y],
            [x, y + k],
            [x + k * 0.75, y],
            [x, y - k],
          ]),
          { fill: ink },
        )
    }
    pip(-2.3, 3.2, 0.5)
    pip(2.3, -3.2, 0.5)
    if (i === 4) pip(0, 0, 1.6)
    else PIPS.slice(0, i + 2).forEach(([x, y]) => pip(x, y, 0.75))
  }
}

function puzzle(p: Pen, f: Finish): void {
  const isWood = f.hard.kind === 'wood'
  const colors = isWood
    ? [f.hard.hex, tone(f.hard.hex, 0.35), tone(f.hard.hex, -0.3), '#d9b27a']
    : [f.hard.hex, f.accents[0], f.accents[1], f.accents[2]]
  const plane = new Plane(p, 0)
  const s = 8
  const piece = (ox: number, oy: number, fill: string, i: number, j: number) => {
    const bump = (x: number, y: number, dx: number, dy: number, side: number): string => {
      const [nx, ny] = [-dy * side, dx * side]
      const q = (t: number, n: number) => `${(x + dx * s * t + nx * s * n).toFixed(3)} ${(y + dy * s * t + ny * s * n).toFixed(3)}`
      return side === 0
        ? `L${q(1, 0)}`
        : `L${q(0.38, 0)}C${q(0.44, 0.04)} ${q(0.26, 0.22)} ${q(0.5, 0.24)}C${q(0.74, 0.22)} ${q(0.56, 0.04)} ${q(0.62, 0)}L${q(1, 0)}`
    }
    const [w, e, n, d] = [
      i === 0 ? 0 : (i + j) % 2 === 0 ? 1 : -1,
      i === 3 ? 0 : (i + 1 + j) % 2 === 0 ? 1 : -1,
      j === 3 ? 0 : (i + j) % 2 === 0 ? 1 : -1,
      j === 0 ? 0 : (i + j - 1) % 2 === 0 ? 1 : -1,
    ]
    plane.part(
      `M${ox} ${oy}${bump(ox, oy, 1, 0, d)}${bump(ox + s, oy, 0, 1, e)}${bump(ox + s, oy + s, -1, 0, -n)}${bump(ox, oy + s, 0, -1, -w)}Z`,
      { kind: isWood ? 'wood' : 'paint', hex: fill },
      { from: [ox, oy + s], to: [ox + s, oy], depth: 0.15 },
    )
  }
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++) {
      if (i === 3 && j === 3) continue
      piece(-16 + i * s, -16 + j * s, colors[(i + j * 2 + ((i * j) % 3)) % 4] ?? f.hard.hex, i, j)
    }
  const loose: V2 = [11.5, 11.5]
  plane.ink(rect(loose[0] + 0.6, loose[1] - 0.6, loose[0] + s + 0.6, loose[1] + s - 0.6, 0.6), { fill: '#4a3a2c', opacity: 0.16 })
  piece(loose[0], loose[1], colors[1] ?? f.hard.hex, 3, 3)
}

const laid = { stage: 'wall', yaw: 0, pitch: 0, shadow: 'none' } as const
const table = { stage: 'floor', yaw: 28, pitch: 24 } as const

export const PAPER_FORMS: Record<string, Form> = {
  'book-stack': { ...table, size: 34, pitch: 18, fill: 0.88, detail: [2, 10, 10], draw: bookStack },
  'antique-books': { ...table, size: 36, yaw: 22, pitch: 12, fill: 0.94, detail: [-4, 16, 7], draw: antiqueBooks },
  magazines: { ...laid, size: 36, fill: 0.96, detail: [2, 2, 0], draw: magazines },
  notebook: { ...table, size: 26, pitch: 42, fill: 0.88, detail: [2, 2, -2], draw: notebook },
  'fountain-pen': { ...laid, size: 14, fill: 0.92, detail: [2.2, -1.4, 0], draw: fountainPen },
  'desk-set': { ...table, size: 42, pitch: 20, yaw: 18, fill: 0.94, detail: [-6, 8, -2], draw: deskSet },
  chess: { ...table, size: 44, yaw: 30, pitch: 30, fill: 1, detail: [0, 6, 2], draw: chess },
  'board-game': { ...table, size: 46, yaw: 24, pitch: 36, fill: 1, detail: [6, 3, 2], draw: boardGame },
  cards: { ...laid, size: 22, fill: 0.86, detail: [4, 3, 0], draw: cards },
  puzzle: { ...laid, size: 36, fill: 0.86, detail: [8, 8, 0], draw: puzzle },
}
