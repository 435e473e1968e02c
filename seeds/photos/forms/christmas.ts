// Baubles, trees, wreaths and stars.
import { type Pen, n } from '../pen/pen.ts'
import { Plane, oval, poly } from '../pen/plane.ts'
import { ball, bar, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import { turned } from '../pen/turned.ts'
import type { Form } from './form.ts'
import { FACING } from './stances.ts'

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
  const vine: V3[] = Array.from({ length: 49 }, (_, i): V3 => [Math.cos((i * Math.PI) / 24) * 17, Math.sin((i * Math.PI) / 24) * 17, 0])
  tube(p, vine, 3, { kind: 'textile', hex: tone(needles, -0.55) }, { isStraight: true })
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

export const CHRISTMAS_FORMS: Record<string, Form> = {
  baubles: { stage: 'hang', yaw: 0, pitch: 0, size: 28, fill: 0.84, detail: [1, -1, 0], draw: baubles },
  'christmas-tree': { ...FACING, size: 148, detail: [4, 66, 0], draw: tree },
  wreath: { stage: 'wall', yaw: 0, pitch: 0, size: 54, fill: 0.9, shadow: 'none', detail: [0, -14, 0], draw: wreath },
  'paper-star': { stage: 'hang', yaw: 0, pitch: 0, size: 54, fill: 0.84, detail: [0, 4, 0], draw: paperStar },
}
