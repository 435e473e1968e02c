// Candles, candlesticks, lanterns.
import type { Pen } from '../pen/pen.ts'
import { bar, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { UPRIGHT } from './stances.ts'

const WICK: Surface = { kind: 'paint', hex: '#3a2f28' }
const WAX: Surface = { kind: 'ceramic', hex: '#f3e9d2' }

/** A candle with its wick. */
export function candle(p: Pen, at: V3, r: number, height: number, wax: Surface = WAX): void {
  turned(
    p,
    [
      [r, 0],
      [r, 0],
      [r, height - r * 0.08],
      [r * 0.92, height],
    ],
    wax,
    { at, isOpen: false },
  )
  const top: V3 = [at[0], at[1] + height, at[2]]
  bar(p, top, [top[0] + r * 0.06, top[1] + Math.max(1.1, r * 0.34), top[2]], Math.max(0.1, r * 0.04), Math.max(0.07, r * 0.03), WICK)
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

export const CANDLE_FORMS: Record<string, Form> = {
  candles: { ...UPRIGHT, size: 26, fill: 0.72, detail: [0, 16, 0], draw: candles },
  candlestick: { ...UPRIGHT, size: 46, fill: 0.9, detail: [0, 18, 0], draw: candlestick },
  candelabrum: { ...UPRIGHT, size: 46, fill: 0.9, detail: [-6, 24, 0], draw: candelabrum },
  lantern: { ...UPRIGHT, size: 42, fill: 0.86, detail: [0, 16, 6], draw: lantern },
}
