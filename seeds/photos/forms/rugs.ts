// Rugs, hides, quilts and tapestries: cloth laid flat.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly, rect } from '../pen/plane.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { FLAT } from './stances.ts'

const INK = '#34302c'

function fringe(plane: Plane, w: number, h: number, color: string): void {
  for (const side of [-1, 1]) {
    const threads = Array.from({ length: 46 }, (_, i) => {
      const x = -w + (2 * w * (i + 0.5)) / 46
      return `M${x.toFixed(2)} ${side * h}L${(x + (((i * 5) % 3) - 1) * 0.5).toFixed(2)} ${side * (h + 6)}`
    })
    plane.ink(threads.join(''), { stroke: color, width: 1.8 })
  }
}

export function pile(plane: Plane, w: number, h: number, surface: Surface): void {
  plane.part(rect(-w, -h, w, h), surface)
}

function yarn(hex: string): Surface {
  return { kind: 'textile', hex, isYarn: true }
}

function woolRug(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const [w, h] = [56, 80]
  fringe(plane, w, h, tone(f.hard.hex, 0.3))
  pile(plane, w, h, yarn(f.hard.hex))
  const ink = lightness(f.hard.hex) > 0.6 ? tone(f.hard.hex, -0.85) : tone(f.hard.hex, 0.9)
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 3; i++) {
      const [x, y] = [-37 + i * 37, -64 + j * 32]
      plane.ink(
        poly([
          [x - 18.5, y],
          [x, y + 16],
          [x + 18.5, y],
          [x, y - 16],
        ]),
        { stroke: ink, width: 2.6, opacity: 0.75 },
      )
    }
  plane.ink(rect(-w + 3, -h + 3, w - 3, h - 3), { stroke: ink, width: 2, opacity: 0.5 })
}

function modernRug(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const [w, h] = [56, 80]
  const [a, b, c] = f.accents
  pile(plane, w, h, yarn('#e9dcc2'))
  plane.ink(`M${-w} ${h}L${-w} 10C-30 26 -6 20 8 34C24 50 20 68 30 ${h}Z`, { fill: f.hard.hex })
  plane.ink(oval(22, 14, 24), { fill: a })
  plane.ink(`M${-w} ${-h}L${-w} -24C-36 -10 -20 -16 -10 -34C0 -52 30 -40 ${w} -58L${w} ${-h}Z`, { fill: tone(f.hard.hex, -0.4) })
  plane.ink('M-40 -6C-20 12 10 -30 46 -22', { stroke: b, width: 10 })
  plane.ink(oval(-18, 46, 11), { fill: c })
  plane.ink(oval(-18, 46, 5), { fill: '#f0e4cb' })
}

function orientalRug(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const [w, h] = [56, 84]
  const field = f.hard.hex
  const isPale = lightness(field) > 0.6
  const [border, gold, pale] = [isPale ? '#7a3d33' : mix(field, '#2b2c3c', 0.62), '#c9a45c', '#eadfc6']
  fringe(plane, w, h, '#e9dec8')
  pile(plane, w, h, yarn(border))
  for (const [g, color] of [
    [2.5, gold],
    [4, border],
    [13, gold],
    [14.2, field],
  ] as const)
    plane.ink(rect(-w + g, -h + g, w - g, h - g), { fill: color })
  const edge = (x: number, y: number, i: number) => {
    plane.ink(
      poly([
        [x - 3.6, y],
        [x, y + 3.6],
        [x + 3.6, y],
        [x, y - 3.6],
      ]),
      { fill: i % 2 === 0 ? field : gold },
    )
    plane.ink(oval(x, y, 1.3), { fill: pale })
  }
  for (let i = 0; i < 11; i++) for (const y of [-h + 8.5, h - 8.5]) edge(-w + 8.5 + (i * (2 * w - 17)) / 10, y, i)
  for (let i = 1; i < 16; i++) for (const x of [-w + 8.5, w - 8.5]) edge(x, -h + 8.5 + (i * (2 * h - 17)) / 16, i)
  const ground = isPale ? '#7a3d33' : pale
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    plane.ink(
      `M${sx * 41} ${sy * 69}L${sx * 12} ${sy * 69}C${sx * 20} ${sy * 60} ${sx * 18} ${sy * 52} ${sx * 28} ${sy * 48}C${sx * 36} ${sy * 44} ${sx * 34} ${sy * 36} ${sx * 41} ${sy * 30}Z`,
      { fill: border },
    )
    plane.ink(oval(sx * 32, sy * 58, 4), { fill: gold })
    plane.ink(oval(sx * 32, sy * 58, 1.8), { fill: ground })
  }
  const medallion = (r: number, color: string) => {
    const points = Array.from({ length: 32 }, (_, i): V2 => {
      const a = (i * Math.PI) / 16
      const k = r * (i % 2 === 0 ? 1 : 0.84)
      return [Math.cos(a) * k * 0.78, Math.sin(a) * k * 1.2]
    })
    plane.ink(poly(points), { fill: color })
  }
  for (const [r, color] of [
    [31, gold],
    [29.5, border],
    [20, gold],
    [18.5, ground],
    [9, field],
    [4, gold],
  ] as const)
    medallion(r, color)
  for (const y of [-50, 50])
    for (const [r, color] of [
      [6, gold],
      [4.5, border],
      [2, pale],
    ] as const)
      plane.ink(
        poly([
          [-r, y],
          [0, y + r * 1.5],
          [r, y],
          [0, y - r * 1.5],
        ]),
        { fill: color },
      )
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + 0.26
    plane.ink(oval(Math.cos(a) * 19, Math.sin(a) * 29, 2), { fill: i % 2 === 0 ? pale : gold })
  }
  for (const [x, y] of [
    [-27, 22],
    [27, 22],
    [-27, -22],
    [27, -22],
    [-33, 0],
    [33, 0],
  ] as const) {
    plane.ink(`M${x} ${y - 6}L${x} ${y + 6}M${x - 4} ${y}L${x + 4} ${y}`, { stroke: isPale ? border : gold, width: 2 })
    plane.ink(oval(x, y, 2.2), { fill: isPale ? border : pale })
  }
}

/** A diamond with stepped sides, the figure of flat weaves. */
function stepped([x, y]: V2, [rx, ry]: V2): V2[] {
  const count = 4
  const corner = Array.from({ length: count }, (_, i): V2[] => {
    const reach = rx * (1 - i / count)
    return [
      [reach, (ry * i) / count],
      [reach, (ry * (i + 1)) / count],
    ]
  }).flat()
  const upper = [...corner, ...corner.toReversed().map(([a, b]): V2 => [-a, b])]
  return [...upper, ...upper.toReversed().map(([a, b]): V2 => [a, -b])].map(([a, b]): V2 => [x + a, y + b])
}

function kilim(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const [w, h] = [54, 82]
  fringe(plane, w, h, '#eadfc8')
  pile(plane, w, h, yarn('#ebdfc6'))
  const colors = [f.hard.hex, f.accents[0], f.accents[1], f.accents[2], tone(f.hard.hex, -0.5)]
  for (let row = 0; row < 9; row++) {
    const [low, high, color] = [-h + (row * 2 * h) / 9, -h + ((row + 1) * 2 * h) / 9, colors[row % 5] ?? f.hard.hex]
    if (row % 2 === 0) plane.ink(rect(-w, low, w, high), { fill: color })
    const [count, mid] = [row % 4 === 0 ? 4 : 6, (low + high) / 2]
    for (let i = 0; i < count; i++) {
      const [x0, x1] = [-w + (i * 2 * w) / count, -w + ((i + 1) * 2 * w) / count]
      const x = (x0 + x1) / 2
      const [outer, inner] = row % 2 === 0 ? ['#efe4cc', colors[(row + 2) % 5]] : [color, '#efe4cc']
      if (row % 2 === 0) plane.ink(poly(stepped([x, mid], [(x1 - x0) * 0.45, (high - low) * 0.45])), { fill: outer ?? color })
      else
        plane.ink(
          poly([
            [x0 + 1, mid],
            [x, high - 1],
            [x1 - 1, mid],
            [x, low + 1],
          ]),
          { fill: outer ?? color },
        )
      plane.ink(
        poly([
          [x - (x - x0) * 0.4, mid],
          [x, mid + (high - mid) * 0.42],
          [x + (x - x0) * 0.4, mid],
          [x, mid - (high - mid) * 0.42],
        ]),
        { fill: inner ?? color },
      )
    }
    plane.ink(`M${-w} ${low}L${w} ${low}`, { stroke: INK, width: 2, opacity: 0.5 })
  }
}

function hide(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const shape =
    'M0 74C8 76 14 70 18 62C30 64 44 72 56 70C62 66 58 58 48 50C40 42 40 30 40 16C42 0 44 -16 40 -30C44 -42 58 -50 62 -60C60 -68 48 -66 36 -56C26 -50 18 -54 10 -56C6 -64 4 -76 0 -78C-4 -76 -6 -64 -10 -56C-18 -54 -26 -50 -36 -56C-48 -66 -60 -68 -62 -60C-58 -50 -44 -42 -40 -30C-44 -16 -42 0 -40 16C-40 30 -40 42 -48 50C-58 58 -62 66 -56 70C-44 72 -30 64 -18 62C-14 70 -8 76 0 74Z'
  plane.part(shape, { kind: 'leather', hex: f.hard.hex })
  const spot = lightness(f.hard.hex) > 0.55 ? mix(f.hard.hex, '#7a5a40', 0.65) : mix(f.hard.hex, '#f4ead8', 0.85)
  for (const d of [
    'M-26 38C-10 48 2 40 -2 28C-6 16 -24 14 -32 22C-38 30 -34 34 -26 38Z',
    'M14 30C26 38 36 28 34 14C32 4 20 2 14 10C8 18 6 26 14 30Z',
    'M-24 -6C-10 0 -2 -10 -8 -20C-16 -30 -32 -26 -36 -16C-36 -10 -32 -8 -24 -6Z',
    'M12 -14C22 -8 34 -16 32 -28C28 -38 14 -36 8 -28C4 -22 6 -18 12 -14Z',
    'M-40 60C-34 64 -28 60 -30 56C-36 52 -44 54 -40 60Z',
    'M40 -52C46 -52 52 -58 50 -62C44 -62 36 -56 40 -52Z',
    'M-4 58C2 62 6 58 4 54C0 50 -6 52 -4 58Z',
  ])
    plane.ink(d, { fill: spot, opacity: 0.88 })
  plane.ink('M0 70C1 40 -1 0 0 -70', { stroke: tone(f.hard.hex, -0.9), width: 3, opacity: 0.16 })
}

export const RUG_FORMS: Record<string, Form> = {
  'wool-rug': { ...FLAT, size: 172, detail: [-20, 20, 0], draw: woolRug },
  'modern-rug': { ...FLAT, size: 172, detail: [4, 14, 0], draw: modernRug },
  'oriental-rug': { ...FLAT, size: 180, detail: [0, 14, 0], draw: orientalRug },
  kilim: { ...FLAT, size: 178, detail: [-10, 20, 0], draw: kilim },
  hide: { ...FLAT, size: 152, detail: [10, 16, 0], draw: hide },
}
