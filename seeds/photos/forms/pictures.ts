// Framed pictures.
import type { Pen } from '../pen/pen.ts'
import { Plane, poly, rect } from '../pen/plane.ts'
import { box } from '../pen/solids.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { tone } from '../pen/tone.ts'
import { DRAWINGS } from './drawings.ts'
import type { Form } from './form.ts'
import { INK, type Motif, motifOf } from './motif.ts'
import { ABSTRACTS, LANDSCAPES } from './paintings.ts'
import { PHOTOGRAPHS, PRINTS } from './prints.ts'
import { FLAT } from './stances.ts'

const PAPER = '#f4ecdb'

/** A frame around what `art` draws, with or without a mat. */
function framed(
  p: Pen,
  frame: Surface,
  w: number,
  h: number,
  { mat, width = 3 }: { mat: number; width?: number },
  art: (plane: Plane, w: number, h: number) => void,
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
  sides.forEach((side, i) => wall.part(poly(side), frame, { degrees: i % 2 === 0 ? 0 : 90 }))
  wall.ink(rect(-x + t, -y + t, x - t, y - t), { stroke: INK, width: 2, opacity: 0.35 })
}

function photoFrame(p: Pen, f: Finish): void {
  box(p, [-11, 11], [0, 29], [-2, 0], f.hard, 'y')
  const plane = new Plane(p, 0.1)
  const at = (g: number) => rect(-11 + g, g, 11 - g, 29 - g)
  plane.part(at(0), f.hard, { degrees: 90 })
  plane.ink(at(2.2), { stroke: tone(f.hard.hex, -0.8), width: 2, opacity: 0.7 })
  plane.ink(at(2.6), { fill: PAPER })
  new Plane(p, (x, y) => [x, y + 14.5, 0.2]).ink(rect(-6, -9, 6, 9), { fill: '#d8cbb2' })
  PHOTOGRAPHS[0](new Plane(p, (x, y) => [x, y + 14.5, 0.3]), 5.6, 8.6, '#74482c', f.accents)
  plane.ink('M-6 6L4 26', { stroke: '#ffffff', width: 8, opacity: 0.18 })
}

const darkOak: Surface = { kind: 'wood', hex: '#6b4a30' }

const gilt: Surface = { kind: 'metal', hex: '#b8933f' }

const slim: Surface = { kind: 'wood', hex: '#35302c' }

/** A motif of the look's colour, on its ground. */
function sheet(f: Finish, motifs: readonly [Motif, ...Motif[]], ground: Surface, hex = f.hard.hex) {
  return (plane: Plane, w: number, h: number): void => {
    plane.part(rect(-w, -h, w, h), ground)
    motifOf(motifs, hex)(plane, w, h, hex, f.accents)
  }
}

const canvas: Surface = { kind: 'paint', hex: '#eee2cb' }

const laidPaper: Surface = { kind: 'paint', hex: '#f7f0e2' }

/** Wood is the board it is painted on: its colours are the earth's. */
const painted = (f: Finish) => (f.hard.kind === 'wood' ? '#8a7b3f' : f.hard.hex)

export const PICTURE_FORMS: Record<string, Form> = {
  'landscape-painting': {
    ...FLAT,
    size: 90,
    detail: [-26, -10, 0],
    draw: (p, f) => framed(p, gilt, 92, 70, { mat: 0, width: 6 }, sheet(f, LANDSCAPES, canvas, painted(f))),
  },
  'abstract-painting': {
    ...FLAT,
    size: 90,
    fill: 0.96,
    detail: [-14, 12, 0],
    draw: (p, f) => framed(p, darkOak, 74, 90, { mat: 0, width: 2.4 }, sheet(f, ABSTRACTS, canvas)),
  },
  'graphic-print': {
    ...FLAT,
    size: 70,
    fill: 0.92,
    detail: [4, -8, 0],
    draw: (p, f) => framed(p, slim, 52, 68, { mat: 8, width: 1.6 }, sheet(f, PRINTS, laidPaper)),
  },
  photograph: {
    ...FLAT,
    size: 70,
    fill: 0.92,
    detail: [-4, 4, 0],
    draw: (p, f) => framed(p, slim, 56, 66, { mat: 9, width: 1.6 }, sheet(f, PHOTOGRAPHS, laidPaper)),
  },
  drawing: {
    ...FLAT,
    size: 60,
    fill: 0.9,
    detail: [0, 8, 0],
    draw: (p, f) => framed(p, { kind: 'wood', hex: '#c39a66' }, 44, 58, { mat: 6, width: 1.8 }, sheet(f, DRAWINGS, laidPaper)),
  },
  'photo-frame': { stage: 'floor', size: 30, yaw: 24, pitch: 9, fill: 0.82, detail: [-4, 20, 0], draw: photoFrame },
}
