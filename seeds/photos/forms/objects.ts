// Decorative objects: boxes, baskets, clocks, figurines, sculptures, toys, Christmas.
import { type Pen, n } from '../pen/pen.ts'
import { Plane, oval, poly } from '../pen/plane.ts'
import { ball, bar, box, extrude, soft, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { band, disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { dial } from './walls.ts'

function boxForm(p: Pen, f: Finish): void {
  box(p, [-15, 15], [0, 8.6], [-10, 10], f.hard)
  p.line(
    [
      [-15, 8.8, 10],
      [15, 8.8, 10],
    ],
    tone(f.hard.hex, -1.3),
    { width: 3, opacity: 0.8 },
  )
  p.line(
    [
      [15, 8.8, 10],
      [15, 8.8, -10],
    ],
    tone(f.hard.hex, -1.3),
    { width: 3, opacity: 0.8 },
  )
  box(p, [-15.3, 15.3], [9, 12.6], [-10.3, 10.3], f.hard)
  const inlay = f.hard.kind === 'metal' ? tone(f.hard.hex, -0.7) : '#c9a45c'
  p.line(
    [
      [-13.5, 12.7, 8.5],
      [13.5, 12.7, 8.5],
      [13.5, 12.7, -8.5],
      [-13.5, 12.7, -8.5],
      [-13.5, 12.7, 8.5],
    ],
    inlay,
    { width: 2.2 },
  )
  p.line(
    [
      [0, 12.7, 5.5],
      [7.5, 12.7, 0],
      [0, 12.7, -5.5],
      [-7.5, 12.7, 0],
      [0, 12.7, 5.5],
    ],
    inlay,
    { width: 2 },
  )
  p.face(
    [
      [-1.6, 6.6, 10.4],
      [1.6, 6.6, 10.4],
      [1.6, 10.8, 10.4],
      [-1.6, 10.8, 10.4],
    ],
    f.fitting,
  )
  ball(p, [0, 8, 10.6], 0.6, { kind: 'metal', hex: '#6b5a35' })
}

function jewelBox(p: Pen, f: Finish): void {
  const velvet: Surface = { kind: 'velvet', hex: f.hard.kind === 'wood' ? '#7d3a42' : '#f0e2d2' }
  p.face(
    [
      [-13, 9, -9],
      [13, 9, -9],
      [13, 24, -14],
      [-13, 24, -14],
    ],
    f.hard,
    { lum: -0.1, grain: [1, 0, 0] },
  )
  p.face(
    [
      [-11.5, 10.5, -8.9],
      [11.5, 10.5, -8.9],
      [11.5, 22.5, -12.9],
      [-11.5, 22.5, -12.9],
    ],
    { kind: 'plastic', hex: '#d3dad6' },
    { lum: 0.2 },
  )
  p.line(
    [
      [-6, 12, -8.8],
      [2, 21, -12],
    ],
    '#ffffff',
    { width: 4, opacity: 0.5 },
  )
  box(p, [-13, 13], [0, 9], [-9, 9], f.hard)
  p.face(
    [
      [-12, 9.1, 8],
      [12, 9.1, 8],
      [12, 9.1, -8],
      [-12, 9.1, -8],
    ],
    velvet,
    { lum: -0.25 },
  )
  for (let i = 0; i < 18; i++)
    ball(p, [-8 + Math.cos(i * 0.5) * 3.4 + i * 0.2, 9.7, 1 + Math.sin(i * 0.5) * 4], 0.62, { kind: 'ceramic', hex: '#f6efe2' })
  tube(
    p,
    Array.from({ length: 17 }, (_, i): V3 => [5.5 + Math.cos((i * Math.PI) / 8) * 1.7, 9.7, 3 + Math.sin((i * Math.PI) / 8) * 1.7]),
    0.35,
    { kind: 'metal', hex: '#c39b4b' },
  )
  ball(p, [5.5, 10.6, 4.9], 0.8, { kind: 'glass', hex: '#722536' })
  p.face(
    [
      [-1.5, 4.5, 9.1],
      [1.5, 4.5, 9.1],
      [1.5, 8, 9.1],
      [-1.5, 8, 9.1],
    ],
    f.fitting,
  )
}

function basket(p: Pen, f: Finish): void {
  const weave: Surface = f.hard.kind === 'wicker' ? f.hard : { kind: 'wicker', hex: f.hard.hex }
  turned(
    p,
    [
      [16, 0],
      [17.4, 1],
      [20, 14],
      [20.6, 27],
    ],
    weave,
    { inside: tone(weave.hex, -0.85) },
  )
  soft(p, { at: [2, 22, 0], size: [28, 12, 20], round: 0.7 }, { kind: 'textile', hex: '#efe5d2' })
  turned(
    p,
    [
      [20.4, 20],
      [20.6, 27],
    ],
    weave,
    { isOpen: false },
  )
  disc(p, [0, 27, 0], 19.8, weave, { fill: tone(weave.hex, -0.8) })
  soft(p, { at: [-3, 24, -1], size: [27, 10, 18], round: 0.7 }, { kind: 'textile', hex: '#efe5d2' })
  for (const y of [26.6, 25, 1.5]) band(p, [0, y, 0], y > 20 ? 20.5 : 17.5, tone(weave.hex, y > 26 ? 0.4 : -0.5), { width: y > 20 ? 6 : 4 })
  for (const x of [-20, 20])
    tube(
      p,
      [
        [x, 22, 4],
        [x * 1.13, 30, 2],
        [x * 1.13, 30, -2],
        [x, 22, -4],
      ],
      0.9,
      weave,
    )
}

function mantelClock(p: Pen, f: Finish): void {
  const arch: V2[] = [
    [-17, 3],
    [17, 3],
    ...Array.from({ length: 17 }, (_, i): V2 => [Math.cos((i * Math.PI) / 16) * 14, 14 + Math.sin((i * Math.PI) / 16) * 14]),
  ]
  box(p, [-19, 19], [0, 3], [-6.5, 6.5], f.hard)
  extrude(
    p,
    arch.map(([x, y]): V3 => [x, y, -5]),
    [0, 0, 10],
    f.hard,
  )
  const plane = new Plane(p, 5.2)
  plane.part(oval(0, 15, 9.6), { kind: 'metal', hex: '#c39b4b' }, { from: [-8, 22], to: [8, 8] })
  plane.part(oval(0, 15, 8.4), { kind: 'ceramic', hex: '#f6efe0' }, { from: [-8, 22], to: [8, 8], depth: 0.2 })
  dial(new Plane(p, (x, y) => [x, y + 15, 5.3]), 8.4, 10, 9)
  for (const x of [-15, 15]) plane.part(oval(x, 5.5, 1.1), { kind: 'metal', hex: '#c39b4b' }, { from: [x - 1, 6], to: [x + 1, 5] })
}

function bird(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [3.4, 0],
      [3.4, 0.6],
      [1, 1.4],
      [0.5, 3],
      [0.5, 6],
    ],
    f.fitting,
    { at: [1, 0, 0], isOpen: false },
  )
  const plane = new Plane(p, 0)
  plane.part(
    'M-15 13.500C-11 15 -9 15 -6 16.400C-2 20 3 20.6 6 18.500C7 22 9.5 23.6 12 22.400C13.600 21.6 14.2 20.4 14.2 19.400L17.400 18.600L14.200 17.600C13.600 12 9 6 2 5.400C-4 5 -8 9 -10 11.500Z',
    f.hard,
    { from: [-6, 20], to: [8, 5], depth: 0.5, degrees: -20 },
  )
  plane.part('M-14 12.800C-8 12 -4 9 2 9C7 9.4 8 13 4 15C-1 17 -6 14 -14 12.800Z', f.hard, {
    from: [-6, 15],
    to: [4, 8],
    lum: -0.25,
    depth: 0.3,
    degrees: 10,
  })
  plane.ink(oval(11.7, 20.2, 0.55), { fill: lightness(f.hard.hex) < 0.3 ? '#e8dcc2' : '#2d2a28' })
  plane.ink('M-3 18.400C1 19.8 4 19 6 17', { stroke: '#ffffff', width: 3, opacity: 0.3 })
}

function cat(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const depth = 0.5
  plane.part('M8 1C15 0.5 19 4 17.5 8C16.500 10.5 14 10 14.3 8C15 5 12 4.5 8 5.500Z', f.hard, { from: [8, 8], to: [18, 1], depth })
  plane.part(
    'M-8 0C-10 1 -9 3 -8 4C-9 10 -8 16 -5 20C-8 22 -8.6 26 -7.6 29L-7.8 34L-4 31.200C-1.5 31.9 1 31.9 3.4 31.200L7 34L7 29C8 26 7.4 22 4.5 20C9 16 11.5 8 10.5 3C10.300 1 9.5 0 8 0Z',
    f.hard,
    { from: [-7, 30], to: [9, 0], depth },
  )
  plane.ink('M-3.5 2C-4 7 -3.8 11 -2.6 14M2 2C2.600 7 2.4 11 1.2 14M-5.5 2.600C-4.5 3.6 -3.5 3.6 -2.5 2.600M1 2.600C2 3.6 3 3.6 4 2.6', {
    stroke: tone(f.hard.hex, lightness(f.hard.hex) < 0.3 ? 0.5 : -0.9),
    width: 2,
    opacity: 0.6,
  })
  const ink = lightness(f.hard.hex) < 0.4 ? '#e2c98d' : '#4a3a2c'
  for (const x of [-3.6, 2.9]) plane.ink(`M${x - 1.3} 26.500Q${x} 27.8 ${x + 1.3} 26.500Q${x} 25.4 ${x - 1.3} 26.500Z`, { fill: ink })
  plane.ink(
    'M-0.9 24.400L0.200 24.400L-0.35 23.700ZM-0.35 23.700C-0.8 22.8 -1.7 22.8 -2.1 23.200M-0.35 23.700C0.100 22.8 1 22.8 1.4 23.2',
    { stroke: ink, width: 1.5 },
  )
  plane.ink('M-6 28C-5.5 24 -5 22 -4 20.500M-7 13C-7.4 10 -7.3 7 -7 4', { stroke: '#ffffff', width: 4, opacity: 0.28 })
}

function abstractSculpture(p: Pen, f: Finish): void {
  box(p, [-9, 9], [0, 4], [-7, 7], { kind: 'marble', hex: '#3a3634' })
  const plane = new Plane(p, 0)
  plane.part(
    'M-6 4C-13 12 -14 24 -6 33C0 40 10 38 12 30C14 22 6 20 7 14C8 9 10 7 7 4ZM-3 24C-3 20 1 18 3 22C4.500 25.5 3 30 0 30C-2.5 30 -3 27 -3 24Z',
    f.hard,
    { from: [-12, 34], to: [11, 6], depth: 0.6 },
  )
  plane.ink('M-3 24C-3 20 1 18 3 22', { stroke: tone(f.hard.hex, -1), width: 5, opacity: 0.6 })
  plane.ink('M-9.6 14C-11.5 20 -10 27 -5.5 32', { stroke: '#ffffff', width: 5, opacity: 0.32 })
}

function curvedSculpture(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [8, 0],
      [8, 0],
      [8, 4],
      [8, 4],
    ],
    { kind: 'marble', hex: '#d9d4ca' },
    { isOpen: false },
  )
  turned(
    p,
    [
      [2.4, 4],
      [5.6, 9],
      [6.4, 14],
      [3.6, 19],
      [2.4, 22],
      [5, 27],
      [5.6, 32],
      [3.2, 36.5],
      [1.8, 38.5],
      [3.2, 41],
      [2.8, 43.6],
      [0.3, 45.2],
    ],
    f.hard,
    { isOpen: false },
  )
}

function toyHorse(p: Pen, f: Finish): void {
  const wood: Surface = f.hard.kind === 'paint' ? { kind: 'wood', hex: '#d0a578' } : f.hard
  const rocker = (z: number): V3[] => Array.from({ length: 21 }, (_, i): V3 => [-32 + i * 3.2, 1.4 + ((i - 10) / 10) ** 2 * 9, z])
  tube(p, rocker(-10), 1.5, f.hard)
  const leg = (x0: number, x1: number, z: number) => bar(p, [x0, 26, z * 0.7], [x1, 4.5, z], 2.4, 1.6, wood)
  leg(-14, -19, -10)
  leg(13, 19, -10)
  const shape: V2[] = [
    [-20, 36],
    [-18, 24],
    [12, 24],
    [19, 32],
    [24, 42],
    [33, 41],
    [36, 45],
    [31, 52],
    [24, 59],
    [20, 62],
    [19, 58],
    [14, 50],
    [8, 40],
    [-12, 41],
    [-18, 40],
  ]
  extrude(
    p,
    shape.map(([x, y]): V3 => [x, y, -5]),
    [0, 0, 10],
    wood,
  )
  tube(
    p,
    [
      [-20, 38, 0],
      [-27, 36, 0],
      [-29, 26, 0],
    ],
    1.8,
    { kind: 'textile', hex: '#e4d5b8' },
  )
  const side = new Plane(p, 5.2)
  side.ink('M-9 41.400C-10 34 -9 30 -7 27L6 27C8 31 8 36 7 40.600Z', { fill: f.soft.hex })
  side.ink('M-9 41C-9.5 34 -8.6 30 -6.6 27.600L5.600 27.6', { stroke: '#f0e2c6', width: 2.6 })
  side.ink(oval(25, 52, 1.2), { fill: '#2d2a28' })
  side.ink('M19 60C13 56 9 49 7 42', { stroke: '#e4d5b8', width: 14 })
  side.ink('M23 43.500L29 55M29 48L22 50', { stroke: f.soft.hex, width: 4 })
  bar(p, [18, 50, -10], [18, 50, 11], 1.1, 1.1, f.hard)
  leg(-14, -19, 10)
  leg(13, 19, 10)
  tube(p, rocker(10), 1.5, f.hard)
}

function toyCar(p: Pen, f: Finish): void {
  const paint: Surface = { kind: 'ceramic', hex: f.hard.kind === 'paint' || f.hard.kind === 'plastic' ? f.hard.hex : f.soft.hex }
  const wheel = (x: number, z: number) => {
    extrude(
      p,
      Array.from({ length: 28 }, (_, i): V3 => [x + Math.cos((i * Math.PI) / 14) * 3.4, 3.4 + Math.sin((i * Math.PI) / 14) * 3.4, z - 1.2]),
      [0, 0, 2.4],
      { kind: 'paint', hex: '#2f2b29' },
    )
    new Plane(p, z + 1.3).part(oval(x, 3.4, 1.9), { kind: 'metal', hex: '#d9d4c4' }, { from: [x - 2, 5], to: [x + 2, 2] })
  }
  wheel(-10, -6)
  wheel(10, -6)
  soft(p, { at: [-1, 7, 0], size: [19, 9.5, 11.5], round: 0.55 }, paint)
  soft(p, { at: [0, 2.6, 0], size: [39, 8.6, 14], round: 0.42 }, paint)
  const side = new Plane(p, 6)
  side.part(
    'M-8.5 11L-6.6 14.800C-4 15.4 -3 15.4 -1.6 15.400L-1.6 11ZM-0.4 11L-0.4 15.400C3 15.4 4.6 14.8 6.6 11Z',
    { kind: 'plastic', hex: '#cddad8' },
    { from: [-8, 15], to: [7, 11], depth: 0.3 },
  )
  const low = new Plane(p, 7.2)
  low.ink('M-18 6.600L18 6.6', { stroke: '#f3ead6', width: 4, opacity: 0.9 })
  low.ink('M-1 5L-1 10.4', { stroke: tone(paint.hex, -0.9), width: 1.8, opacity: 0.6 })
  ball(p, [18.7, 6.8, 4], 1.3, { kind: 'ceramic', hex: '#fdf2cf' })
  bar(p, [19, 3.4, -6], [19, 3.4, 7], 0.7, 0.7, { kind: 'metal', hex: '#c6cbce' })
  wheel(-10, 7)
  wheel(10, 7)
}

function baubles(p: Pen, f: Finish): void {
  const glass: Surface = { kind: 'metal', hex: mix(f.hard.hex, '#b08a4a', 0.06) }
  const hang = (x: number, y: number, r: number, top: number, surface: Surface, pattern: boolean) => {
    const [px, py] = p.paper([x, y + r, 0])
    p.add(`<path d="M${n(px)} ${n(-20)}V${n(py - p.length(r * 0.25, [0, 0, 0]))}" stroke="#8a6d3a" stroke-width="${n(1.6 * p.zoom)}"/>`)
    p.put([x, top, 0])
    ball(p, [x, y, 0], r, { kind: 'ceramic', hex: surface.hex })
    const plane = new Plane(p, 0)
    if (pattern)
      for (const k of [-0.2, 0.05, 0.3])
        plane.ink(
          `M${(x - r * Math.sqrt(1 - k * k)).toFixed(2)} ${(y + r * k).toFixed(2)}Q${x} ${(y + r * (k - 0.25)).toFixed(2)} ${(x + r * Math.sqrt(1 - k * k)).toFixed(2)} ${(y + r * k).toFixed(2)}`,
          { stroke: k === 0.05 ? '#f3e3b6' : '#d5b15f', width: k === 0.05 ? 7 : 3, opacity: 0.85 },
        )
    plane.ink(oval(x - r * 0.38, y + r * 0.45, r * 0.2, r * 0.12), { fill: '#ffffff', opacity: 0.75 })
    plane.part(
      `M${x - r * 0.18} ${y + r * 0.96}L${x + r * 0.18} ${y + r * 0.96}L${x + r * 0.16} ${y + r * 1.18}L${x - r * 0.16} ${y + r * 1.18}Z`.replaceAll(
        /-?\d+\.\d+/g,
        (v) => Number(v).toFixed(3),
      ),
      { kind: 'metal', hex: '#c39b4b' },
      { from: [x - r * 0.2, y], to: [x + r * 0.2, y] },
    )
  }
  hang(-6.5, 5, 4.6, 18, { kind: 'metal', hex: '#c2a25a' }, false)
  hang(5.5, 7.5, 3.8, 18, { kind: 'metal', hex: tone(glass.hex, 0.4) }, false)
  hang(1, -2.5, 6.2, 18, glass, true)
}

function tree(p: Pen, f: Finish): void {
  const isWood = f.hard.kind === 'wood'
  const needles = isWood ? '#4a7753' : f.hard.hex
  turned(
    p,
    [
      [9, 0],
      [10, 0.6],
      [11, 12],
      [11.4, 13],
    ],
    { kind: 'wicker', hex: '#b98b55' },
    { inside: '#4a3627' },
  )
  bar(p, [0, 10, 0], [0, 34, 0], 2.4, 2, { kind: 'wood', hex: '#6b4a30' })
  const plane = new Plane(p, 0)
  for (let i = 0; i < 6; i++) {
    const [y, w, h] = [26 + i * 17, 38 - i * 5.8, 30 - i * 1.5]
    const lobes = 7
    const hem = Array.from({ length: lobes }, (_, k) => {
      const [x0, x1] = [w - (2 * w * k) / lobes, w - (2 * w * (k + 1)) / lobes]
      return `Q${((x0 + x1) / 2).toFixed(2)} ${(y - 4 - 2 * Math.sin((Math.PI * (k + 0.5)) / lobes)).toFixed(2)} ${x1.toFixed(2)} ${(y - (k === lobes - 1 ? 0 : 2 * Math.sin((Math.PI * (k + 1)) / lobes))).toFixed(2)}`
    })
    plane.part(
      `M${w} ${y}${hem.join('')}Q${(-w * 0.3).toFixed(2)} ${y + h * 0.5} 0 ${y + h}Q${(w * 0.3).toFixed(2)} ${y + h * 0.5} ${w} ${y}Z`,
      { kind: 'paint', hex: needles },
      { from: [-w, y + h], to: [w, y], depth: 0.4, lum: -0.3 + i * 0.08 },
    )
  }
  for (let i = 0; i < 15; i++) {
    const [y, k] = [27 + ((i * 37) % 88), Math.sin(i * 2.4)]
    const reach = 30 * (1 - (y - 22) / 118)
    ball(p, [k * reach, y, 6], 2.3, { kind: 'ceramic', hex: ['#b23a32', '#c9a045', '#efe3cb'][i % 3] ?? '#b23a32' })
  }
  plane.ink(
    poly(
      Array.from({ length: 10 }, (_, k): V2 => [
        Math.sin((k * Math.PI) / 5) * (k % 2 === 0 ? 6 : 2.6),
        141 + Math.cos((k * Math.PI) / 5) * (k % 2 === 0 ? 6 : 2.6),
      ]),
    ),
    { fill: '#d5ad4e' },
  )
}

function wreath(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const needles = f.hard.kind === 'wood' ? '#6a7a4a' : f.hard.hex
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < 60; i++) {
      const a = (i * Math.PI) / 30 + ring * 0.05
      const [r, long] = [15 + ring * 2.6 - (i % 3), 6]
      const turn = a + (ring === 0 ? 2.5 : ring === 2 ? 0.7 : 1.6)
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r]
      const [tx, ty] = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
      const [nx, ny] = [-Math.sin(turn) * 1.2, Math.cos(turn) * 1.2]
      plane.ink(
        `M${x.toFixed(2)} ${y.toFixed(2)}Q${((x + tx) / 2 + nx).toFixed(2)} ${((y + ty) / 2 + ny).toFixed(2)} ${tx.toFixed(2)} ${ty.toFixed(2)}Q${((x + tx) / 2 - nx).toFixed(2)} ${((y + ty) / 2 - ny).toFixed(2)} ${x.toFixed(2)} ${y.toFixed(2)}Z`,
        { fill: tone(needles, -0.5 + ((i * 7 + ring * 3) % 5) * 0.19 + ring * 0.08) },
      )
    }
  for (let i = 0; i < 16; i++)
    ball(p, [Math.cos(i * 0.41) * (15.5 + (i % 3) * 2), Math.sin(i * 0.41) * (15.5 + (i % 3) * 2), 1], i % 4 === 0 ? 1.5 : 1, {
      kind: 'ceramic',
      hex: i % 4 === 0 ? '#c9a045' : '#a83630',
    })
  for (const side of [-1, 1]) {
    plane.ink(`M0 -17C${side * 4} -12 ${side * 11} -12 ${side * 11} -17C${side * 11} -22 ${side * 4} -21 0 -17Z`, {
      fill: tone('#a83630', side < 0 ? 0.05 : -0.25),
    })
    plane.ink(`M0 -17C${side * 2} -22 ${side * 5} -27 ${side * 8} -31L${side * 4} -31L${side * 2} -33C${side * 1} -27 0 -22 0 -17Z`, {
      fill: tone('#a83630', side < 0 ? -0.15 : -0.4),
    })
  }
  ball(p, [0, -17, 1], 2, { kind: 'textile', hex: '#a83630' })
}

function paperStar(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  for (let i = 0; i < 8; i++) {
    const a = Math.PI / 2 + (i * Math.PI) / 4
    const at = (r: number, turn: number): V2 => [Math.cos(a + turn) * r, Math.sin(a + turn) * r]
    const long = i % 2 === 0 ? 26 : 19
    plane.ink(poly([[0, 0], at(9.5, Math.PI / 8), at(long, 0)]), { fill: tone(f.hard.hex, -0.2 + Math.cos(a - 2.2) * 0.45) })
    plane.ink(poly([[0, 0], at(9.5, -Math.PI / 8), at(long, 0)]), { fill: tone(f.hard.hex, -0.3 + Math.cos(a - 0.9) * 0.35) })
    for (let k = 2; k < 5; k++) plane.ink(oval(...at(long * (0.2 + k * 0.12), 0), 0.55), { fill: '#fff0c4' })
  }
  const [x, y] = p.paper([0, 0, 0])
  p.add(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(p.length(16, [0, 0, 0]))}" fill="${p.radial([x, y], p.length(16, [0, 0, 0]), [
      [0, '#fff3cc', 0.8],
      [1, '#fff0c0', 0],
    ])}"/>`,
  )
  p.add(`<path d="M${n(x)} -10V${n(p.paper([0, 26, 0])[1])}" stroke="#8a7a62" stroke-width="${n(1.6 * p.zoom)}"/>`)
}

function petBed(p: Pen, f: Finish): void {
  const isWicker = f.hard.kind === 'wicker'
  const ringSurface: Surface = isWicker ? f.hard : f.soft
  if (isWicker) {
    turned(
      p,
      [
        [27, 0],
        [30, 1],
        [32, 14],
      ],
      ringSurface,
      { inside: tone(ringSurface.hex, -0.6) },
    )
    soft(p, { at: [0, 5, 0], size: [54, 10, 50], round: 0.62, piping: 'top' }, { kind: 'textile', hex: '#efe5d2' })
    turned(
      p,
      [
        [29, 0],
        [31.5, 10],
      ],
      ringSurface,
      { isOpen: false },
    )
    disc(p, [0, 10, 0], 29.5, { kind: 'textile', hex: '#efe5d2' })
    return
  }
  turned(
    p,
    [
      [28, 0],
      [33, 3],
      [34, 8],
      [32, 13],
      [28, 15],
    ],
    ringSurface,
    { inside: tone(ringSurface.hex, -0.45) },
  )
  disc(p, [0, 14.4, 0], 27, ringSurface, { fill: tone(ringSurface.hex, -0.45) })
  soft(p, { at: [0, 7, -1], size: [50, 10, 46], round: 0.7, piping: 'top' }, { kind: 'textile', hex: mix(f.soft.hex, '#f3ead9', 0.75) })
  band(p, [0, 9, 0], 33.8, tone(ringSurface.hex, -0.8), { width: 2.2, opacity: 0.5 })
}

const seen = { stage: 'floor', yaw: 26, pitch: 15 } as const
const facing = { stage: 'floor', yaw: 0, pitch: 6 } as const

export const OBJECT_FORMS: Record<string, Form> = {
  box: { ...seen, size: 32, pitch: 22, fill: 0.84, detail: [2, 10, 8], draw: boxForm },
  'jewel-box': { ...seen, size: 30, pitch: 22, fill: 0.86, detail: [-2, 11, 2], draw: jewelBox },
  basket: { ...seen, yaw: 0, pitch: 18, size: 46, fill: 0.86, detail: [-6, 18, 16], draw: basket },
  'mantel-clock': { ...seen, yaw: 22, pitch: 9, size: 40, fill: 0.9, detail: [2, 16, 5], draw: mantelClock },
  'bird-figurine': { ...facing, pitch: 10, size: 34, fill: 0.82, detail: [9, 18, 0], draw: bird },
  'cat-figurine': { ...facing, size: 36, fill: 0.84, detail: [0, 26, 0], draw: cat },
  'abstract-sculpture': { ...facing, yaw: 16, pitch: 10, size: 42, fill: 0.88, detail: [0, 26, 0], draw: abstractSculpture },
  'curved-sculpture': { ...facing, pitch: 9, size: 46, fill: 0.92, detail: [-2, 24, 4], draw: curvedSculpture },
  'toy-horse': { ...seen, yaw: 14, pitch: 9, size: 68, fill: 0.94, detail: [8, 46, 5], draw: toyHorse },
  'toy-car': { ...seen, yaw: 24, pitch: 14, size: 42, fill: 0.9, detail: [10, 8, 7], draw: toyCar },
  baubles: { stage: 'hang', yaw: 0, pitch: 0, size: 28, fill: 0.84, detail: [1, -1, 0], draw: baubles },
  'christmas-tree': { ...facing, size: 148, detail: [4, 66, 0], draw: tree },
  wreath: { stage: 'wall', yaw: 0, pitch: 0, size: 54, fill: 0.9, shadow: 'none', detail: [0, -14, 0], draw: wreath },
  'paper-star': { stage: 'hang', yaw: 0, pitch: 0, size: 54, fill: 0.84, detail: [0, 4, 0], draw: paperStar },
  'pet-bed': { ...seen, yaw: 0, pitch: 24, size: 70, fill: 0.92, detail: [-12, 12, 20], draw: petBed },
}
