// Jewellery, shown large on a plain ground, as in an auction catalog.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, poly } from '../pen/plane.ts'
import { ball, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { mix, tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { LAID } from './stances.ts'

/** Setting metal and stone of a piece: `brass/red` is a golden piece with a red stone. */
function jewel(f: Finish): { metal: Surface; stone: string } {
  const isBare = f.hard.kind === 'metal'
  const metal: Surface = isBare ? f.hard : { kind: 'metal', hex: f.frame.kind === 'metal' ? f.frame.hex : '#c9a24a' }
  return { metal, stone: isBare ? '#e8eeee' : f.hard.hex }
}

/** A cut stone seen from above: facets in eight tones. */
function gem(plane: Plane, x: number, y: number, rx: number, ry: number, color: string): void {
  const at = (k: number, turn: number): V2 => [x + Math.cos(turn) * rx * k, y + Math.sin(turn) * ry * k]
  for (let i = 0; i < 8; i++) {
    const [a, b] = [(i * Math.PI) / 4 + 0.39, ((i + 1) * Math.PI) / 4 + 0.39]
    plane.ink(poly([at(1, a), at(1, b), at(0.56, b), at(0.56, a)]), { fill: tone(color, Math.sin(a + 1.2) * 0.6) })
  }
  plane.ink(poly(Array.from({ length: 8 }, (_, i) => at(0.56, (i * Math.PI) / 4 + 0.39))), { fill: tone(color, 0.42) })
  plane.ink(poly([at(0.56, 1.96), at(0.56, 2.74), at(0.56, 3.53), at(0.1, 2)]), { fill: tone(color, 0.85), opacity: 0.8 })
}

function ring(p: Pen, f: Finish): void {
  const { metal, stone } = jewel(f)
  const band: V3[] = Array.from({ length: 41 }, (_, i): V3 => {
    const a = (i * Math.PI) / 20 + Math.PI / 2
    return [Math.cos(a) * 1, 1.1 + Math.sin(a) * 1, 0]
  })
  tube(p, band, 0.12, metal, { isStraight: true })
  const plane = new Plane(p, 0.15)
  plane.part('M-0.5 2.2L-0.72 2.72L0.72 2.72L0.5 2.2C0.3 2.04 -0.3 2.04 -0.5 2.2Z', metal)
  const top: V2 = [0, 2.86]
  gem(plane, top[0], top[1], 0.74, 0.42, stone)
  plane.ink(
    poly([
      [-0.72, 2.74],
      [0, 2.16],
      [0.72, 2.74],
      [0.4, 2.5],
      [-0.4, 2.5],
    ]),
    { fill: tone(stone, -0.45), opacity: 0.65 },
  )
  for (const [x, y] of [
    [-0.7, 2.76],
    [0.7, 2.76],
    [-0.36, 2.5],
    [0.36, 2.5],
  ] as const)
    ball(p, [x, y, 0.2], 0.075, metal)
  for (const side of [-1, 1]) gem(new Plane(p, 0.2), side * 0.66, 2.04, 0.15, 0.15, '#eef2f0')
}

/** Where a necklace hangs, from its left end (-1) to its right one (1). */
function hanging(t: number): V2 {
  return [t * 8.4 * (1 - 0.16 * (1 - Math.abs(t))), -8.2 + Math.abs(t) ** 2.3 * 17]
}

/** A link of a chain: half its length and width, its wire, and how far the next one is, so near that each holds the other. Centimetres. */
const LINK = { long: 0.46, wide: 0.3, wire: 0.085, apart: 0.64 }

function link(p: Pen, [x, y]: V2, [tx, ty]: V2, isOnEdge: boolean, metal: Surface): void {
  const points = Array.from({ length: 17 }, (_, k): V3 => {
    const [along, across] = [Math.cos((k * Math.PI) / 8) * LINK.long, Math.sin((k * Math.PI) / 8) * LINK.wide]
    const [left, front] = isOnEdge ? [0, across] : [across, 0]
    return [x + tx * along - ty * left, y + ty * along + tx * left, front]
  })
  tube(p, points, LINK.wire, metal, { isStraight: true })
}

/** Links at even distances along the strand, each turned a quarter to the one before; from the middle one hangs the eye of a pendant. */
function chain(p: Pen, metal: Surface): void {
  const [steps, half] = [600, [] as { at: V2; to: V2 }[]]
  let [rest, last] = [0, hanging(0)]
  for (let i = 1; i <= steps; i++) {
    const at = hanging(i / steps)
    const [dx, dy] = [at[0] - last[0], at[1] - last[1]]
    const length = Math.hypot(dx, dy)
    rest += length
    if (i === 1 || rest >= LINK.apart) {
      half.push({ at: i === 1 ? last : at, to: [dx / length, dy / length] })
      rest = i === 1 ? length : rest - LINK.apart
    }
    last = at
  }
  half.forEach(({ at: [x, y], to: [tx, ty] }, i) => {
    link(p, [x, y], [tx, ty], i % 2 === 1, metal)
    if (i > 0) link(p, [-x, y], [tx, -ty], i % 2 === 1, metal)
  })
  link(p, [0, -8.2 - LINK.long], [0, 1], true, metal)
}

function necklace(p: Pen, f: Finish): void {
  const isMetal = f.hard.kind === 'metal'
  const { metal } = jewel(f)
  const bead: Surface = isMetal ? f.hard : { kind: 'ceramic', hex: f.hard.hex }
  if (isMetal) {
    chain(p, bead)
    const plane = new Plane(p, 0.2)
    plane.part('M0 -8.2C-2 -9.6 -2.3 -12.4 0 -13.6C2.3 -12.4 2 -9.6 0 -8.2Z', bead, { body: 0.45 })
    gem(plane, 0, -11.2, 0.95, 1.25, f.accents[1])
    return
  }
  const strand = Array.from({ length: 47 }, (_, i) => hanging(-1 + (i * 2) / 46))
  tube(
    p,
    strand.map(([x, y]): V3 => [x, y, -0.1]),
    0.05,
    metal,
  )
  strand.forEach(([x, y], i) => {
    const r = 0.34 + 0.36 * (1 - Math.abs(i - 23) / 23)
    if (i % 2 === 0 || r < 0.45) ball(p, [x, y, 0], r * 1.06, bead)
  })
}

function earrings(p: Pen, f: Finish): void {
  const { metal, stone } = jewel(f)
  for (const x of [-1.5, 1.5]) {
    tube(
      p,
      [
        [x + 0.14, 1.2, 0],
        [x + 0.2, 2.1, 0],
        [x - 0.16, 2.3, 0],
        [x - 0.26, 1.4, 0],
      ],
      0.045,
      metal,
    )
    const plane = new Plane(p, 0.05)
    gem(plane, x, 0.92, 0.28, 0.28, f.hard.kind === 'metal' ? '#eef2f0' : mix(stone, '#ffffff', 0.2))
    tube(
      p,
      [
        [x, 0.62, 0],
        [x, 0.3, 0],
      ],
      0.04,
      metal,
    )
    const drop = `M${x} 0.36C${x - 0.2} -0.1 ${(x - 0.86).toFixed(2)} -0.5 ${(x - 0.86).toFixed(2)} -1.1C${(x - 0.86).toFixed(2)} -2.1 ${(x + 0.86).toFixed(2)} -2.1 ${(x + 0.86).toFixed(2)} -1.1C${(x + 0.86).toFixed(2)} -0.5 ${x + 0.2} -0.1 ${x} 0.36Z`
    plane.part(drop, metal, { body: 0.24 })
    gem(plane, x, -1.08, 0.56, 0.62, stone)
  }
}

function bracelet(p: Pen, f: Finish): void {
  const isMetal = f.hard.kind === 'metal'
  const r = 3.2
  const at = (a: number, y = 0): V3 => [Math.cos(a) * r, y, Math.sin(a) * r]
  if (!isMetal) {
    const order = Array.from({ length: 22 }, (_, i) => (i * Math.PI) / 11).sort((a, b) => Math.sin(a) - Math.sin(b))
    for (const a of order) ball(p, at(a, 0.5), 0.5, { kind: 'ceramic', hex: f.hard.hex })
    return
  }
  for (const start of [Math.PI, 0])
    for (let i = 0; i < 40; i++) {
      const [a, b] = [start + (i * Math.PI) / 40, start + ((i + 1) * Math.PI) / 40]
      p.face([at(a), at(b), at(b, 1.5), at(a, 1.5)], { kind: 'paint', hex: f.hard.hex })
    }
  for (const y of [0, 1.5])
    p.line(
      Array.from({ length: 41 }, (_, i) => at((i * Math.PI) / 40, y)),
      tone(f.hard.hex, 0.9),
      { width: 2.2 },
    )
  p.line(
    Array.from({ length: 41 }, (_, i) => at(Math.PI + (i * Math.PI) / 40, 1.5)),
    tone(f.hard.hex, 0.7),
    { width: 2.2 },
  )
  for (let i = 1; i < 12; i++) ball(p, at((i * Math.PI) / 12, 0.75), 0.26, f.hard)
}

function brooch(p: Pen, f: Finish): void {
  const { metal, stone } = jewel(f)
  const plane = new Plane(p, 0)
  for (let ringOf = 0; ringOf < 2; ringOf++)
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + ringOf * 0.39
      const [long, wide] = ringOf === 0 ? [3, 0.34] : [2.2, 0.36]
      const at = (k: number, turn: number): string => `${(Math.cos(a + turn) * k).toFixed(3)} ${(Math.sin(a + turn) * k).toFixed(3)}`
      plane.part(
        `M0 0C${at(long * 0.5, wide * 1.7)} ${at(long * 0.9, wide)} ${at(long, 0)}C${at(long * 0.9, -wide)} ${at(long * 0.5, -wide * 1.7)} 0 0Z`,
        metal,
        { body: 0.16 },
      )
      plane.ink(`M${at(0.7, 0)}L${at(long * 0.86, 0)}`, { stroke: tone(metal.hex, -0.9), width: 1.4, opacity: 0.6 })
      if (ringOf === 0) ball(p, [Math.cos(a) * long, Math.sin(a) * long, 0.1], 0.14, { kind: 'ceramic', hex: '#f6efe2' })
    }
  const middle = new Plane(p, 0.34)
  middle.part(oval(0, 0, 1), metal)
  gem(middle, 0, 0, 0.84, 0.84, stone)
}

export const JEWELLERY_FORMS: Record<string, Form> = {
  ring: { stage: 'floor', yaw: 10, pitch: 10, size: 3.4, fill: 0.56, detail: [0, 2.5, 0.2], draw: ring },
  necklace: { ...LAID, size: 24, fill: 0.86, detail: [0, -9, 0], draw: necklace },
  earrings: { ...LAID, size: 5, fill: 0.66, detail: [-1.5, -0.6, 0], zoom: 2.2, draw: earrings },
  bracelet: { stage: 'floor', yaw: 0, pitch: 28, size: 7, fill: 0.76, detail: [-0.6, 0.7, 3], draw: bracelet },
  brooch: { ...LAID, size: 6.5, fill: 0.68, detail: [0.4, 0.4, 0], draw: brooch },
}
