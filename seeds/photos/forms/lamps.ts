// Lamps and their parts. Shades glow a little, as in an evening catalogue.
import { type Pen, n } from '../pen/pen.ts'
import { Plane, oval } from '../pen/plane.ts'
import { ball, bar, tube } from '../pen/solids.ts'
import type { V2, V3 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { band, turned } from '../pen/turned.ts'
import type { Form } from './form.ts'

const LINEN: Surface = { kind: 'textile', hex: '#efe3c8' }
const OPAL: Surface = { kind: 'ceramic', hex: '#faf3e3' }
const GLOW = '#fff3d0'

/** A cloth shade from y0 to y1. */
function clothShade(p: Pen, [r0, y0]: V2, [r1, y1]: V2, surface: Surface, at: V3 = [0, 0, 0]): void {
  turned(
    p,
    [
      [r0, y0],
      [r0, y0],
      [r1, y1],
      [r1, y1],
    ],
    surface,
    { at, isLit: true, inside: GLOW },
  )
  band(p, [at[0], at[1] + y0 + 0.4, at[2]], r0, tone(surface.hex, -0.5), { width: 2.5, opacity: 0.5 })
  band(p, [at[0], at[1] + y1 - 0.4, at[2]], r1, tone(surface.hex, -0.5), { width: 2, opacity: 0.35 })
}

/** Light spreading on the wall. */
function halo(p: Pen, at: V3, radius: number): void {
  const [x, y] = p.paper(at)
  const r = p.length(radius, at)
  p.add(
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${p.radial([x, y], r, [
      [0, '#fff2cc', 0.75],
      [0.5, '#fff0c8', 0.3],
      [1, '#ffedc0', 0],
    ])}"/>`,
  )
}

function tableLamp(p: Pen, f: Finish): void {
  halo(p, [0, 44, -8], 46)
  const body: V2[] =
    f.hard.kind === 'metal'
      ? [
          [9, 0],
          [9, 1],
          [3, 3],
          [2, 6],
          [4.5, 14],
          [3, 22],
          [1.6, 30],
          [1.6, 35],
        ]
      : [
          [6, 0],
          [7, 1],
          [11, 8],
          [12.5, 15],
          [10, 23],
          [4, 29],
          [2.6, 32],
          [2.6, 33],
        ]
  turned(p, body, f.hard, { isOpen: false })
  bar(p, [0, 33, 0], [0, 38, 0], 1.1, 1.1, f.fitting)
  clothShade(p, [20, 36], [14, 60], LINEN)
}

function mushroomLamp(p: Pen, f: Finish): void {
  halo(p, [0, 28, -8], 42)
  turned(
    p,
    [
      [12, 0],
      [12.2, 1],
      [7, 4],
      [4, 10],
      [3.6, 18],
      [5, 26],
    ],
    f.hard,
  )
  turned(
    p,
    [
      [21, 24],
      [21.4, 25],
      [20, 33],
      [14, 40],
      [6, 43.4],
      [0.3, 44],
    ],
    f.hard,
    { isOpen: false, isLit: f.hard.kind === 'glass', isSeenFromBelow: false },
  )
  band(p, [0, 24.6, 0], 21.1, GLOW, { width: 4, opacity: 0.9 })
}

function tripodLamp(p: Pen, f: Finish): void {
  halo(p, [0, 128, -10], 70)
  const legs = [3.9, 5.6, 1.4].map((a): V3 => [Math.cos(a) * 30, 0, Math.sin(a) * 30])
  for (const leg of legs) bar(p, [leg[0] * 0.07, 106, leg[2] * 0.07], leg, 1.9, 1.2, f.hard)
  turned(
    p,
    [
      [3.6, 100],
      [3.6, 107],
    ],
    f.fitting,
    { isOpen: false },
  )
  bar(p, [0, 107, 0], [0, 116, 0], 1, 1, f.fitting)
  clothShade(p, [27, 112], [22, 146], LINEN)
}

function arcLamp(p: Pen, f: Finish): void {
  const marble: Surface = { kind: 'marble', hex: '#ece8e1' }
  halo(p, [62, 138, 0], 54)
  turned(
    p,
    [
      [18, 0],
      [18, 0],
      [18, 8],
      [18, 8],
    ],
    marble,
    { isOpen: false },
  )
  const path: V3[] = [
    [0, 8, 0],
    [-3, 60, 0],
    [4, 120, 0],
    [22, 160, 0],
    [44, 174, 0],
    [60, 166, 0],
    [64, 152, 0],
  ]
  tube(p, path, 1.2, f.hard)
  turned(
    p,
    [
      [19, 126],
      [18.6, 132],
      [15, 142],
      [8, 148.5],
      [2, 150],
      [1.4, 153],
    ],
    f.hard,
    { at: [64, 0, 0], isOpen: false },
  )
  band(p, [64, 126.5, 0], 18.6, GLOW, { width: 5 })
}

function cord(p: Pen, y: number): void {
  const [x, top] = p.paper([0, y, 0])
  p.add(`<path d="M${n(x)} -10V${n(top)}" stroke="#3b3632" stroke-width="${n(2 * p.zoom)}"/>`)
}

/** Pendants are seen slightly from below. */
function domePendant(p: Pen, f: Finish): void {
  cord(p, 34)
  halo(p, [0, -6, 0], 44)
  turned(
    p,
    [
      [2, 26],
      [2, 34],
    ],
    f.fitting,
    { isOpen: false },
  )
  turned(
    p,
    [
      [24, 0],
      [24, 0],
      [23.4, 7],
      [19, 17],
      [10, 24.5],
      [3, 27],
    ],
    f.hard,
    { isOpen: false },
  )
  underside(p, 24, tone(f.hard.hex, 0.3))
}

function underside(p: Pen, r: number, inner: string): void {
  const [x, y] = p.paper([0, 0, 0])
  const [rx, ry] = [p.length(r, [0, 0, 0]), p.length(r, [0, 0, 0]) * 0.15]
  p.add(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${p.gradient(
      [x - rx, y],
      [x + rx, y],
      [
        [0, mix(inner, GLOW, 0.4)],
        [0.5, GLOW],
        [1, mix(inner, GLOW, 0.5)],
      ],
    )}" stroke="${tone(inner, -0.6)}" stroke-width="${n(p.contour)}"/>`,
  )
  p.add(`<ellipse cx="${n(x)}" cy="${n(y - ry * 0.1)}" rx="${n(rx * 0.22)}" ry="${n(ry * 0.55)}" fill="#fffdf4"/>`)
}

function globePendant(p: Pen, f: Finish): void {
  cord(p, 26)
  halo(p, [0, 0, 0], 40)
  turned(
    p,
    [
      [5, 19],
      [5, 22],
      [2, 25],
      [1.6, 30],
    ],
    { kind: 'metal', hex: '#c39b4b' },
    { isOpen: false },
  )
  ball(p, [0, 0, 0], 20.5, { kind: 'ceramic', hex: mix(f.hard.hex, '#fff5dc', 0.55) })
}

function paperPendant(p: Pen): void {
  cord(p, 27)
  halo(p, [0, 0, 0], 48)
  turned(
    p,
    [
      [7, -25],
      [17, -20],
      [25, -9],
      [26.5, 2],
      [23, 14],
      [15, 22],
      [7, 25.5],
    ],
    { kind: 'paper', hex: '#f7efdc' },
    { isLit: true, inside: GLOW },
  )
  for (let i = -7; i <= 7; i++) {
    const y = i * 3.2
    band(p, [0, y, 0], Math.sqrt(Math.max(0, 1 - (y / 27.5) ** 2)) * 26.6, '#b9a888', { width: 1, opacity: 0.55 })
  }
}

function sconce(p: Pen, f: Finish): void {
  halo(p, [0, 12, -2], 26)
  const plate = new Plane(p, 0)
  plate.part(oval(0, -8, 5, 8), f.hard, { from: [-5, 0], to: [5, -16] })
  plate.part(oval(0, -8, 3.6, 6.4), f.hard, { from: [5, -16], to: [-5, 0], lum: 0.1 })
  tube(
    p,
    [
      [0, -9, 1],
      [0, -13, 7],
      [0, -10, 12],
      [0, -2, 13],
    ],
    0.9,
    f.hard,
  )
  turned(
    p,
    [
      [2, -2],
      [3.4, -1],
      [3.4, 1],
    ],
    f.hard,
    { at: [0, 0, 13], isOpen: false },
  )
  clothShade(p, [9, 1], [6, 16], f.hard.kind === 'plastic' ? f.hard : LINEN, [0, 0, 13])
}

function chandelier(p: Pen, f: Finish): void {
  const isCrystal = f.hard.kind === 'glass'
  const arms: Surface = isCrystal ? { kind: 'metal', hex: '#c6c2b4' } : f.hard
  const chain: V3[] = [
    [0, 44, 0],
    [0, 70, 0],
  ]
  p.line(chain, tone(arms.hex, -0.6), { width: 2.4 })
  cord(p, 70)
  turned(
    p,
    [
      [0.3, -8],
      [2.6, -5],
      [4.5, 0],
      [2.4, 5],
      [1.6, 14],
      [3.4, 22],
      [1.8, 30],
      [2.8, 36],
      [0.8, 44],
    ],
    arms,
    { isOpen: false },
  )
  const order = [...Array(8).keys()].map((i) => (i * Math.PI) / 4 + 0.26).sort((a, b) => Math.sin(a) - Math.sin(b))
  for (const a of order) {
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const at = (r: number, y: number): V3 => [c * r, y, s * r]
    tube(p, [at(3, 6), at(12, -3), at(24, -4), at(33, 3), at(34, 9)], 0.8, arms)
    turned(
      p,
      [
        [1, 9],
        [4, 10.5],
        [4.2, 11.5],
      ],
      arms,
      { at: at(34, 0), isOpen: false },
    )
    turned(
      p,
      [
        [1.1, 11.5],
        [1.1, 20],
      ],
      OPAL,
      { at: at(34, 0), isOpen: false },
    )
    halo(p, at(34, 23), 7)
    turned(
      p,
      [
        [0.7, 20],
        [1.2, 22],
        [0.3, 26],
      ],
      { kind: 'ceramic', hex: '#ffefc2' },
      { at: at(34, 0), isOpen: false },
    )
    if (isCrystal)
      for (const [r, y] of [
        [34, 5],
        [24, -8],
        [14, -7],
        [34, 0.5],
      ] as const)
        ball(p, at(r, y), 1.4, f.hard)
  }
}

function sputnik(p: Pen, f: Finish): void {
  cord(p, 46)
  const golden = Math.PI * (3 - Math.sqrt(5))
  const rods = Array.from({ length: 22 }, (_, i): V3 => {
    const y = 1 - ((i + 0.5) / 22) * 2
    const r = Math.sqrt(1 - y * y)
    return [Math.cos(golden * i) * r, y, Math.sin(golden * i) * r]
  }).sort((a, b) => a[2] - b[2])
  const spoke = (rod: V3) => {
    const at = (k: number): V3 => [rod[0] * k, rod[1] * k, rod[2] * k]
    bar(p, at(5), at(31), 0.5, 0.5, f.hard)
    bar(p, at(29), at(33), 1.2, 1.2, f.hard)
    halo(p, at(35), 7)
    ball(p, at(35.5), 2.6, OPAL)
  }
  rods.filter((rod) => rod[2] < 0).forEach(spoke)
  ball(p, [0, 0, 0], 7, f.hard)
  rods.filter((rod) => rod[2] >= 0).forEach(spoke)
}

function deskLamp(p: Pen, f: Finish): void {
  const arm: Surface = f.hard.kind === 'plastic' ? { kind: 'metal', hex: '#8d8f90' } : f.hard
  turned(
    p,
    [
      [11, 0],
      [11, 1.6],
      [9.5, 2.6],
      [2, 3.4],
      [1.8, 6],
    ],
    f.hard,
    { isOpen: false },
  )
  for (const z of [-0.9, 0.9]) bar(p, [0, 5, z], [-15, 32, z], 0.55, 0.55, arm)
  ball(p, [-15, 32, 0], 2, f.hard)
  for (const z of [-0.9, 0.9]) bar(p, [-15, 32, z], [12, 54, z], 0.55, 0.55, arm)
  const [dx, dy] = [0.62, -0.78]
  const along = (k: number): V3 => [12 + dx * k, 54 + dy * k, 0]
  halo(p, along(24), 18)
  bar(p, along(-3), along(5), 2.8, 3, f.hard)
  bar(p, along(4), along(16), 3.4, 10, f.hard)
  ball(p, along(15.5), 4.4, { kind: 'ceramic', hex: '#fff4d6' })
}

function outdoorLantern(p: Pen, f: Finish): void {
  const rod = (x: number, z: number) => bar(p, [x, 6, z], [x * 1.25, 28, z * 1.25], 0.55, 0.55, f.hard)
  for (const [x, z] of [
    [-6.5, -6.5],
    [6.5, -6.5],
  ] as const)
    rod(x, z)
  halo(p, [0, 17, 0], 15)
  turned(
    p,
    [
      [1.6, 6],
      [2.6, 10],
      [4, 15],
      [3.4, 19],
      [1.5, 22],
    ],
    { kind: 'ceramic', hex: '#fff0c9' },
    { isOpen: false },
  )
  for (const [a, b] of [
    [
      [-6.5, 6.5],
      [6.5, 6.5],
    ],
    [
      [6.5, 6.5],
      [6.5, -6.5],
    ],
  ] as const) {
    p.face(
      [
        [a[0], 6, a[1]],
        [b[0], 6, b[1]],
        [b[0] * 1.25, 28, b[1] * 1.25],
        [a[0] * 1.25, 28, a[1] * 1.25],
      ],
      { kind: 'glass', hex: '#f2e6c4' },
    )
  }
  for (const [x, z] of [
    [-6.5, 6.5],
    [6.5, 6.5],
  ] as const)
    rod(x, z)
  pyramid(p, f.hard, 7.5, 4.5, 6, 3)
  pyramid(p, f.hard, 11, 2, 28, 8)
  turned(
    p,
    [
      [2, 36],
      [2, 38],
      [0.6, 41],
    ],
    f.hard,
    { isOpen: false },
  )
  const ring = Array.from({ length: 13 }, (_, i): V3 => [Math.sin((i * Math.PI) / 6) * 2.4, 43.4 - Math.cos((i * Math.PI) / 6) * 2.4, 0])
  tube(p, ring, 0.35, f.hard)
  turned(
    p,
    [
      [5, 0],
      [5, 1.5],
      [3, 3.5],
    ],
    f.hard,
    { isOpen: false },
  )
}

/** A square frustum from half-width r0 at y to r1 at y + height. */
function pyramid(p: Pen, surface: Surface, r0: number, r1: number, y: number, height: number): void {
  const corners = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const
  corners.forEach(([x, z], i) => {
    const [nx, nz] = corners[(i + 1) % 4] ?? [0, 0]
    if (p.faces([x + nx, 0, z + nz], [((x + nx) * r0) / 2, y, ((z + nz) * r0) / 2]))
      p.face(
        [
          [x * r0, y, z * r0],
          [nx * r0, y, nz * r0],
          [nx * r1, y + height, nz * r1],
          [x * r1, y + height, z * r1],
        ],
        surface,
      )
  })
  p.face(
    corners.map(([x, z]): V3 => [x * r1, y + height, z * r1]),
    surface,
  )
}

function bulb(p: Pen, f: Finish): void {
  const screw: Surface = { kind: 'metal', hex: '#b9a878' }
  halo(p, [0, -9, 0], 11)
  cord(p, 12)
  turned(
    p,
    [
      [2.6, 4.5],
      [2.9, 5],
      [2.9, 10.5],
      [1.6, 12],
    ],
    { kind: 'metal', hex: '#c39b4b' },
    { isOpen: false },
  )
  turned(
    p,
    [
      [0.3, -15],
      [3, -14.4],
      [5.6, -11.5],
      [6.1, -8],
      [4.8, -4],
      [2.8, -0.5],
      [2.2, 1.5],
    ],
    lightness(f.hard.hex) > 0.93 ? { kind: 'ceramic', hex: '#fdf6e6' } : f.hard,
    { isOpen: false },
  )
  turned(
    p,
    [
      [2.2, 1],
      [2.4, 1.5],
      [2.4, 4.6],
    ],
    screw,
    { isOpen: false },
  )
  for (const y of [1.8, 2.8, 3.8]) band(p, [0, y, 0], 2.4, '#7d6f48', { width: 2 })
  const coil: V3[] = [
    [-0.6, 1, 0],
    [-1.8, -6, 0],
    [-2.6, -10.5, 0],
    [-1.3, -7, 0],
    [0, -11, 0],
    [1.3, -7, 0],
    [2.6, -10.5, 0],
    [1.8, -6, 0],
    [0.6, 1, 0],
  ]
  p.line(coil, '#e8953b', { width: 4, opacity: 0.45 })
  p.line(coil, '#fff0c0', { width: 1.8 })
}

function plafond(p: Pen, f: Finish): void {
  const plate = new Plane(p, 0)
  const isLight = f.hard.kind === 'glass' || f.hard.kind === 'plastic'
  halo(p, [0, 0, -1], 30)
  plate.part(oval(0, 0, 20), isLight ? { kind: 'metal', hex: '#c39b4b' } : f.hard, { from: [-18, 18], to: [18, -18] })
  plate.part(
    oval(0, 0, 17),
    { kind: 'ceramic', hex: isLight ? mix(f.hard.hex, '#fff4dc', 0.45) : '#fbf2df' },
    { from: [-14, 14], to: [12, -16], depth: 0.6 },
  )
  for (const r of [13, 9, 5]) plate.ink(oval(0, 0, r), { stroke: tone('#d9c9a8', -0.2), width: 1.4, opacity: 0.7 })
  plate.part(oval(0, 0, 1.5), { kind: 'metal', hex: '#c39b4b' }, { from: [-1, 1], to: [1, -1] })
}

function shade(p: Pen, f: Finish): void {
  halo(p, [0, 12, -5], 32)
  clothShade(p, [20, 0], [12, 24], f.hard.kind === 'wicker' ? f.hard : f.soft)
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (i / 12)
    p.line(
      [
        [Math.cos(a) * 20, 0, Math.sin(a) * 20],
        [Math.cos(a) * 12, 24, Math.sin(a) * 12],
      ],
      tone(f.soft.hex, -0.6),
      { width: 1.2, opacity: 0.35 },
    )
  }
}

function kidsLamp(p: Pen, f: Finish): void {
  halo(p, [0, 18, -6], 36)
  const cap: Surface = f.hard.kind === 'wood' ? f.soft : f.hard
  turned(
    p,
    [
      [9, 0],
      [10, 1],
      [8.5, 8],
      [7, 16],
      [7.5, 20],
    ],
    OPAL,
    { isLit: true },
  )
  turned(
    p,
    [
      [18, 19],
      [18.6, 20.5],
      [17, 28],
      [11, 34],
      [4, 37],
      [0.3, 37.4],
    ],
    { kind: 'ceramic', hex: cap.hex },
    { isOpen: false },
  )
  band(p, [0, 19.6, 0], 18.2, GLOW, { width: 4 })
  const dots: V3[] = [
    [-9, 28, 13],
    [3, 31, 13],
    [11, 25, 12],
    [-2, 24, 18],
    [-14, 23, 10],
  ]
  const [spot, light] = [tone(cap.hex, 1.2), lightness(cap.hex) > 0.8 ? '#e2b8a4' : null]
  for (const [x, y, z] of dots) new Plane(p, (dx, dy) => [x + dx, y + dy, z]).ink(oval(0, 0, 2.4, 1.9), { fill: light ?? spot })
  for (const x of [-2.4, 2.4]) new Plane(p, 8.5).ink(oval(x, 11, 0.6, 0.8), { fill: '#4a3a2c' })
  new Plane(p, 8.5).ink('M-1.5 8.500Q0 7 1.5 8.5', { stroke: '#4a3a2c', width: 2 })
}

export const LAMP_FORMS: Record<string, Form> = {
  'table-lamp': { stage: 'floor', size: 62, yaw: 0, pitch: 9, fill: 0.92, detail: [0, 26, 8], draw: tableLamp },
  'mushroom-lamp': { stage: 'floor', size: 50, yaw: 0, pitch: 9, fill: 0.84, detail: [-8, 28, 14], draw: mushroomLamp },
  'tripod-lamp': { stage: 'floor', size: 148, yaw: 0, pitch: 8, detail: [0, 112, 10], draw: tripodLamp },
  'arc-lamp': { stage: 'floor', size: 178, yaw: 0, pitch: 8, detail: [62, 138, 0], draw: arcLamp },
  'dome-pendant': { stage: 'hang', size: 60, yaw: 0, pitch: -8, fill: 0.72, detail: [0, 12, 10], zoom: 2.2, draw: domePendant },
  'globe-pendant': { stage: 'hang', size: 60, yaw: 0, pitch: -4, fill: 0.68, detail: [0, 12, 0], zoom: 2.2, draw: globePendant },
  'paper-pendant': { stage: 'hang', size: 60, yaw: 0, pitch: -6, fill: 0.74, detail: [-6, 6, 20], zoom: 2.2, draw: paperPendant },
  sconce: { stage: 'wall', size: 36, yaw: 20, pitch: 6, fill: 0.62, shadow: 'none', detail: [0, 0, 13], draw: sconce },
  chandelier: { stage: 'hang', size: 100, yaw: 0, pitch: -8, detail: [20, 10, 20], zoom: 2.8, draw: chandelier },
  'sputnik-chandelier': { stage: 'hang', size: 90, yaw: 0, pitch: -4, fill: 0.92, detail: [8, 8, 6], zoom: 2.6, draw: sputnik },
  'desk-lamp': { stage: 'floor', size: 62, yaw: 12, pitch: 9, fill: 0.9, detail: [16, 48, 0], draw: deskLamp },
  'outdoor-lantern': { stage: 'floor', size: 46, yaw: 32, pitch: 8, fill: 0.88, detail: [0, 22, 8], draw: outdoorLantern },
  bulb: { stage: 'hang', size: 28, yaw: 0, pitch: 6, fill: 0.62, detail: [0, -6, 0], zoom: 2.2, draw: bulb },
  plafond: { stage: 'wall', size: 42, yaw: 0, pitch: 0, fill: 0.72, shadow: 'oval', detail: [6, 4, 0], draw: plafond },
  shade: { stage: 'floor', size: 42, yaw: 0, pitch: 10, fill: 0.74, detail: [6, 10, 18], draw: shade },
  'kids-lamp': { stage: 'floor', size: 40, yaw: 0, pitch: 8, fill: 0.74, detail: [0, 24, 14], draw: kidsLamp },
}
