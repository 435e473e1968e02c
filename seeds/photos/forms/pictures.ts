// Framed pictures.
import type { Pen } from '../pen/pen.ts'
import { type Plane as PlaneType, Plane, oval, poly, rect } from '../pen/plane.ts'
import { box } from '../pen/solids.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { FLAT } from './stances.ts'

export const INK = '#34302c'

const PAPER = '#f4ecdb'

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

const darkOak: Surface = { kind: 'wood', hex: '#6b4a30' }

const gilt: Surface = { kind: 'metal', hex: '#b8933f' }

const slim: Surface = { kind: 'wood', hex: '#35302c' }

export const PICTURE_FORMS: Record<string, Form> = {
  'landscape-painting': {
    ...FLAT,
    size: 90,
    detail: [-26, -10, 0],
    draw: (p, f) =>
      framed(p, gilt, 92, 70, { mat: 0, width: 6 }, (plane, w, h) =>
        landscape(plane, w, h, f.hard.kind === 'wood' ? '#8a7b3f' : f.hard.hex),
      ),
  },
  'abstract-painting': {
    ...FLAT,
    size: 90,
    fill: 0.96,
    detail: [-14, 12, 0],
    draw: (p, f) => framed(p, darkOak, 74, 90, { mat: 0, width: 2.4 }, (plane, w, h) => abstract(plane, w, h, f, f.hard.hex)),
  },
  'graphic-print': {
    ...FLAT,
    size: 70,
    fill: 0.92,
    detail: [4, -8, 0],
    draw: (p, f) => framed(p, slim, 52, 68, { mat: 8, width: 1.6 }, (plane, w, h) => print(plane, w, h, f.hard.hex)),
  },
  photograph: {
    ...FLAT,
    size: 70,
    fill: 0.92,
    detail: [-4, 4, 0],
    draw: (p, f) => framed(p, slim, 56, 66, { mat: 9, width: 1.6 }, (plane, w, h) => photograph(plane, w, h, f.hard.hex)),
  },
  drawing: {
    ...FLAT,
    size: 60,
    fill: 0.9,
    detail: [0, 8, 0],
    draw: (p, f) =>
      framed(p, { kind: 'wood', hex: '#c39a66' }, 44, 58, { mat: 6, width: 1.8 }, (plane, w, h) => sketch(plane, w, h, f.hard.hex)),
  },
  'photo-frame': { stage: 'floor', size: 30, yaw: 24, pitch: 9, fill: 0.82, detail: [-4, 20, 0], draw: photoFrame },
}
