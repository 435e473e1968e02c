// Small things that stand on shelves and cabinets, so that furniture looks lived with.
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/solids.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { turned } from '../pen/turned.ts'

const SPINES = ['#a5533b', '#e8dcc2', '#41556a', '#c89b4a', '#6b7256', '#7a3540', '#d9cbb0', '#3c4447', '#b9a58a', '#8c5a3a']

export interface RowOptions {
  from: number
  to: number
  /** Height of the board they stand on. */
  y: number
  z: number
  /** Room above the board. */
  height: number
  /** Which arrangement: 0 books, 1 books and a vase, 2 vessels, 3 books lying, 4 two books lying, 5 bottles. */
  kind: number
}

export function row(p: Pen, f: Finish, { from, to, y, z, height, kind }: RowOptions): void {
  const width = to - from
  const at = (part: number): readonly [number, number, number] => [from + width * part, y, z]
  if (kind === 0) books(p, from, from + width * 0.66, y, z, height)
  if (kind === 0) vessel(p, at(0.86), height * 0.4, { kind: 'ceramic', hex: '#cfbfa4' })
  if (kind === 1) vessel(p, at(0.14), height * 0.7, { kind: 'ceramic', hex: f.accents[1] })
  if (kind === 1) books(p, from + width * 0.42, from + width * 0.95, y, z, height * 0.9)
  if (kind === 2)
    [0.14, 0.4, 0.64, 0.86].forEach((part, i) =>
      vessel(p, at(part), height * (0.35 + ((i * 3) % 4) * 0.13), { kind: 'ceramic', hex: SPINES[(i * 3 + 1) % 10] ?? '#e8dcc2' }),
    )
  if (kind === 3) {
    stack(p, from + width * 0.05, from + width * 0.42, y, z, 4)
    vessel(p, at(0.76), height * 0.62, { kind: 'ceramic', hex: '#8f4a35' })
  }
  if (kind === 4) stack(p, from, to, y, z, 2)
  if (kind === 5) {
    vessel(p, at(0.08), height * 0.95, { kind: 'glass', hex: '#4a7753' })
    vessel(p, at(0.24), height * 0.8, { kind: 'glass', hex: '#b9783e' })
    stack(p, from + width * 0.62, from + width * 0.98, y, z, 2)
  }
}

function books(p: Pen, from: number, to: number, y: number, z: number, height: number): void {
  let x = from
  for (let i = 0; x < to - 3; i++) {
    const [thick, tall] = [2.6 + ((i * 7) % 5) * 0.6, height * (0.62 + ((i * 5) % 7) * 0.045)]
    box(p, [x, x + thick], [y, y + tall], [z - 7, z + 6], { kind: 'paint', hex: SPINES[(i * 3 + Math.round(y)) % 10] ?? '#a5533b' }, 'y')
    x += thick + 0.15
  }
}

function stack(p: Pen, from: number, to: number, y: number, z: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const inset = ((i * 5) % 3) * 0.9
    box(p, [from + inset, to - inset * 1.3], [y + i * 2.4, y + i * 2.4 + 2.2], [z - 8, z + 7 - inset], {
      kind: 'paint',
      hex: SPINES[(i * 3 + 4) % 10] ?? '#6b7256',
    })
  }
}

function vessel(p: Pen, at: readonly [number, number, number], height: number, surface: Surface): void {
  const r = height * 0.3
  turned(
    p,
    [
      [r * 0.6, 0],
      [r * 0.95, height * 0.2],
      [r, height * 0.42],
      [r * 0.6, height * 0.7],
      [r * 0.36, height * 0.85],
      [r * 0.44, height],
    ],
    surface,
    { at },
  )
}
