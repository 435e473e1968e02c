// Vases, bowls, candles and other things turned on a wheel.
import { type Pen, n } from '../pen/pen.ts'
import { ball, bar, soft, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

const WAX: Surface = { kind: 'ceramic', hex: '#f3e9d2' }

/** A candle with a small flame. */
export function candle(p: Pen, at: V3, r: number, height: number, wax: Surface = WAX): void {
  turned(
    p,
    [
      [r, 0],
      [r, 0],
      [r, height],
      [r, height],
    ],
    wax,
    { at, isOpen: false },
  )
  const [x, y] = p.put([at[0], at[1] + height, at[2]])
  const h = Math.max(p.length(r * 1.9, at), p.length(1.6, at))
  p.put([at[0], at[1] + height + r * 2.6, at[2]])
  p.add(`<path d="M${n(x)} ${n(y)}v${n(-h * 0.4)}" stroke="#3a2f28" stroke-width="${n(1.6 * p.zoom)}"/>`)
  p.add(
    `<circle cx="${n(x)}" cy="${n(y - h)}" r="${n(h * 1.9)}" fill="${p.radial([x, y - h], h * 1.9, [
      [0, '#fff0bd', 0.8],
      [1, '#ffe9a8', 0],
    ])}"/>`,
  )
  p.add(
    `<path d="M${n(x)} ${n(y - h * 1.7)}C${n(x + h * 0.62)} ${n(y - h * 0.8)} ${n(x + h * 0.34)} ${n(y - h * 0.22)} ${n(x)} ${n(y - h * 0.2)}C${n(x - h * 0.34)} ${n(y - h * 0.22)} ${n(x - h * 0.62)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h * 1.7)}Z" fill="#f6b54a"/>`,
  )
  p.add(
    `<path d="M${n(x)} ${n(y - h * 1.2)}C${n(x + h * 0.3)} ${n(y - h * 0.7)} ${n(x + h * 0.18)} ${n(y - h * 0.3)} ${n(x)} ${n(y - h * 0.26)}C${n(x - h * 0.18)} ${n(y - h * 0.3)} ${n(x - h * 0.3)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h * 1.2)}Z" fill="#fff6d8"/>`,
  )
}

/** Leaves on stems rising from a vessel's mouth. */
export function leaves(p: Pen, at: V3, height: number, color: string, count = 7): void {
  for (let i = 0; i < count; i++) {
    const side = (i % 2 === 0 ? 1 : -1) * (0.12 + (i / count) * 0.8)
    const tall = height * (1 - Math.abs(side) * 0.42)
    const tip: V3 = [at[0] + side * height * 0.62, at[1] + tall, at[2]]
    const [bx, by] = p.put(at)
    const [tx, ty] = p.put(tip)
    const [mx, my] = [bx + (tx - bx) * 0.25, by + (ty - by) * 0.7]
    const w = p.length(height * 0.075, at)
    p.add(
      `<path d="M${n(bx)} ${n(by)}Q${n(mx)} ${n(my)} ${n(tx)} ${n(ty)}" fill="none" stroke="${tone(color, -0.5)}" stroke-width="${n(1.6 * p.zoom)}"/>`,
    )
    const [hx, hy] = [bx + (tx - bx) * 0.36, by + (ty - by) * 0.62]
    p.add(
      `<path d="M${n(hx)} ${n(hy)}Q${n(hx - w * 2)} ${n((hy + ty) / 2)} ${n(tx)} ${n(ty)}Q${n(hx + w * 2.4)} ${n((hy + ty) / 2 + w)} ${n(hx)} ${n(hy)}Z" fill="${tone(color, i % 3 === 0 ? 0.12 : i % 3 === 1 ? -0.2 : -0.4)}"/>`,
    )
    p.add(`<path d="M${n(hx)} ${n(hy)}L${n(tx)} ${n(ty)}" stroke="${tone(color, 0.45)}" stroke-opacity=".5" stroke-width="${n(p.zoom)}"/>`)
  }
}

function balusterVase(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [6.5, 0],
      [7, 1],
      [8, 4],
      [12.5, 14],
      [13.5, 22],
      [11, 29],
      [6, 33.5],
      [5, 36],
      [5.4, 39],
      [7.5, 41],
    ],
    f.hard,
  )
  const ink = lightness(f.hard.hex) > 0.85 ? '#40618c' : tone(f.hard.hex, 0.7)
  for (const [y, r, w] of [
    [3.5, 7.9, 3],
    [5, 8.6, 1.2],
    [31, 9, 1.2],
    [33, 6.5, 3],
  ] as const)
    band(p, [0, y, 0], r, ink, { width: w, opacity: 0.55 })
}

function bottleVase(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [7, 0],
      [9, 1.2],
      [11, 7],
      [10.2, 13],
      [6, 18],
      [2.8, 23],
      [2.2, 31],
      [2.4, 37],
      [3.4, 39],
    ],
    f.hard,
  )
}

function glassVase(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [6, 0],
      [6.4, 0.5],
      [6, 2],
      [7.5, 10],
      [9.4, 22],
      [12.4, 31],
      [13.6, 33],
    ],
    f.hard,
  )
  turned(
    p,
    [
      [5.2, 2.5],
      [6.2, 8],
      [7.6, 15],
    ],
    { kind: 'glass', hex: tone(f.hard.hex, -0.1) },
    { isOpen: false },
  )
  for (let i = 1; i < 6; i++)
    p.line(
      [
        [-5 + i * 1.7, 2, 5],
        [-7.5 + i * 2.6, 18, 6],
        [-11.5 + i * 4, 32, 9],
      ],
      '#ffffff',
      { width: 1.4, opacity: 0.5 },
    )
}

function bowl(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [7, 0],
      [7.4, 1],
      [7, 2.2],
      [12, 4.5],
      [18, 9],
      [21, 14],
      [21.4, 15],
    ],
    f.hard,
    f.hard.kind === 'glass' ? {} : { inside: tone(f.hard.hex, -0.22) },
  )
}

function urn(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [15, 0],
      [15, 0],
      [15, 3],
      [15, 3],
      [9, 5],
      [5.5, 10],
      [6.5, 14],
      [13, 18],
      [19, 26],
      [20, 34],
      [18, 39],
      [22, 42],
      [23, 44],
    ],
    f.hard,
    { inside: '#4a3b2d' },
  )
  for (const [y, r] of [
    [4, 11],
    [18, 12.8],
    [38, 18.3],
    [40, 19.6],
  ] as const)
    band(p, [0, y, 0], r, tone(f.hard.hex, -0.9), { width: 1.8, opacity: 0.6 })
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * ((i + 0.5) / 9)
    p.line(
      [
        [Math.cos(a) * 9, 16, Math.sin(a) * 9],
        [Math.cos(a) * 19, 28, Math.sin(a) * 19],
      ],
      tone(f.hard.hex, -0.8),
      { width: 1.4, opacity: 0.5 },
    )
  }
  leaves(p, [0, 44, 0], 22, '#5a7350', 11)
}

function planter(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [11, 0],
      [11, 0],
      [15, 20],
      [15, 20],
      [16.5, 20],
      [16.5, 20],
      [17, 25],
      [17, 25],
    ],
    f.hard,
    { inside: '#4a3627' },
  )
  band(p, [0, 20, 0], 16.2, tone(f.hard.hex, -0.9), { width: 2, opacity: 0.5 })
  leaves(p, [0, 24, 0], 42, '#4f7350', 13)
}

function candles(p: Pen, f: Finish): void {
  const wax: Surface = { kind: 'ceramic', hex: f.hard.hex }
  candle(p, [-7, 0, -5], 4, 22, wax)
  candle(p, [7.5, 0, -2], 4, 15, wax)
  candle(p, [-1, 0, 6], 4, 9, wax)
}

function candlestick(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [8, 0],
      [8.2, 0.8],
      [6, 2],
      [2, 3.6],
      [1.5, 6],
      [2.8, 8.5],
      [1.3, 11],
      [1.1, 17],
      [2.2, 19],
      [1.3, 21],
      [1.8, 24],
      [3.8, 25.5],
      [3.8, 26.5],
    ],
    f.hard,
    { isOpen: false },
  )
  candle(p, [0, 26, 0], 1.15, 20)
}

function candelabrum(p: Pen, f: Finish): void {
  for (const side of [-1, 1])
    tube(
      p,
      [
        [0, 20, 0],
        [side * 5, 15, 0],
        [side * 12, 17, 0],
        [side * 13, 26, 0],
      ],
      0.7,
      f.hard,
    )
  turned(
    p,
    [
      [8.5, 0],
      [8.7, 0.8],
      [6, 2],
      [2, 4],
      [1.4, 8],
      [2.6, 11],
      [1.3, 14],
      [1.6, 20],
      [2.4, 23],
      [1.2, 26],
      [1.2, 30],
      [3, 31.5],
      [3, 32.4],
    ],
    f.hard,
    { isOpen: false },
  )
  for (const x of [-13, 13])
    turned(
      p,
      [
        [1, 25.5],
        [3, 27],
        [3, 28],
      ],
      f.hard,
      { at: [x, 0, 0], isOpen: false },
    )
  candle(p, [0, 32, 0], 1, 14)
  for (const x of [-13, 13]) candle(p, [x, 28, 0], 1, 14)
}

function lantern(p: Pen, f: Finish): void {
  const metal = f.hard.kind === 'glass' ? f.fitting : f.hard
  turned(
    p,
    [
      [9, 0],
      [9.4, 0.6],
      [9.4, 2.4],
      [8.6, 3],
    ],
    metal,
    { isOpen: false },
  )
  candle(p, [0, 3, 0], 3.4, 9)
  turned(
    p,
    [
      [8, 3],
      [8.6, 6],
      [8.6, 22],
      [8, 25],
    ],
    { kind: 'glass', hex: '#efe7cf' },
  )
  for (const a of [0.3, 1.2, 2, 2.9])
    bar(p, [Math.cos(a) * 8.9, 3, Math.sin(a) * 8.9], [Math.cos(a) * 8.9, 25, Math.sin(a) * 8.9], 0.35, 0.35, metal)
  turned(
    p,
    [
      [9.4, 24.6],
      [9.4, 26],
      [6, 29],
      [3, 30.5],
      [2.6, 33],
      [1, 34],
    ],
    metal,
    { isOpen: false },
  )
  tube(
    p,
    Array.from({ length: 17 }, (_, i): V3 => [Math.sin((i * Math.PI) / 8) * 4, 38 - Math.cos((i * Math.PI) / 8) * 4, 0]),
    0.4,
    metal,
  )
}

function flacon(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [4.4, 0.8],
      [5.6, 1.4],
      [6.6, 4],
      [6.2, 7.4],
    ],
    { kind: 'glass', hex: mix(f.hard.hex, '#d9a256', 0.45) },
    { isOpen: false },
  )
  turned(
    p,
    [
      [5, 0],
      [6, 0.5],
      [7.6, 4],
      [7, 8.5],
      [3, 11.4],
      [1.8, 12.4],
      [1.8, 13.2],
    ],
    f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [2.2, 13],
      [2.2, 14.2],
    ],
    { kind: 'metal', hex: '#c39b4b' },
    { isOpen: false },
  )
  ball(p, [0, 16.4, 0], 2.7, f.hard)
  for (const x of [-4, -1.5, 1.5, 4])
    p.line(
      [
        [x, 1.5, 5],
        [x * 1.15, 8, 4],
      ],
      '#ffffff',
      { width: 1.5, opacity: 0.5 },
    )
}

function decanter(p: Pen, f: Finish): void {
  const whisky: V2[] = [
    [7.4, 0.9],
    [8, 2],
    [8, 11],
  ]
  turned(p, whisky, { kind: 'glass', hex: '#b5702c' }, { isOpen: false })
  turned(
    p,
    [
      [7.6, 0],
      [8.6, 0.7],
      [8.6, 14],
      [7.6, 16.5],
      [3, 19.5],
      [2.3, 22],
      [3, 24],
    ],
    f.hard,
  )
  for (let i = -3; i <= 3; i++)
    p.line(
      [
        [i * 2.3, 1.5, 8],
        [i * 2.3, 7, 8],
      ],
      '#ffffff',
      { width: 1.6, opacity: 0.55 },
    )
  ball(p, [0, 27, 0], 3.6, f.hard)
  for (const [x, z] of [
    [15, 2],
    [-14, 5],
  ] as const) {
    turned(
      p,
      [
        [3.4, 1],
        [3.7, 3.6],
      ],
      { kind: 'glass', hex: '#b5702c' },
      { at: [x, 0, z], isOpen: false },
    )
    turned(
      p,
      [
        [3.6, 0],
        [3.9, 0.5],
        [4.2, 9],
      ],
      f.hard,
      { at: [x, 0, z] },
    )
  }
}

function cosmetics(p: Pen, f: Finish): void {
  const lid: Surface = { kind: 'metal', hex: '#c39b4b' }
  const body: Surface = f.hard.kind === 'glass' && lightness(f.hard.hex) > 0.9 ? { kind: 'ceramic', hex: '#f6f0e4' } : f.hard
  turned(
    p,
    [
      [3.3, 0],
      [3.5, 0.5],
      [3.5, 12],
      [1.3, 14],
      [1.3, 15],
    ],
    body,
    { at: [-9, 0, -3], isOpen: false },
  )
  turned(
    p,
    [
      [1.7, 15],
      [1.7, 19],
      [1.5, 19.4],
    ],
    lid,
    { at: [-9, 0, -3], isOpen: false },
  )
  turned(
    p,
    [
      [5.6, 0],
      [6, 0.6],
      [6, 5],
    ],
    body,
    { at: [2, 0, 2], isOpen: false },
  )
  turned(
    p,
    [
      [6.2, 5],
      [6.2, 8],
      [6, 8.4],
    ],
    lid,
    { at: [2, 0, 2], isOpen: false },
  )
  turned(
    p,
    [
      [2, 0],
      [2, 6],
      [1.5, 6],
      [1.5, 6],
      [1.5, 9.4],
      [1.3, 9.8],
    ],
    { kind: 'plastic', hex: '#722536' },
    { at: [11, 0, 5], isOpen: false },
  )
  soft(p, { at: [12, 0, -5], size: [7, 3, 7], round: 0.7 }, { kind: 'velvet', hex: '#e5b8ac' })
}

const upright = { stage: 'floor', yaw: 0, pitch: 12 } as const

export const VESSEL_FORMS: Record<string, Form> = {
  'baluster-vase': { ...upright, size: 42, fill: 0.86, detail: [-3, 30, 8], draw: balusterVase },
  'bottle-vase': { ...upright, size: 40, fill: 0.86, detail: [-3, 18, 6], draw: bottleVase },
  'glass-vase': { ...upright, size: 36, fill: 0.84, detail: [-2, 28, 6], draw: glassVase },
  bowl: { ...upright, size: 44, pitch: 22, fill: 0.8, detail: [-8, 12, 10], draw: bowl },
  urn: { ...upright, size: 66, pitch: 8, fill: 0.96, detail: [-6, 32, 14], draw: urn },
  planter: { ...upright, size: 66, fill: 0.96, detail: [4, 26, 10], draw: planter },
  candles: { ...upright, size: 26, fill: 0.72, detail: [0, 16, 0], draw: candles },
  candlestick: { ...upright, size: 46, fill: 0.9, detail: [0, 18, 0], draw: candlestick },
  candelabrum: { ...upright, size: 46, fill: 0.9, detail: [-6, 24, 0], draw: candelabrum },
  lantern: { ...upright, size: 42, fill: 0.86, detail: [0, 16, 6], draw: lantern },
  flacon: { ...upright, size: 19, fill: 0.68, detail: [-1, 11, 4], draw: flacon },
  decanter: { ...upright, size: 36, fill: 0.86, detail: [-3, 14, 6], draw: decanter },
  cosmetics: { ...upright, size: 28, fill: 0.78, pitch: 14, detail: [2, 8, 4], draw: cosmetics },
}
