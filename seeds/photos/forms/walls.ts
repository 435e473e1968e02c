// What hangs on a wall: mirrors, framed pictures, clocks, plates, paper.
import type { Pen } from '../pen/pen.ts'
import { type Plane as PlaneType, Plane, oval, poly, rect } from '../pen/plane.ts'
import { bar, box } from '../pen/solids.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

const INK = '#34302c'
const PAPER = '#f4ecdb'

/** Silvered glass with the window in it. */
export function mirrorGlass(plane: PlaneType, d: string, from: V2, to: V2): void {
  plane.part(
    d,
    { kind: 'plastic', hex: '#cfd6d3' },
    {
      from,
      to,
      stops: [
        [0, '#f3f4ef'],
        [0.4, '#d3d9d5'],
        [0.55, '#e6e9e4'],
        [0.62, '#c3cbc8'],
        [1, '#d9deda'],
      ],
    },
  )
}

function roundMirror(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  wall.part(oval(0, 0, 40), f.hard, { from: [-36, 36], to: [36, -36], depth: 0.35 })
  wall.ink(oval(0, 0, 36.6), { stroke: tone(f.hard.hex, -0.9), width: 2, opacity: 0.6 })
  mirrorGlass(wall, oval(0, 0, 36), [-30, 30], [30, -30])
  wall.ink('M-20 8L6 30M-26 -6L-2 16', { stroke: '#ffffff', width: 5, opacity: 0.4 })
}

function sunburst(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  for (let i = 0; i < 48; i++) {
    const [a, r, half] = [(i * Math.PI) / 24, i % 2 === 0 ? 46 : i % 4 === 1 ? 36 : 40, 0.052]
    const ray: V2[] = [
      [Math.cos(a - half) * 15, Math.sin(a - half) * 15],
      [Math.cos(a) * r, Math.sin(a) * r],
      [Math.cos(a + half) * 15, Math.sin(a + half) * 15],
    ]
    const mid: V2 = [Math.cos(a) * r, Math.sin(a) * r]
    wall.part(poly(ray), { kind: 'paint', hex: f.hard.hex }, { from: [0, 0], to: mid, lum: Math.sin(a + 0.8) * 0.4, depth: 0.3 })
  }
  wall.part(oval(0, 0, 18), f.hard, { from: [-16, 16], to: [16, -16], depth: 0.4 })
  mirrorGlass(wall, oval(0, 0, 15), [-13, 13], [13, -13])
  wall.ink('M-8 2L3 12', { stroke: '#ffffff', width: 4, opacity: 0.5 })
}

function archMirror(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  const arch = (g: number) =>
    `M${-30 + g} ${-50 + g}L${30 - g} ${-50 + g}L${30 - g} 20C${30 - g} ${38 - g * 0.4} 17 ${50 - g} 0 ${50 - g}C-17 ${50 - g} ${-30 + g} ${38 - g * 0.4} ${-30 + g} 20Z`
  wall.part(arch(0), f.hard, { from: [-28, 46], to: [28, -46], degrees: 90 })
  wall.ink(arch(3.4), { stroke: tone(f.hard.hex, -0.9), width: 2.4, opacity: 0.6 })
  mirrorGlass(wall, arch(4), [-26, 44], [26, -46])
  wall.ink('M-18 -14L14 26M-18 -30L0 -8', { stroke: '#ffffff', width: 6, opacity: 0.35 })
}

/** A frame around what `art` draws, with or without a mat. */
function framed(
  p: Pen,
  frame: Surface,
  w: number,
  h: number,
  { mat, width = 3 }: { mat: number; width?: number },
  art: (plane: PlaneType, w: number, h: number) => void,
): void {
  const wall = new Plane(p, 0)
  const [x, y, t] = [w / 2, h / 2, width]
  const sides: V2[][] = [
    [
      [-x, y],
      [x, y],
      [x - t, y - t],
      [-x + t, y - t],
    ],
    [
      [x, y],
      [x, -y],
      [x - t, -y + t],
      [x - t, y - t],
    ],
    [
      [-x, -y],
      [x, -y],
      [x - t, -y + t],
      [-x + t, -y + t],
    ],
    [
      [-x, y],
      [-x, -y],
      [-x + t, -y + t],
      [-x + t, y - t],
    ],
  ]
  wall.ink(rect(-x + t, -y + t, x - t, y - t), { fill: PAPER })
  if (mat > 0) wall.ink(rect(-x + t + mat - 0.3, -y + t + mat - 0.3, x - t - mat + 0.3, y - t - mat + 0.3), { fill: '#d8ccb6' })
  art(wall, w / 2 - t - mat, h / 2 - t - mat)
  sides.forEach((side, i) =>
    wall.part(poly(side), frame, {
      from: side[0] ?? [0, 0],
      to: side[2] ?? [0, 0],
      lum: [0.25, -0.35, -0.2, 0.1][i] ?? 0,
      depth: 0.12,
      degrees: i % 2 === 0 ? 0 : 90,
    }),
  )
  wall.ink(rect(-x + t, -y + t, x - t, y - t), { stroke: INK, width: 2, opacity: 0.35 })
}

function landscape(plane: PlaneType, w: number, h: number, hex: string): void {
  const at = (x: number, y: number) => `${w * x} ${h * y}`
  const [light, sun] = [mix(hex, '#f6ead0', 0.78), '#f2d9a0']
  plane.part(
    rect(-w, -h, w, h),
    { kind: 'paint', hex: light },
    {
      from: [0, h],
      to: [0, -h],
      stops: [
        [0, mix('#aebfc4', light, 0.35)],
        [0.5, '#f1e2c4'],
        [1, light],
      ],
    },
  )
  plane.ink(oval(w * 0.36, h * 0.36, Math.min(w, h) * 0.14), { fill: sun })
  plane.ink(
    `M${at(-1, 0.12)}C${at(-0.6, 0.34)} ${at(-0.35, 0.1)} ${at(0, 0.16)}C${at(0.4, 0.24)} ${at(0.7, 0.02)} ${at(1, 0.1)}L${at(1, -1)}L${at(-1, -1)}Z`,
    { fill: mix(hex, '#b9c2c0', 0.6) },
  )
  plane.ink(
    `M${at(-1, -0.1)}C${at(-0.5, 0.1)} ${at(-0.1, -0.2)} ${at(0.3, -0.06)}C${at(0.6, 0.04)} ${at(0.8, -0.04)} ${at(1, -0.14)}L${at(1, -1)}L${at(-1, -1)}Z`,
    { fill: mix(hex, '#c9b684', 0.35) },
  )
  plane.ink(`M${at(-1, -0.42)}C${at(-0.4, -0.2)} ${at(0.2, -0.5)} ${at(1, -0.36)}L${at(1, -1)}L${at(-1, -1)}Z`, { fill: tone(hex, -0.2) })
  plane.ink(
    `M${at(-0.1, -1)}C${at(0.2, -0.7)} ${at(-0.2, -0.5)} ${at(0.12, -0.34)}L${at(0.2, -0.34)}C${at(0, -0.5)} ${at(0.5, -0.7)} ${at(0.4, -1)}Z`,
    { fill: '#e6d2a4', opacity: 0.8 },
  )
  for (const [x, y, s] of [
    [-0.62, -0.3, 0.5],
    [-0.44, -0.34, 0.36],
    [0.66, -0.38, 0.3],
  ] as const) {
    plane.ink(`M${at(x, y)}L${at(x, y + 0.2)}`, { stroke: '#4b3a2c', width: 3 })
    plane.ink(oval(w * x, h * (y + s * 0.62), w * s * 0.16, h * s * 0.5), { fill: tone(hex, -0.6) })
    plane.ink(oval(w * (x - 0.02), h * (y + s * 0.7), w * s * 0.09, h * s * 0.34), { fill: tone(hex, -0.2) })
  }
}

function abstract(plane: PlaneType, w: number, h: number, f: Finish, hex: string): void {
  plane.part(rect(-w, -h, w, h), { kind: 'textile', hex: '#eee2cb' }, { from: [-w, h], to: [w, -h], depth: 0.12 })
  const [a, b, c] = f.accents
  plane.ink(
    `M${-w * 0.8} ${h * 0.1}C${-w * 0.8} ${h * 0.9} ${w * 0.2} ${h * 0.9} ${w * 0.1} ${h * 0.2}C${0} ${-h * 0.3} ${-w * 0.8} ${-h * 0.4} ${-w * 0.8} ${h * 0.1}Z`,
    { fill: hex },
  )
  plane.ink(rect(-w * 0.1, -h * 0.8, w * 0.75, -h * 0.1), { fill: b, opacity: 0.92 })
  plane.ink(oval(w * 0.45, h * 0.42, w * 0.32), { fill: c })
  plane.ink(`M${-w * 0.7} ${-h * 0.85}C${-w * 0.3} ${-h * 0.2} ${w * 0.3} ${-h * 0.2} ${w * 0.85} ${h * 0.75}`, { stroke: INK, width: 5 })
  plane.ink(oval(-w * 0.5, -h * 0.6, w * 0.2), { fill: a })
  plane.ink(rect(-w * 0.62, h * 0.22, -w * 0.3, h * 0.5), { fill: tone(hex, 0.5), opacity: 0.7 })
}

function print(plane: PlaneType, w: number, h: number, hex: string): void {
  const ink = lightness(hex) > 0.85 ? '#8f8a80' : hex
  plane.ink(rect(-w, -h, w, h), { fill: '#f7f0e2' })
  for (let i = 0; i < 9; i++)
    plane.ink(
      `M${-w * 0.8} ${h * (0.7 - i * 0.09)}C${-w * 0.3} ${h * (0.95 - i * 0.13)} ${w * 0.2} ${h * (0.4 - i * 0.05)} ${w * 0.8} ${h * (0.72 - i * 0.11)}`,
      { stroke: ink, width: 1.4 + i * 0.25 },
    )
  plane.ink(oval(w * 0.1, -h * 0.45, w * 0.42), { fill: ink })
  plane.ink(`M${w * 0.1} ${-h * 0.45 + w * 0.42}L${w * 0.1} ${-h * 0.45 - w * 0.42}`, { stroke: '#f7f0e2', width: 3 })
  for (let i = 0; i < 8; i++)
    plane.ink(`M${-w * 0.75} ${-h * (0.3 + i * 0.07)}L${-w * 0.42} ${-h * (0.3 + i * 0.07)}`, { stroke: ink, width: 2 })
}

function photograph(plane: PlaneType, w: number, h: number, hex: string): void {
  const deep = mix('#35332f', lightness(hex) > 0.85 ? '#6a6a6a' : hex, 0.4)
  const g = (part: number) => mix(deep, '#f0ebe0', part)
  plane.part(
    rect(-w, -h, w, h),
    { kind: 'paint', hex: g(0.7) },
    {
      from: [0, h],
      to: [0, -h],
      stops: [
        [0, g(0.55)],
        [0.62, g(0.92)],
        [0.63, g(0.5)],
        [1, g(0.3)],
      ],
    },
  )
  const skyline: V2[] = [
    [-1, -0.25],
    [-1, 0.1],
    [-0.78, 0.1],
    [-0.78, 0.4],
    [-0.52, 0.4],
    [-0.52, 0.16],
    [-0.3, 0.16],
    [-0.3, 0.62],
    [-0.18, 0.7],
    [-0.06, 0.62],
    [-0.06, 0.2],
    [0.2, 0.2],
    [0.2, 0.46],
    [0.46, 0.46],
    [0.46, 0.08],
    [0.72, 0.08],
    [0.72, 0.3],
    [1, 0.3],
    [1, -0.25],
  ]
  plane.ink(poly(skyline.map(([x, y]): V2 => [x * w, y * h])), { fill: g(0.22) })
  for (let i = 0; i < 12; i++)
    plane.ink(
      rect(
        w * (-0.74 + (i % 4) * 0.42),
        h * (0.02 + Math.floor(i / 4) * 0.09),
        w * (-0.68 + (i % 4) * 0.42),
        h * (0.07 + Math.floor(i / 4) * 0.09),
      ),
      { fill: g(0.6), opacity: 0.7 },
    )
  plane.ink(`M${-w} ${-h * 0.25}L${w} ${-h * 0.25}L${w} ${-h}L${-w} ${-h}Z`, { fill: g(0.36), opacity: 0.5 })
  for (let i = 0; i < 6; i++)
    plane.ink(`M${-w * (0.8 - i * 0.1)} ${-h * (0.36 + i * 0.1)}L${w * (0.3 + ((i * 3) % 5) * 0.12)} ${-h * (0.36 + i * 0.1)}`, {
      stroke: g(0.85),
      width: 1.6,
      opacity: 0.6,
    })
  plane.ink(`M${w * 0.4} ${-h * 0.62}L${w * 0.4} ${-h * 0.34}M${w * 0.33} ${-h * 0.44}L${w * 0.47} ${-h * 0.44}`, {
    stroke: g(0),
    width: 5,
  })
}

function sketch(plane: PlaneType, w: number, h: number, hex: string): void {
  const ink = lightness(hex) > 0.6 ? '#6a5a48' : hex
  const at = (x: number, y: number) => `${w * x} ${h * y}`
  plane.ink(rect(-w, -h, w, h), { fill: '#f3e9d4' })
  const vase = `M${at(-0.26, -0.72)}C${at(-0.44, -0.5)} ${at(-0.4, -0.24)} ${at(-0.16, -0.14)}L${at(-0.14, -0.02)}L${at(0.14, -0.02)}L${at(0.16, -0.14)}C${at(0.4, -0.24)} ${at(0.44, -0.5)} ${at(0.26, -0.72)}Z`
  plane.ink(vase, { stroke: ink, width: 2.2 })
  for (let i = 0; i < 9; i++)
    plane.ink(`M${at(0.04 + i * 0.035, -0.66)}L${at(0.1 + i * 0.03, -0.26)}`, { stroke: ink, width: 0.9, opacity: 0.6 })
  for (const [x, y, r] of [
    [-0.46, 0.5, 0.2],
    [0, 0.68, 0.22],
    [0.44, 0.44, 0.18],
  ] as const) {
    plane.ink(`M${at(x * 0.14, -0.02)}C${at(x * 0.3, 0.2)} ${at(x * 0.9, 0.2)} ${at(x, y - 0.1)}`, { stroke: ink, width: 1.8 })
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + x
      const [cx, cy] = [x * w + Math.cos(a) * r * w * 0.62, y * h + Math.sin(a) * r * w * 0.62]
      plane.ink(oval(cx, cy, r * w * 0.34), { stroke: ink, width: 1.6 })
    }
    plane.ink(oval(x * w, y * h, r * w * 0.24), { fill: ink, opacity: 0.8 })
  }
  plane.ink(`M${at(-0.7, -0.72)}C${at(-0.3, -0.76)} ${at(0.4, -0.68)} ${at(0.76, -0.74)}`, { stroke: ink, width: 1.6 })
  plane.ink(
    `M${at(-0.3, 0.12)}C${at(-0.6, 0.16)} ${at(-0.66, 0.02)} ${at(-0.7, -0.1)}C${at(-0.46, -0.12)} ${at(-0.32, 0)} ${at(-0.3, 0.12)}Z`,
    { stroke: ink, width: 1.6 },
  )
}

function poster(p: Pen, f: Finish): void {
  const sheet = new Plane(p, 0)
  const hex = f.hard.hex
  const [a, b, c, d] = f.accents
  sheet.part(rect(-25, -35, 25, 35), { kind: 'paper', hex }, { from: [-25, 35], to: [25, -35], depth: 0.12 })
  sheet.ink(rect(-22, -32, 22, 32), { fill: d === '#efe3cb' ? d : '#f2e8d2' })
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 6; j++) {
      const [x, y, s] = [-20 + i * 8, -20 + j * 8, (i * 7 + j * 5) % 4]
      const color = [hex, a, b, c][(i + j * 2) % 4] ?? hex
      if ((i * 3 + j) % 7 === 0) sheet.ink(oval(x + 4, y + 4, 4), { fill: color })
      else
        sheet.ink(
          [
            `M${x} ${y}L${x + 8} ${y}Q${x + 8} ${y + 8} ${x} ${y + 8}Z`,
            `M${x} ${y}L${x + 8} ${y}L${x + 8} ${y + 8}Q${x} ${y + 8} ${x} ${y}Z`,
            `M${x + 8} ${y}L${x + 8} ${y + 8}L${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}Z`,
            `M${x} ${y}L${x + 8} ${y + 8}L${x} ${y + 8}Z`,
          ][s] ?? '',
          { fill: color },
        )
    }
  for (const [x, w] of [
    [-20, 17],
    [-20, 10],
  ] as const)
    sheet.ink(rect(x, w === 17 ? -25 : -28, x + w, w === 17 ? -23.6 : -26.8), { fill: INK, opacity: 0.75 })
  sheet.ink('M25 35L25 -35L18 -35L25 -26Z', { fill: '#000000', opacity: 0.05 })
}

function wallpaper(p: Pen, f: Finish): void {
  const sheet = new Plane(p, 0)
  const [ground, leaf] = [
    tone(f.hard.hex, lightness(f.hard.hex) > 0.6 ? 0.25 : 0.05),
    tone(f.hard.hex, lightness(f.hard.hex) > 0.6 ? -0.5 : 0.8),
  ]
  sheet.part(rect(-30, -44, 30, 40), { kind: 'paper', hex: ground }, { from: [-30, 40], to: [30, -40], depth: 0.15 })
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = [-22.5 + i * 15, 32 - j * 14.4 - (i % 2) * 6]
      if (y < -40) continue
      const s = i % 2 === 0 ? 1 : -1
      sheet.ink(`M${x} ${y - 6}C${x + 3 * s} ${y - 2} ${x - 3 * s} ${y + 2} ${x} ${y + 6}`, { stroke: leaf, width: 2 })
      for (const [dy, k] of [
        [-4, 1],
        [-1, -1],
        [2, 1],
        [4.5, -1],
      ] as const)
        sheet.ink(
          `M${x} ${y + dy}C${x + 2 * k * s} ${y + dy + 2.6} ${x + 5 * k * s} ${y + dy + 2.4} ${x + 5.6 * k * s} ${y + dy}C${x + 4 * k * s} ${y + dy - 1.4} ${x + 1.6 * k * s} ${y + dy - 1.2} ${x} ${y + dy}Z`,
          { fill: leaf, opacity: dy > 0 ? 0.9 : 0.65 },
        )
      sheet.ink(oval(x + 5 * s, y - 5.5, 1.2), { fill: f.accents[0], opacity: 0.8 })
    }
  // The roll it comes from, at the foot of the strip.
  sheet.part(
    rect(-31.5, -50, 31.5, -41, 1),
    { kind: 'paper', hex: ground },
    {
      from: [0, -41],
      to: [0, -50],
      stops: [
        [0, tone(ground, 0.5)],
        [0.4, tone(ground, 0.1)],
        [1, tone(ground, -0.6)],
      ],
    },
  )
}

function wallPlate(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  const base: Surface =
    f.hard.kind === 'metal'
      ? f.hard
      : { kind: 'ceramic', hex: f.hard.kind === 'ceramic' && lightness(f.hard.hex) > 0.8 ? f.hard.hex : '#f3ecdd' }
  const ink = lightness(f.hard.hex) > 0.8 ? f.accents[1] : f.hard.hex
  const line = f.hard.kind === 'metal' ? tone(f.hard.hex, -0.8) : ink
  wall.part(oval(0, 0, 15), base, { from: [-13, 13], to: [13, -13], depth: 0.3 })
  wall.part(oval(0, 0, 10.5), base, { from: [11, -11], to: [-11, 11], depth: 0.2 })
  for (const r of [14.2, 11]) wall.ink(oval(0, 0, r), { stroke: line, width: 3 })
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8
    wall.ink(oval(Math.cos(a) * 12.6, Math.sin(a) * 12.6, 0.9), {
      fill: i % 2 === 0 ? line : f.hard.kind === 'metal' ? line : f.accents[2],
    })
  }
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4
    const at = (r: number, turn: number) => `${Math.cos(a + turn) * r} ${Math.sin(a + turn) * r}`
    wall.ink(
      `M${at(1.5, 0)}Q${at(5, 0.5)} ${at(8.8, 0)}Q${at(5, -0.5)} ${at(1.5, 0)}Z`.replaceAll(/-?\d+\.\d+(e-\d+)?/g, (v) =>
        Number(v).toFixed(3),
      ),
      { fill: line, opacity: i % 2 === 0 ? 0.95 : 0.6 },
    )
  }
  wall.ink(oval(0, 0, 1.6), { fill: f.hard.kind === 'metal' ? line : f.accents[0] })
  wall.ink('M-9 9C-5 12.5 0 13.4 4 12.8', { stroke: '#ffffff', width: 4, opacity: 0.5 })
}

function wallClock(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  const isStar = f.hard.kind === 'metal'
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    const at = (r: number): V2 => [Math.cos(a) * r, Math.sin(a) * r]
    if (isStar) bar(p, [...at(12), 0.5], [...at(i % 3 === 0 ? 25 : 22), 0.5], 0.35, 0.35, f.hard)
    if (isStar) wall.part(oval(...at(i % 3 === 0 ? 26 : 23), 1.6), f.hard, { from: [at(24)[0] - 1.6, at(24)[1] + 1.6], to: at(27) })
  }
  wall.part(oval(0, 0, isStar ? 14 : 20), f.hard, { from: [-14, 14], to: [14, -14], depth: 0.35 })
  const r = isStar ? 11.5 : 16.5
  wall.part(oval(0, 0, r), { kind: 'ceramic', hex: '#f6efe0' }, { from: [-r, r], to: [r, -r], depth: 0.2 })
  dial(wall, r, 10, 10)
}

/** Marks and hands of a clock face. */
export function dial(plane: PlaneType, r: number, hour: number, minute: number, ink = INK): void {
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    const [c, s] = [Math.cos(a), Math.sin(a)]
    plane.ink(`M${(c * r * 0.8).toFixed(3)} ${(s * r * 0.8).toFixed(3)}L${(c * r * 0.92).toFixed(3)} ${(s * r * 0.92).toFixed(3)}`, {
      stroke: ink,
      width: i % 3 === 0 ? 3.2 : 1.6,
    })
  }
  const hand = (turn: number, long: number, width: number) => {
    const a = Math.PI / 2 - turn * Math.PI * 2
    plane.ink(
      `M${(-Math.cos(a) * r * 0.12).toFixed(3)} ${(-Math.sin(a) * r * 0.12).toFixed(3)}L${(Math.cos(a) * r * long).toFixed(3)} ${(Math.sin(a) * r * long).toFixed(3)}`,
      { stroke: ink, width },
    )
  }
  hand((hour + minute / 60) / 12, 0.5, 4)
  hand(minute / 60, 0.74, 2.6)
  plane.ink(oval(0, 0, r * 0.055), { fill: ink })
}

function photoFrame(p: Pen, f: Finish): void {
  box(p, [-11, 11], [0, 29], [-2, 0], f.hard, 'y')
  const plane = new Plane(p, 0.1)
  const at = (g: number) => rect(-11 + g, g, 11 - g, 29 - g)
  plane.part(at(0), f.hard, { from: [-11, 29], to: [11, 0], lum: 0.1, degrees: 90 })
  plane.ink(at(2.2), { stroke: tone(f.hard.hex, -0.8), width: 2, opacity: 0.7 })
  plane.ink(at(2.6), { fill: PAPER })
  new Plane(p, (x, y) => [x, y + 14.5, 0.2]).ink(rect(-6, -9, 6, 9), { fill: '#d8cbb2' })
  photograph(new Plane(p, (x, y) => [x, y + 14.5, 0.3]), 5.6, 8.6, '#74482c')
  plane.ink('M-6 6L4 26', { stroke: '#ffffff', width: 8, opacity: 0.18 })
}

const flat = { stage: 'wall', yaw: 0, pitch: 0 } as const
const darkOak: Surface = { kind: 'wood', hex: '#6b4a30' }
const gilt: Surface = { kind: 'metal', hex: '#b8933f' }
const slim: Surface = { kind: 'wood', hex: '#35302c' }

export const WALL_FORMS: Record<string, Form> = {
  'round-mirror': { ...flat, size: 82, fill: 0.92, shadow: 'oval', detail: [-24, 24, 0], draw: roundMirror },
  'sunburst-mirror': { ...flat, size: 94, fill: 0.98, shadow: 'none', detail: [14, 16, 0], draw: sunburst },
  'arch-mirror': { ...flat, size: 104, fill: 0.9, shadow: 'none', detail: [-14, 34, 0], draw: archMirror },
  'landscape-painting': {
    ...flat,
    size: 90,
    detail: [-26, -10, 0],
    draw: (p, f) =>
      framed(p, gilt, 92, 70, { mat: 0, width: 6 }, (plane, w, h) =>
        landscape(plane, w, h, f.hard.kind === 'wood' ? '#8a7b3f' : f.hard.hex),
      ),
  },
  'abstract-painting': {
    ...flat,
    size: 90,
    fill: 0.96,
    detail: [-14, 12, 0],
    draw: (p, f) => framed(p, darkOak, 74, 90, { mat: 0, width: 2.4 }, (plane, w, h) => abstract(plane, w, h, f, f.hard.hex)),
  },
  'graphic-print': {
    ...flat,
    size: 70,
    fill: 0.92,
    detail: [4, -8, 0],
    draw: (p, f) => framed(p, slim, 52, 68, { mat: 8, width: 1.6 }, (plane, w, h) => print(plane, w, h, f.hard.hex)),
  },
  photograph: {
    ...flat,
    size: 70,
    fill: 0.92,
    detail: [-4, 4, 0],
    draw: (p, f) => framed(p, slim, 56, 66, { mat: 9, width: 1.6 }, (plane, w, h) => photograph(plane, w, h, f.hard.hex)),
  },
  drawing: {
    ...flat,
    size: 60,
    fill: 0.9,
    detail: [0, 8, 0],
    draw: (p, f) =>
      framed(p, { kind: 'wood', hex: '#c39a66' }, 44, 58, { mat: 6, width: 1.8 }, (plane, w, h) => sketch(plane, w, h, f.hard.hex)),
  },
  poster: { ...flat, size: 70, fill: 0.9, detail: [-8, 6, 0], draw: poster },
  wallpaper: { ...flat, size: 90, detail: [-4, 6, 0], draw: wallpaper },
  'wall-plate': { ...flat, size: 30, fill: 0.8, shadow: 'oval', detail: [6, 6, 0], draw: wallPlate },
  'wall-clock': { ...flat, size: 54, fill: 0.86, shadow: 'none', detail: [4, 6, 0], draw: wallClock },
  'photo-frame': { stage: 'floor', size: 30, yaw: 24, pitch: 9, fill: 0.82, detail: [-4, 20, 0], draw: photoFrame },
  'cheval-mirror': {
    stage: 'floor',
    size: 165,
    yaw: 20,
    pitch: 6,
    fill: 1,
    detail: [-14, 110, 0],
    draw: (p, f) => {
      for (const x of [-31, 31]) {
        bar(p, [x, 3, 0], [x, 0, -24], 1.6, 1.2, f.hard)
        bar(p, [x, 120, 0], [x, 3, 0], 1.5, 1.9, f.hard)
        bar(p, [x, 3, 0], [x, 0, 24], 1.6, 1.2, f.hard)
        turned(
          p,
          [
            [1.6, 119],
            [2.2, 121],
            [1, 124],
          ],
          f.hard,
          { at: [x, 0, 0], isOpen: false },
        )
      }
      bar(p, [-31, 22, 0], [31, 22, 0], 1.2, 1.2, f.hard)
      const plane = new Plane(p, (x, y) => [x, y, (y - 90) * -0.09])
      const arch = (g: number) =>
        `M${-26 + g} ${30 + g}L${26 - g} ${30 + g}L${26 - g} 138C${26 - g} ${152 - g * 0.4} 15 ${164 - g} 0 ${164 - g}C-15 ${164 - g} ${-26 + g} ${152 - g * 0.4} ${-26 + g} 138Z`
      plane.part(arch(0), f.hard, { from: [-26, 160], to: [26, 40], degrees: 90 })
      mirrorGlass(plane, arch(3.4), [-26, 150], [26, 40])
      plane.ink('M-14 70L14 118M-16 92L8 134', { stroke: '#ffffff', width: 6, opacity: 0.35 })
    },
  },
  'vanity-mirror': {
    stage: 'floor',
    size: 46,
    yaw: 14,
    pitch: 9,
    fill: 0.9,
    detail: [-6, 30, 0],
    draw: (p, f) => {
      turned(
        p,
        [
          [9, 0],
          [9.4, 0.8],
          [7, 2.4],
          [1.8, 4.4],
          [1.2, 7],
          [1.8, 9.5],
          [1.1, 12],
          [1.1, 15],
        ],
        f.hard,
        { isOpen: false },
      )
      const plane = new Plane(p, (x, y) => [x, y, (y - 30) * -0.12])
      plane.part(oval(0, 30, 15.5), f.hard, { from: [-14, 42], to: [14, 18], depth: 0.35 })
      mirrorGlass(plane, oval(0, 30, 13.6), [-12, 42], [12, 18])
      plane.ink('M-7 32L2 41M-8 26L5 39', { stroke: '#ffffff', width: 5, opacity: 0.4 })
    },
  },
}
