// Board games, cards and puzzles.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly, rect } from '../pen/plane.ts'
import { ball, box } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { LAID, ON_TABLE } from './stances.ts'

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
    // The backs, in the colour of the deck.
    if (i < 2) {
      plane.ink(rect(-2.7, -4, 2.7, 4, 0.2), { fill: hex })
      for (let k = -6; k <= 6; k++)
        plane.ink(
          `M${Math.max(-2.6, k - 2).toFixed(2)} ${k < 0 ? -3.9 + Math.max(0, -2.6 - (k - 2)) : -3.9}L${Math.max(-2.6, Math.min(2.6, k + 2)).toFixed(2)} 3.9`,
          { stroke: '#f3e7cb', width: 1.2, opacity: 0.55 },
        )
      continue
    }
    const ink = i % 2 === 0 ? '#2d2a28' : '#a83630'
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

export const GAME_FORMS: Record<string, Form> = {
  chess: { ...ON_TABLE, size: 44, yaw: 30, pitch: 30, fill: 1, detail: [0, 6, 2], draw: chess },
  'board-game': { ...ON_TABLE, size: 46, yaw: 24, pitch: 36, fill: 1, detail: [6, 3, 2], draw: boardGame },
  cards: { ...LAID, size: 22, fill: 0.86, detail: [4, 3, 0], draw: cards },
  puzzle: { ...LAID, size: 36, fill: 0.86, detail: [8, 8, 0], draw: puzzle },
}
