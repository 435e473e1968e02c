// Prints and photographs, each a motif of its own.
import { oval, poly, rect } from '../pen/plane.ts'
import type { V2 } from '../pen/space.ts'
import { lightness, mix, tone } from '../pen/tone.ts'
import { type Motif, SHEET, fade, ridge, spots, waves } from './motif.ts'

/** Printing ink of a colour: paper is not printed white. */
const pressed = (hex: string) => (lightness(hex) > 0.85 ? '#8f8a80' : hex)

const waterLines: Motif = (plane, w, h, hex) => {
  const [ink, at] = [pressed(hex), spots(w, h)]
  plane.ink(oval(w * 0.1, h * 0.42, w * 0.44), { fill: ink })
  for (let i = 0; i < 11; i++) {
    const y = 0.16 - i * 0.1
    plane.ink(`M${at(-0.82, y)}C${at(-0.4, y + 0.2)} ${at(0.1, y - 0.22)} ${at(0.82, y + 0.04)}`, {
      stroke: i < 2 ? SHEET : ink,
      width: i < 2 ? 4 : 2.4,
    })
  }
}

const fern: Motif = (plane, w, h, hex) => {
  const [ink, at] = [pressed(hex), spots(w, h)]
  plane.ink(`M${at(-0.1, -0.92)}C${at(-0.14, -0.3)} ${at(-0.02, 0.4)} ${at(0.12, 0.9)}`, { stroke: ink, width: 3 })
  for (let i = 0; i < 15; i++) {
    const t = i / 15
    const [x, y, l] = [
      -0.1 + 0.21 * t * t + 0.01,
      -0.74 + t * 1.58,
      0.72 * Math.sin(Math.PI * (0.16 + 0.84 * (1 - t)) * 0.92) * (1 - t * 0.5),
    ]
    for (const k of [-1, 1])
      plane.ink(
        `M${at(x, y)}C${at(x + k * l * 0.3, y + 0.12)} ${at(x + k * l * 0.8, y + 0.16)} ${at(x + k * l, y + 0.14 + l * 0.1)}C${at(x + k * l * 0.8, y + 0.02)} ${at(x + k * l * 0.3, y - 0.02)} ${at(x, y)}Z`,
        { fill: ink },
      )
  }
}

const peaks: Motif = (plane, w, h, hex) => {
  const ink = pressed(hex)
  plane.ink(rect(-w * 0.88, -h * 0.9, w * 0.88, h * 0.9), { fill: mix(ink, SHEET, 0.86) })
  plane.ink(oval(-w * 0.3, h * 0.5, w * 0.22), { fill: mix(ink, SHEET, 0.45) })
  const range = (line: readonly V2[], fill: string) =>
    plane.ink(poly([[-w * 0.88, -h * 0.9], ...line.map(([x, y]): V2 => [x * w * 0.88, y * h]), [w * 0.88, -h * 0.9]]), { fill })
  range(
    [
      [-1, -0.1],
      [-0.6, 0.2],
      [-0.3, -0.02],
      [0.3, 0.56],
      [0.62, 0.2],
      [0.8, 0.34],
      [1, 0.1],
    ],
    mix(ink, SHEET, 0.6),
  )
  plane.ink(
    poly(
      [
        [0.07, 0.33],
        [0.264, 0.56],
        [0.44, 0.34],
        [0.34, 0.4],
        [0.26, 0.3],
        [0.18, 0.4],
      ].map(([x = 0, y = 0]): V2 => [x * w, y * h]),
    ),
    { fill: SHEET },
  )
  range(
    [
      [-1, 0.02],
      [-0.72, -0.16],
      [-0.5, 0.02],
      [-0.1, -0.34],
      [0.3, -0.08],
      [0.6, -0.3],
      [1, -0.12],
    ],
    mix(ink, SHEET, 0.3),
  )
  range(
    [
      [-1, -0.5],
      [-0.4, -0.36],
      [0.1, -0.6],
      [0.6, -0.44],
      [1, -0.56],
    ],
    ink,
  )
  for (let i = 0; i < 9; i++) {
    const [x, s] = [-0.78 + i * 0.19 + (i % 2) * 0.03, 0.14 + (i % 3) * 0.05]
    plane.ink(
      poly([
        [w * (x - s * 0.34), -h * 0.72],
        [w * x, h * (-0.72 + s * 1.7)],
        [w * (x + s * 0.34), -h * 0.72],
      ]),
      { fill: tone(ink, -0.6) },
    )
  }
}

const fishes: Motif = (plane, w, h, hex) => {
  const [ink, at] = [pressed(hex), spots(w, h)]
  for (const [y, k] of [
    [0.6, 1],
    [0.06, -1],
    [-0.48, 1],
  ] as const) {
    const to = (x: number, dy: number) => at(x * k, y + dy)
    plane.ink(
      `M${to(-0.8, 0)}C${to(-0.5, 0.3)} ${to(0.16, 0.3)} ${to(0.5, 0.03)}L${to(0.82, 0.19)}Q${to(0.68, 0)} ${to(0.82, -0.19)}L${to(0.5, -0.03)}C${to(0.16, -0.3)} ${to(-0.5, -0.3)} ${to(-0.8, 0)}Z`,
      { fill: ink },
    )
    plane.ink(`M${to(-0.42, 0.17)}Q${to(-0.3, 0)} ${to(-0.42, -0.17)}`, { stroke: SHEET, width: 3 })
    for (let i = 0; i < 4; i++)
      plane.ink(`M${to(-0.2 + i * 0.14, 0.12 - i * 0.02)}Q${to(-0.1 + i * 0.14, 0)} ${to(-0.2 + i * 0.14, -0.12 + i * 0.02)}`, {
        stroke: SHEET,
        width: 2.4,
      })
    plane.ink(oval(-w * 0.58 * k, h * (y + 0.03), w * 0.04), { fill: SHEET })
  }
}

export const PRINTS = [waterLines, fern, peaks, fishes] as const

/** Greys of a photographic print, 0 black and 1 white; toned like its paper. */
function greys(hex: string): (part: number) => string {
  const deep = mix('#2b2927', lightness(hex) > 0.85 ? '#4a4a4a' : hex, 0.3)
  return (part) => mix(deep, '#f2eee5', part)
}

const mist: Motif = (plane, w, h, hex) => {
  const g = greys(hex)
  fade(plane, w, [h, -h * 0.2], g(0.72), g(0.97))
  for (let i = 0; i < 6; i++) ridge(plane, w, h, waves(0.22 - i * 0.2, 0.1 - i * 0.006, i * 1.7 + 0.5), g(0.74 - i * 0.14))
}

const loneTree: Motif = (plane, w, h, hex) => {
  const [g, at] = [greys(hex), spots(w, h)]
  fade(plane, w, [h, -h * 0.5], g(0.62), g(0.98))
  ridge(plane, w, h, waves(-0.42, 0.02, 2), g(0.7))
  ridge(plane, w, h, waves(-0.58, 0.03, 0.2), g(0.3))
  for (let i = 0; i < 60; i++) {
    const [a, r] = [i * 2.4, Math.sqrt(i / 60)]
    plane.ink(oval(w * (0.16 + Math.cos(a) * r * 0.5), h * (0.14 + Math.sin(a) * r * 0.36), w * 0.11, h * 0.075), {
      fill: g(0.06 + ((i * 7) % 10) * 0.016),
    })
  }
  plane.ink(`M${at(0.1, -0.58)}Q${at(0.15, -0.3)} ${at(0.11, 0)}L${at(0.2, 0)}Q${at(0.18, -0.3)} ${at(0.25, -0.58)}Z`, { fill: g(0.05) })
  plane.ink(`M${at(0.15, -0.2)}L${at(-0.12, 0.06)}M${at(0.17, -0.16)}L${at(0.4, 0.08)}`, { stroke: g(0.05), width: 4 })
}

const pier: Motif = (plane, w, h, hex) => {
  const g = greys(hex)
  fade(plane, w, [h, h * 0.12], g(0.5), g(0.96))
  fade(plane, w, [h * 0.12, -h], g(0.82), g(0.34))
  // Planks run to the horizon, and posts stand along them.
  plane.ink(
    poly([
      [-w * 0.62, -h],
      [-w * 0.05, h * 0.1],
      [w * 0.05, h * 0.1],
      [w * 0.62, -h],
    ]),
    { fill: g(0.2) },
  )
  for (let i = 1; i < 16; i++) {
    const near = 1 / i ** 0.9
    const [y, half] = [0.1 - 1.1 * near, 0.05 + 0.57 * near]
    plane.ink(rect(-w * half, h * y, w * half, h * (y + 0.045 * near)), { fill: g(0.52) })
  }
  for (let i = 1; i < 7; i++) {
    const near = 1 / (i * 1.15) ** 1.1
    const [y, half] = [0.1 - 0.95 * near, 0.06 + 0.56 * near]
    for (const k of [-1, 1])
      plane.ink(rect(w * (k * half - 0.05 * near), h * y, w * (k * half + 0.05 * near), h * (y + 0.62 * near)), { fill: g(0.05) })
  }
}

const stairs: Motif = (plane, w, h, hex) => {
  const g = greys(hex)
  fade(plane, w, [h, -h], g(0.95), g(0.6))
  // A house wall in the sun with an arch, and the shadow of the next one across its steps.
  plane.ink(
    poly([
      [-w, -h],
      [-w, h],
      [-w * 0.2, h],
      [-w * 0.2, -h],
    ]),
    { fill: g(0.88) },
  )
  plane.ink(
    poly([
      [-w * 0.2, h],
      [w, h],
      [w, -h],
      [-w * 0.2, -h],
    ]),
    { fill: g(0.42) },
  )
  plane.ink(
    `M${-w * 0.86} ${-h * 0.46}L${-w * 0.86} ${h * 0.3}C${-w * 0.86} ${h * 0.62} ${-w * 0.36} ${h * 0.62} ${-w * 0.36} ${h * 0.3}L${-w * 0.36} ${-h * 0.46}Z`,
    { fill: g(0.04) },
  )
  plane.ink(
    `M${-w * 0.72} ${-h * 0.46}L${-w * 0.72} ${h * 0.28}C${-w * 0.7} ${h * 0.5} ${-w * 0.4} ${h * 0.54} ${-w * 0.36} ${h * 0.3}L${-w * 0.36} ${-h * 0.46}Z`,
    { fill: g(0.2) },
  )
  plane.ink(rect(w * 0.2, h * 0.08, w * 0.7, h * 0.66), { fill: g(0.1) })
  plane.ink(`M${w * 0.45} ${h * 0.08}L${w * 0.45} ${h * 0.66}M${w * 0.2} ${h * 0.38}L${w * 0.7} ${h * 0.38}`, { stroke: g(0.7), width: 3 })
  for (let i = 0; i < 7; i++) {
    const y = -0.46 - i * 0.08
    plane.ink(rect(-w, h * (y - 0.045), w, h * y), { fill: g(0.97 - i * 0.02) })
    plane.ink(rect(-w, h * (y - 0.08), w, h * (y - 0.045)), { fill: g(0.5 - i * 0.02) })
  }
  plane.ink(
    poly([
      [w * 0.1, -h * 0.46],
      [w, -h * 0.46],
      [w, -h],
      [w * 0.5, -h],
    ]),
    { fill: g(0.12), opacity: 0.72 },
  )
}

export const PHOTOGRAPHS = [mist, loneTree, pier, stairs] as const
