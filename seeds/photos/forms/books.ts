// Books, magazines and notebooks.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly, rect } from '../pen/plane.ts'
import { bar, box } from '../pen/solids.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { LAID, ON_TABLE } from './stances.ts'

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
  const top = new Plane(p, (x, z) => [x, 13.42, z])
  const pale = lightness(f.hard.hex) > 0.6
  top.ink(rect(-8, -7, 9, 5), { fill: pale ? f.accents[0] : '#efe3cb' })
  top.ink(oval(-3, -2, 3), { fill: pale ? '#efe3cb' : f.accents[0] })
  top.ink('M-8 3C-2 -3 3 3 9 -3L9 5L-8 5Z', { fill: f.accents[1] })
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
    )
    const spine = new Plane(p, 7.1)
    spine.part(rect(x, 0, x + w, h), cover)
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
    plane.part(rect(-10.5, -14, 10.5, 14), { kind: 'paper', hex })
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

export const BOOK_FORMS: Record<string, Form> = {
  'book-stack': { ...ON_TABLE, size: 34, pitch: 18, fill: 0.88, detail: [2, 10, 10], draw: bookStack },
  'antique-books': { ...ON_TABLE, size: 36, yaw: 22, pitch: 12, fill: 0.94, detail: [-4, 16, 7], draw: antiqueBooks },
  magazines: { ...LAID, size: 36, fill: 0.96, detail: [2, 2, 0], draw: magazines },
  notebook: { ...ON_TABLE, size: 26, pitch: 42, fill: 0.88, detail: [2, 2, -2], draw: notebook },
}
