// Plates, cups, glasses, jugs, pots and cutlery.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, tube } from '../pen/solids.ts'
import type { V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { band, disc, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

/** White china with its colour as decoration; coloured ware as it is. */
function ware(f: Finish): { body: Surface; line: string } {
  const isChina = f.hard.kind === 'ceramic' && lightness(f.hard.hex) < 0.82 && lightness(f.hard.hex) > 0.28
  if (isChina) return { body: f.hard, line: tone(f.hard.hex, 0.75) }
  return { body: f.hard, line: f.hard.kind === 'metal' ? tone(f.hard.hex, -0.8) : '#b8933f' }
}

function plates(p: Pen, f: Finish): void {
  const { body, line } = ware(f)
  for (let i = 0; i < 3; i++)
    turned(
      p,
      [
        [7, i * 1.5],
        [9, i * 1.5],
        [13 - i * 0.4, 2.4 + i * 1.5],
        [13.4 - i * 0.4, 2.7 + i * 1.5],
      ],
      body,
      { at: [0, 0, 0] },
    )
  // The best plate stands behind, shown full face.
  p.marks.unshift(
    ...drawApart(p, () => {
      const face = new Plane(p, (x, y) => [x, y + 16, -10 + y * -0.12])
      face.part(oval(0, 0, 16), body, { from: [-14, 14], to: [14, -14], depth: 0.3 })
      face.part(oval(0, 0, 11), body, { from: [11, -11], to: [-11, 11], depth: 0.16 })
      for (const r of [15.2, 11.6]) face.ink(oval(0, 0, r), { stroke: line, width: r > 12 ? 3.4 : 1.6 })
      for (let i = 0; i < 20; i++)
        face.ink(oval(Math.cos((i * Math.PI) / 10) * 13.4, Math.sin((i * Math.PI) / 10) * 13.4, 0.5), {
          fill: i % 2 === 0 ? line : (f.accents[1] ?? line),
        })
      face.ink('M-10 8C-6 12 0 13.6 5 12.8', { stroke: '#ffffff', width: 4, opacity: 0.45 })
    }),
  )
  band(p, [0, 5.5, 0], 12.4, line, { width: 2 })
}

function drawApart(p: Pen, draw: () => void): string[] {
  const before = p.marks.length
  draw()
  return p.marks.splice(before)
}

function oneCup(p: Pen, f: Finish, at: V3 = [0, 0, 0]): void {
  const { body, line } = ware(f)
  const to = (x: number, y: number): V3 => [at[0] + x, at[1] + y, at[2]]
  turned(
    p,
    [
      [5, 0],
      [6, 0.4],
      [9, 1.2],
      [9.6, 1.8],
    ],
    body,
    { at, inside: tone(body.hex, -0.12) },
  )
  band(p, to(0, 1.6), 9.4, line, { width: 2 })
  tube(p, [to(5, 7.4), to(8, 8.2), to(8.6, 6), to(6.6, 3.9), to(4.2, 3.4)], 0.5, body)
  turned(
    p,
    [
      [2.6, 1],
      [2.9, 1.6],
      [4.6, 3],
      [5.6, 6],
      [6, 8.8],
    ],
    body,
    { at, inside: '#5b3a26' },
  )
  disc(p, to(0, 8.1), 5.5, body, { fill: '#6b4229' })
  band(p, to(0, 8.1), 5.8, line, { width: 2 })
}

function jugShape(p: Pen, surface: Surface, inside?: string): void {
  tube(
    p,
    [
      [6, 22, 0],
      [13, 22, 0],
      [14.5, 15, 0],
      [11, 9, 0],
      [8, 7, 0],
    ],
    1.1,
    surface,
  )
  turned(
    p,
    [
      [6, 0],
      [6.6, 0.8],
      [9.4, 6],
      [9.6, 11],
      [7, 17.5],
      [5.6, 22],
      [6.4, 26],
    ],
    surface,
    inside ? { inside } : {},
  )
  const plane = new Plane(p, 0)
  plane.part('M-6.3 26.6C-8.2 27.4 -9.2 27.6 -9.6 27C-8.6 25 -7.4 23 -5.6 21.6C-5.2 23 -5.4 25 -6.3 26.6Z', surface, {
    from: [-9, 27],
    to: [-5, 22],
  })
}

function cutlery(p: Pen, f: Finish): void {
  const plane = new Plane(p, 0)
  const metal: Surface = f.hard.kind === 'metal' ? f.hard : { kind: 'metal', hex: f.hard.hex }
  const part = (d: string, x: number) => plane.part(d, metal, { from: [x - 1.4, 0], to: [x + 1.4, 0] })
  const stem = (x: number) => `M${x - 0.4} 4L${x - 0.85} -9C${x - 1} -11.4 ${x + 1} -11.4 ${x + 0.85} -9L${x + 0.4} 4Z`
  for (const x of [-7.5, -2.5]) {
    part(stem(x), x)
    part(
      `M${x - 1.3} 11.6L${x - 1.3} 7C${x - 1.2} 5 ${x - 0.5} 4.4 ${x - 0.4} 3.6L${x + 0.4} 3.6C${x + 0.5} 4.4 ${x + 1.2} 5 ${x + 1.3} 7L${x + 1.3} 11.6L${x + 0.9} 11.6L${x + 0.85} 7.6L${x + 0.45} 7.6L${x + 0.42} 11.8L${x + 0.02} 11.8L${x} 7.6L${x - 0.4} 7.6L${x - 0.45} 11.8L${x - 0.85} 11.6L${x - 0.9} 7.6L${x - 0.95} 11.6Z`,
      x,
    )
  }
  part('M2 3L1.6 -9C1.5 -11.4 3.4 -11.4 3.3 -9L3 3Z', 2.5)
  part('M2 3L3 3C3.8 5 3.9 9.5 2.8 12.6C2 12.4 1.9 6 2 3Z', 2.8)
  part(stem(7.5), 7.5)
  part(oval(7.5, 8, 1.9, 3.9), 7.5)
  plane.part(oval(7.5, 8, 1.4, 3.2), metal, { from: [9, 5], to: [6, 11], lum: -0.1 })
  for (const x of [-7.5, -2.5, 2.45, 7.5])
    plane.ink(`M${x - 0.5} -8.6C${x - 0.3} -10.2 ${x + 0.3} -10.2 ${x + 0.5} -8.6L${x + 0.25} -4L${x - 0.25} -4Z`, {
      stroke: tone(metal.hex, -0.9),
      width: 1.4,
      opacity: 0.5,
    })
}

function service(p: Pen, f: Finish): void {
  const { body, line } = ware(f)
  const pot: V3 = [-6, 0, -4]
  const to = (x: number, y: number): V3 => [pot[0] + x, y, pot[2]]
  tube(p, [to(-7, 14), to(-14, 15), to(-15, 9), to(-11, 5), to(-8, 4.5)], 0.9, body)
  tube(p, [to(7, 5), to(11, 7), to(13.5, 12), to(16, 15)], 1.25, body)
  turned(
    p,
    [
      [5.4, 0],
      [6, 0.8],
      [9.6, 5],
      [10, 9],
      [8, 13.5],
      [5, 16],
    ],
    body,
    { at: pot, isOpen: false },
  )
  for (const [y, r] of [
    [14.6, 6.9],
    [2.4, 7.9],
  ] as const)
    band(p, to(0, y), r, line, { width: 2.4 })
  turned(
    p,
    [
      [5.2, 16],
      [4.8, 17],
      [2, 18.6],
      [0.6, 19],
    ],
    body,
    { at: pot, isOpen: false },
  )
  ball(p, to(0, 20), 1.2, body)
  oneCup(p, f, [14, 0, 8])
  const bowl: V3 = [-17, 0, 10]
  turned(
    p,
    [
      [3, 0],
      [4.8, 2],
      [5, 5],
      [3.8, 6.4],
    ],
    body,
    { at: bowl, isOpen: false },
  )
  band(p, [bowl[0], 5.4, bowl[2]], 4.6, line, { width: 2 })
  ball(p, [bowl[0], 7.4, bowl[2]], 0.8, body)
}

function wineGlass(p: Pen, f: Finish): void {
  for (const [x, z, wine] of [
    [-7, -5, '#7a2436'],
    [6, 3, null],
  ] as const) {
    const at: V3 = [x, 0, z]
    const stem: Surface = { kind: 'glass', hex: '#dbe7e5' }
    turned(
      p,
      [
        [4.6, 0],
        [4.6, 0.3],
        [1.4, 0.8],
        [0.45, 2.4],
        [0.4, 10],
        [0.8, 11],
      ],
      stem,
      { at, isOpen: false },
    )
    if (wine)
      turned(
        p,
        [
          [0.4, 11.2],
          [3, 12.4],
          [4.4, 15],
          [4.5, 16.4],
        ],
        { kind: 'glass', hex: mix(wine, f.hard.hex, 0.15) },
        { at, isOpen: false },
      )
    turned(
      p,
      [
        [0.5, 10.8],
        [3.2, 12],
        [4.8, 15],
        [4.7, 19],
        [3.9, 23],
      ],
      f.hard,
      { at },
    )
  }
}

function coupe(p: Pen, f: Finish): void {
  for (const [x, z] of [
    [-7, -4],
    [6.5, 4],
  ] as const) {
    const at: V3 = [x, 0, z]
    turned(
      p,
      [
        [4.2, 0],
        [4.2, 0.3],
        [1.4, 0.8],
        [0.5, 2.4],
        [0.4, 9],
        [0.8, 10],
      ],
      { kind: 'glass', hex: '#dbe7e5' },
      { at, isOpen: false },
    )
    turned(
      p,
      [
        [0.6, 10.2],
        [3.4, 11.2],
        [5.2, 12.8],
      ],
      { kind: 'glass', hex: '#ecd08c' },
      { at, isOpen: false },
    )
    turned(
      p,
      [
        [0.6, 10],
        [3.6, 11],
        [5.6, 13],
        [6, 15.4],
      ],
      f.hard,
      { at },
    )
    for (let i = -2; i <= 2; i++)
      p.line(
        [
          [x + i * 0.8, 10.6, z + 3],
          [x + i * 2, 14.8, z + 4.6],
        ],
        '#ffffff',
        { width: 1.1, opacity: 0.6 },
      )
  }
}

function pot(p: Pen, f: Finish): void {
  for (const side of [-1, 1])
    tube(
      p,
      [
        [side * 14, 11.6, 0],
        [side * 18, 12, 0],
        [side * 18.4, 9.4, 0],
        [side * 14, 9, 0],
      ],
      0.9,
      f.hard,
    )
  turned(
    p,
    [
      [12.6, 0],
      [13.8, 0.8],
      [14.4, 4],
      [14.6, 13],
    ],
    f.hard,
    { isOpen: false },
  )
  band(p, [0, 12.6, 0], 14.6, tone(f.hard.hex, -0.8), { width: 2 })
  turned(
    p,
    [
      [14.9, 13],
      [15, 13.8],
      [12, 16.4],
      [6, 18.2],
      [2, 18.8],
    ],
    f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [1.2, 18.6],
      [1, 19.6],
      [2.4, 20.6],
      [2.4, 21.6],
      [1.6, 22.2],
    ],
    f.hard.kind === 'metal' ? f.fitting : { kind: 'wood', hex: '#75492d' },
    { isOpen: false },
  )
}

function cakeStand(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [7, 0],
      [7.2, 0.6],
      [4.6, 1.8],
      [1.6, 4],
      [1.4, 8],
      [2.6, 10],
      [5, 11.4],
    ],
    f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [6, 11.2],
      [15, 11.8],
      [16, 12.4],
      [16.2, 13.4],
    ],
    f.hard,
    f.hard.kind === 'glass' ? {} : { inside: tone(f.hard.hex, 0.05) },
  )
  disc(p, [0, 12.8, 0], 14.6, f.hard, f.hard.kind === 'glass' ? { opacity: 0.35 } : {})
  for (let i = 0; i < 21; i++) {
    const a = Math.PI * (i / 20)
    ball(p, [Math.cos(a) * 16.2, 12.8, Math.sin(a) * 16.2], 0.7, f.hard)
  }
}

function bathSet(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [5, 0],
      [5.4, 0.5],
      [5.4, 15],
      [5, 15.6],
      [2, 16.2],
    ],
    f.hard,
    { at: [-11, 0, -3], isOpen: false },
  )
  const brass: Surface = f.hard.kind === 'metal' ? { kind: 'metal', hex: '#c6cbce' } : { kind: 'metal', hex: '#c39b4b' }
  turned(
    p,
    [
      [1.6, 16],
      [1.6, 18],
      [0.7, 18.4],
      [0.7, 21],
    ],
    brass,
    { at: [-11, 0, -3], isOpen: false },
  )
  tube(
    p,
    [
      [-11, 21, -3],
      [-11, 22.4, -3],
      [-8, 22.4, -1.5],
      [-6, 21.2, 0],
    ],
    0.6,
    brass,
  )
  turned(
    p,
    [
      [4.2, 0],
      [4.6, 0.5],
      [4.8, 11.5],
    ],
    f.hard,
    { at: [3, 0, -3] },
  )
  for (const [x, color] of [
    [1.6, '#5d8fa8'],
    [4.4, '#d9b27a'],
  ] as const) {
    p.line(
      [
        [x, 8, -3],
        [x + (x > 3 ? 2.5 : -1.5), 19, -3],
      ],
      color,
      { width: 0.8, isInk: false },
    )
    p.line(
      [
        [x + (x > 3 ? 2.5 : -1.5), 17.6, -3],
        [x + (x > 3 ? 3.1 : -1.9), 20.5, -3],
      ],
      '#f6f0e4',
      { width: 1.5, isInk: false },
    )
  }
  turned(
    p,
    [
      [4.2, 0],
      [4.6, 0.5],
      [4.75, 8],
    ],
    f.hard,
    { at: [3, 0, -3], isOpen: false },
  )
  turned(
    p,
    [
      [4, 0],
      [6.6, 1],
      [7, 2],
    ],
    f.hard,
    { at: [11, 0, 6] },
  )
  turned(
    p,
    [
      [4.2, 1.4],
      [4.6, 2.2],
      [4.2, 3.4],
    ],
    { kind: 'ceramic', hex: '#e9d9c0' },
    { at: [11, 0, 6], isOpen: false },
  )
}

function petBowl(p: Pen, f: Finish): void {
  turned(
    p,
    [
      [13, 0],
      [13.4, 0.6],
      [11.6, 6.5],
      [11, 7.2],
    ],
    f.hard,
    { inside: tone(f.hard.hex, -0.35) },
  )
  turned(
    p,
    [
      [3, 0],
      [8.8, 0],
      [9, 1],
    ],
    { kind: 'textile', hex: '#9a6a42' },
    { at: [0, 5, 0], isOpen: false },
  )
  const paw = new Plane(p, (x, y) => [x, y, 12.4])
  const ink = lightness(f.hard.hex) > 0.6 ? '#7a6a58' : '#f2e8d5'
  paw.ink(oval(0, 2.6, 1.3, 1), { fill: ink })
  for (const [x, y] of [
    [-1.5, 3.9],
    [-0.5, 4.5],
    [0.5, 4.5],
    [1.5, 3.9],
  ] as const)
    paw.ink(oval(x, y, 0.42, 0.55), { fill: ink })
}

const small = { stage: 'floor', yaw: 0, pitch: 16 } as const

export const TABLEWARE_FORMS: Record<string, Form> = {
  plates: { ...small, size: 34, fill: 0.86, detail: [-4, 18, -8], draw: plates },
  cup: { ...small, size: 20, pitch: 20, fill: 0.76, detail: [2, 6, 3], draw: (p, f) => oneCup(p, f) },
  'wine-glass': { ...small, size: 26, pitch: 10, fill: 0.86, detail: [4, 18, 4], draw: wineGlass },
  coupe: { ...small, size: 26, pitch: 12, fill: 0.86, detail: [5, 13, 5], draw: coupe },
  cutlery: { stage: 'wall', size: 26, yaw: 0, pitch: 0, fill: 0.82, shadow: 'none', detail: [-5, 8, 0], draw: cutlery },
  jug: { ...small, size: 28, pitch: 12, fill: 0.84, detail: [2, 18, 5], draw: (p, f) => jugShape(p, f.hard, tone(f.hard.hex, -0.5)) },
  'glass-jug': {
    ...small,
    size: 28,
    pitch: 12,
    fill: 0.84,
    detail: [2, 18, 5],
    draw: (p, f) => {
      turned(
        p,
        [
          [5.6, 0.8],
          [8.6, 6],
          [8.8, 11],
          [7.6, 14.5],
        ],
        { kind: 'glass', hex: tone(f.hard.hex, -0.15) },
        { isOpen: false },
      )
      jugShape(p, f.hard)
    },
  },
  service: { ...small, size: 40, detail: [-2, 13, 2], draw: service },
  'cake-stand': { ...small, size: 34, pitch: 18, fill: 0.86, detail: [-6, 12, 12], draw: cakeStand },
  pot: { ...small, size: 38, pitch: 18, fill: 0.86, detail: [-4, 14, 10], draw: pot },
  'bath-set': { ...small, size: 34, fill: 0.84, detail: [-8, 16, 0], draw: bathSet },
  'pet-bowl': { ...small, size: 28, pitch: 24, fill: 0.74, detail: [0, 4, 12], draw: petBowl },
}
