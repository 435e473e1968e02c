// Radios, turntables, speakers, cameras.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, rect } from '../pen/plane.ts'
import { bar, box, extrude, tube } from '../pen/solids.ts'
import { soft } from '../pen/soft.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import { disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

const GRILLE: Surface = { kind: 'textile', hex: '#d3bf97' }
const BRASS: Surface = { kind: 'metal', hex: '#c39b4b' }
const STEEL: Surface = { kind: 'metal', hex: '#b9bdbf' }

function knob(p: Pen, x: number, y: number, z: number, r: number, surface: Surface): void {
  bar(p, [x, y, z], [x, y, z + r * 0.8], r, r * 0.94, surface)
  new Plane(p, z + r * 0.82).ink(`M${x} ${y}L${x - r * 0.5} ${y + r * 0.5}`, { stroke: tone(surface.hex, -1.1), width: 2 })
}

function radio(p: Pen, f: Finish): void {
  for (const x of [-22, 22]) for (const z of [-7, 7]) bar(p, [x, 3, z], [x * 1.05, 0, z * 1.1], 1.2, 0.8, { kind: 'wood', hex: '#5d3022' })
  soft(p, { at: [0, 2, 0], size: [58, 32, 20], round: 0.14 }, f.hard)
  const plane = new Plane(p, 10.2)
  plane.part(rect(-26.5, 4.5, 26.5, 31.5, 2), f.hard)
  plane.part(rect(-25.4, 12.6, 25.4, 30.4, 1.6), GRILLE)
  for (let i = 0; i < 25; i++) plane.ink(`M${-24 + i * 2} 13L${-24 + i * 2} 30`, { stroke: '#8f7a52', width: 0.9, opacity: 0.5 })
  plane.ink(rect(-25.4, 12.6, 25.4, 30.4, 1.6), { stroke: BRASS.hex, width: 3 })
  plane.part(rect(-15, 5.4, 15, 11.4, 0.8), { kind: 'plastic', hex: '#f3e6c2' })
  for (let i = 0; i < 22; i++)
    plane.ink(`M${-13.5 + i * 1.28} ${i % 4 === 0 ? 6.4 : 7}L${-13.5 + i * 1.28} 8`, { stroke: '#5a4630', width: 1.1 })
  plane.ink('M-13.5 9.400L13.5 9.4', { stroke: '#5a4630', width: 1 })
  plane.ink('M4 5.8L4 11', { stroke: '#b23a32', width: 2.4 })
  for (const x of [-20.4, 20.4]) knob(p, x, 8.4, 10.2, 3, { kind: 'plastic', hex: '#efe3c8' })
}

function turntable(p: Pen, f: Finish): void {
  for (const x of [-19, 19]) for (const z of [-15, 15]) bar(p, [x, 2, z], [x, 0, z], 1.8, 1.8, { kind: 'plastic', hex: '#2d2a28' })
  box(p, [-23, 23], [2, 9.5], [-18, 18], f.hard)
  const top: Surface = f.hard.kind === 'wood' ? { kind: 'metal', hex: '#c9c5ba' } : f.hard
  p.face(
    [
      [-22, 9.6, 17],
      [22, 9.6, 17],
      [22, 9.6, -17],
      [-22, 9.6, -17],
    ],
    top,
  )
  const plane = new Plane(p, (x, z) => [x, 11, z])
  turned(
    p,
    [
      [15.2, 9.6],
      [15.4, 10.6],
      [15, 11],
    ],
    STEEL,
    { at: [-5, 0, 0], isOpen: false },
  )
  plane.part(oval(-5, 0, 14.6), { kind: 'plastic', hex: '#262322' })
  for (const r of [13, 11.4, 9.8, 8.2, 6.8]) plane.ink(oval(-5, 0, r), { stroke: '#000000', width: 1, opacity: 0.55 })
  plane.ink(oval(-5, 0, 4.8), { fill: f.hard.kind === 'wood' ? '#b5532f' : f.accents[1] })
  plane.ink(oval(-5, 0, 3), { stroke: '#f3e6c8', width: 1.4 })
  plane.ink(oval(-5, 0, 0.5), { fill: '#e9e5dc' })
  turned(
    p,
    [
      [3, 9.6],
      [3, 11.4],
      [2, 12.2],
    ],
    STEEL,
    { at: [16, 0, -11], isOpen: false },
  )
  tube(
    p,
    [
      [16, 13, -14],
      [16, 13, -10],
      [15.4, 13, 2],
      [10, 12.6, 8],
      [7, 12, 9],
    ],
    0.6,
    STEEL,
  )
  box(p, [4.6, 8], [11.4, 12.8], [7.6, 10.4], { kind: 'plastic', hex: '#2d2a28' })
  for (const z of [6, 12])
    turned(
      p,
      [
        [1.5, 9.6],
        [1.5, 11],
        [1.3, 11.3],
      ],
      STEEL,
      { at: [18, 0, z], isOpen: false },
    )
}

function speaker(p: Pen, f: Finish): void {
  box(p, [-15, 15], [1.5, 54], [-13, 13], f.hard, 'y')
  const plane = new Plane(p, 13.1)
  plane.part(rect(-13.6, 3, 13.6, 52.6, 0.6), { kind: 'textile', hex: f.hard.kind === 'plastic' ? '#d2cabb' : '#3b3531' })
  const driver = (y: number, r: number) => {
    plane.part(oval(0, y, r), STEEL)
    plane.part(oval(0, y, r * 0.9), { kind: 'plastic', hex: '#2a2725' })
    plane.part(oval(0, y, r * 0.68), { kind: 'paper', hex: '#4a4440' })
    plane.part(oval(0, y, r * 0.28), { kind: 'plastic', hex: '#33302d' })
  }
  driver(17, 11)
  driver(36, 6.4)
  driver(46.8, 3.4)
}

function camera(p: Pen, f: Finish): void {
  const isBlack = f.hard.kind === 'plastic' && lightness(f.hard.hex) < 0.3
  const chrome: Surface = { kind: 'metal', hex: isBlack ? '#3a3836' : '#c9ccca' }
  const skin: Surface = f.hard.kind === 'leather' ? f.hard : { kind: 'leather', hex: f.hard.kind === 'metal' ? '#7d7a75' : '#2d2a28' }
  soft(p, { at: [0, 0, 0], size: [14, 8.4, 4.4], round: 0.2 }, chrome)
  const plane = new Plane(p, 2.26)
  plane.part(rect(-6.6, 0.7, 6.6, 6.1, 0.6), skin)
  extrude(
    p,
    (
      [
        [-2.6, 8],
        [2.6, 8],
        [1.8, 10.2],
        [-1.8, 10.2],
      ] as const
    ).map(([x, y]): V3 => [x, y, -1.6]),
    [0, 0, 3.4],
    chrome,
  )
  for (const [x, r, h] of [
    [-5, 1.15, 0.9],
    [4.2, 0.95, 0.7],
    [6, 0.7, 1],
  ] as const)
    turned(
      p,
      [
        [r, 8.3],
        [r, 8.3 + h],
        [r * 0.9, 8.5 + h],
      ],
      chrome,
      { at: [x, 0, 0], isOpen: false },
    )
  const lens = (z0: number, z1: number, r0: number, r1: number, s: Surface) => bar(p, [0, 4, z0], [0, 4, z1], r0, r1, s)
  lens(2.2, 3.2, 3.3, 3.2, chrome)
  lens(3.2, 4.6, 2.8, 2.7, { kind: 'plastic', hex: '#2a2725' })
  lens(4.6, 5.6, 2.9, 2.7, chrome)
  const front = new Plane(p, 5.7)
  front.part(oval(0, 4, 2.4), { kind: 'plastic', hex: '#1d1b1c' })
  front.part(oval(0, 4, 1.7), { kind: 'plastic', hex: '#34485a' })
  front.ink(oval(-0.6, 4.7, 0.4, 0.28), { fill: '#ffffff', opacity: 0.8 })
  front.ink(oval(0.6, 3.3, 0.5), { fill: '#7a4a63', opacity: 0.5 })
  plane.part(rect(-5.8, 6.5, -3.6, 7.8, 0.2), { kind: 'plastic', hex: '#3c4a52' })
  disc(p, [-5, 9.4, 0], 0.7, chrome)
}

export const DEVICE_FORMS: Record<string, Form> = {
  radio: { stage: 'floor', size: 60, yaw: 18, pitch: 9, fill: 0.96, detail: [-14, 12, 10], draw: radio },
  turntable: { stage: 'floor', size: 50, yaw: 20, pitch: 28, fill: 0.94, detail: [2, 11, 4], draw: turntable },
  speaker: { stage: 'floor', size: 58, yaw: 26, pitch: 9, fill: 0.92, detail: [0, 30, 13], draw: speaker },
  camera: { stage: 'floor', size: 15, yaw: 22, pitch: 12, fill: 0.86, detail: [0, 4.5, 4], draw: camera },
}
