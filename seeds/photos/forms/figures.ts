// Figurines, sculptures and toys.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, box, extrude, tube } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { FACING, SEEN } from './stances.ts'

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
    { degrees: -20, body: 6.2 },
  )
  plane.part('M-14 12.800C-8 12 -4 9 2 9C7 9.4 8 13 4 15C-1 17 -6 14 -14 12.800Z', f.hard, { degrees: 10, body: 0.9 })
  plane.ink(oval(11.7, 20.2, 0.55), { fill: lightness(f.hard.hex) < 0.3 ? '#e8dcc2' : '#2d2a28' })
  plane.ink('M-3 18.400C1 19.8 4 19 6 17', { stroke: '#ffffff', width: 3, opacity: 0.3 })
}

function cat(p: Pen, f: Finish): void {
  tube(
    p,
    [
      [7, 1.5, -3],
      [13, 1.4, -1],
      [16, 3, 2],
      [15.4, 6.4, 3],
      [12.6, 7.4, 2.6],
    ],
    1.35,
    f.hard,
  )
  const plane = new Plane(p, 0)
  plane.part(
    'M-8.400 0C-10.500 4 -9.4 11 -5.6 18C-4.8 20.5 -4.6 24 -4.200 28.4L4.4 28.400C4.8 24 5 20.5 6 18C9.8 11 11 4 8.8 0C6 -0.6 -5.6 -0.6 -8.4 0Z',
    f.hard,
    { body: 7.4 },
  )
  const head = new Plane(p, 1.6)
  head.part(
    'M-7 26C-7.6 28 -7.4 29.6 -7.2 31L-7.4 35.400L-3.6 32.600C-1.4 33.300 1.4 33.3 3.6 32.6L7.400 35.4L7.200 31C7.4 29.6 7.6 28 7 26C5.6 22.2 -5.6 22.2 -7 26Z',
    f.hard,
    { body: 5.4 },
  )
  const paws = new Plane(p, 5.4)
  for (const x of [-3, 3]) paws.part(oval(x, 1.7, 2.5, 1.7), f.hard, { body: 2.4 })
  const dark = lightness(f.hard.hex) < 0.4
  plane.ink('M-2.600 4C-2.2 8 -1.9 11 -1.8 14M2.6 4C2.2 8 1.9 11 1.8 14', { stroke: tone(f.hard.hex, dark ? 0.7 : -0.7), width: 1.6 })
  const ink = dark ? '#e2c98d' : '#4a3a2c'
  for (const x of [-3.2, 3.2]) head.ink(`M${x - 1.4} 28.600Q${x} 30.2 ${x + 1.4} 28.600Q${x} 27.4 ${x - 1.4} 28.600Z`, { fill: ink })
  head.ink('M-0.700 26.700L0.7 26.7L0 25.900Z', { fill: ink })
  head.ink('M0 25.900C-0.4 25 -1.5 24.9 -2.1 25.400M0 25.900C0.4 25 1.5 24.9 2.1 25.4', { stroke: ink, width: 1.5 })
}

function abstractSculpture(p: Pen, f: Finish): void {
  box(p, [-9, 9], [0, 4], [-7, 7], { kind: 'marble', hex: '#3a3634' })
  const plane = new Plane(p, 0)
  plane.part(
    'M-6 4C-13 12 -14 24 -6 33C0 40 10 38 12 30C14 22 6 20 7 14C8 9 10 7 7 4ZM-3 24C-3 20 1 18 3 22C4.500 25.5 3 30 0 30C-2.5 30 -3 27 -3 24Z',
    f.hard,
    { body: 3.4 },
  )
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
    new Plane(p, z + 1.3).part(oval(x, 3.4, 1.9), { kind: 'metal', hex: '#d9d4c4' })
  }
  wheel(-10, -6)
  wheel(10, -6)
  soft(p, { at: [-1, 7, 0], size: [19, 9.5, 11.5], round: 0.55 }, paint)
  soft(p, { at: [0, 2.6, 0], size: [39, 8.6, 14], round: 0.42 }, paint)
  const side = new Plane(p, 6)
  side.part('M-8.5 11L-6.6 14.800C-4 15.4 -3 15.4 -1.6 15.400L-1.6 11ZM-0.4 11L-0.4 15.400C3 15.4 4.6 14.8 6.6 11Z', {
    kind: 'plastic',
    hex: '#cddad8',
  })
  const low = new Plane(p, 7.2)
  low.ink('M-18 6.600L18 6.6', { stroke: '#f3ead6', width: 4, opacity: 0.9 })
  low.ink('M-1 5L-1 10.4', { stroke: tone(paint.hex, -0.9), width: 1.8, opacity: 0.6 })
  ball(p, [18.7, 6.8, 4], 1.3, { kind: 'ceramic', hex: '#fdf2cf' })
  bar(p, [19, 3.4, -6], [19, 3.4, 7], 0.7, 0.7, { kind: 'metal', hex: '#c6cbce' })
  wheel(-10, 7)
  wheel(10, 7)
}

export const FIGURE_FORMS: Record<string, Form> = {
  'bird-figurine': { ...FACING, pitch: 10, size: 34, fill: 0.82, detail: [9, 18, 0], draw: bird },
  'cat-figurine': { ...FACING, size: 36, fill: 0.84, detail: [0, 26, 0], draw: cat },
  'abstract-sculpture': { ...FACING, yaw: 16, pitch: 10, size: 42, fill: 0.88, detail: [0, 26, 0], draw: abstractSculpture },
  'curved-sculpture': { ...FACING, pitch: 9, size: 46, fill: 0.92, detail: [-2, 24, 4], draw: curvedSculpture },
  'toy-horse': { ...SEEN, yaw: 14, pitch: 9, size: 68, fill: 0.94, detail: [8, 46, 5], draw: toyHorse },
  'toy-car': { ...SEEN, yaw: 24, pitch: 14, size: 42, fill: 0.9, detail: [10, 8, 7], draw: toyCar },
}
