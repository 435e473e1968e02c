// Drawings in pencil or ink, each a motif of its own.
import { oval } from '../pen/plane.ts'
import { lightness } from '../pen/tone.ts'
import { type Motif, spots } from './motif.ts'

/** Pencil or pen of a colour: never paler than a pencil. */
const pencil = (hex: string) => (lightness(hex) > 0.6 ? '#6a5a48' : hex)

const bunch: Motif = (plane, w, h, hex) => {
  const [ink, at] = [pencil(hex), spots(w, h)]
  plane.ink(
    `M${at(-0.26, -0.72)}C${at(-0.44, -0.5)} ${at(-0.4, -0.24)} ${at(-0.16, -0.14)}L${at(-0.14, -0.02)}L${at(0.14, -0.02)}L${at(0.16, -0.14)}C${at(0.4, -0.24)} ${at(0.44, -0.5)} ${at(0.26, -0.72)}Z`,
    { stroke: ink, width: 2.4 },
  )
  for (let i = 0; i < 9; i++)
    plane.ink(`M${at(0.04 + i * 0.026, -0.66 + i * 0.01)}L${at(0.08 + i * 0.026, -0.26 - i * 0.016)}`, { stroke: ink, width: 1.2 })
  for (const [x, y, r] of [
    [-0.46, 0.5, 0.2],
    [0, 0.68, 0.22],
    [0.44, 0.44, 0.18],
  ] as const) {
    plane.ink(`M${at(x * 0.14, -0.02)}C${at(x * 0.3, 0.2)} ${at(x * 0.9, 0.2)} ${at(x, y - 0.1)}`, { stroke: ink, width: 2 })
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + x
      plane.ink(oval(x * w + Math.cos(a) * r * w * 0.62, y * h + Math.sin(a) * r * w * 0.62, r * w * 0.34), { stroke: ink, width: 1.7 })
    }
    plane.ink(oval(x * w, y * h, r * w * 0.24), { fill: ink })
  }
  plane.ink(`M${at(-0.7, -0.72)}C${at(-0.3, -0.76)} ${at(0.4, -0.68)} ${at(0.76, -0.74)}`, { stroke: ink, width: 1.8 })
}

const profile: Motif = (plane, w, h, hex) => {
  const [stroke, at] = [pencil(hex), spots(w, h)]
  // One line from the hair over the face to the shoulder.
  plane.ink(
    `M${at(0.5, 0.36)}C${at(0.6, 0.86)} ${at(-0.16, 0.96)} ${at(-0.34, 0.56)}C${at(-0.4, 0.42)} ${at(-0.36, 0.34)} ${at(-0.4, 0.24)}C${at(-0.44, 0.14)} ${at(-0.58, 0.04)} ${at(-0.58, -0.02)}C${at(-0.58, -0.08)} ${at(-0.44, -0.06)} ${at(-0.44, -0.1)}C${at(-0.44, -0.14)} ${at(-0.52, -0.14)} ${at(-0.5, -0.19)}C${at(-0.49, -0.22)} ${at(-0.44, -0.21)} ${at(-0.44, -0.23)}C${at(-0.44, -0.27)} ${at(-0.5, -0.28)} ${at(-0.48, -0.34)}C${at(-0.44, -0.44)} ${at(-0.24, -0.4)} ${at(-0.14, -0.38)}C${at(-0.08, -0.56)} ${at(-0.16, -0.7)} ${at(-0.36, -0.84)}`,
    { stroke, width: 2.6 },
  )
  plane.ink(
    `M${at(0.5, 0.36)}C${at(0.54, 0)} ${at(0.3, -0.2)} ${at(0.34, -0.46)}C${at(0.36, -0.64)} ${at(0.6, -0.72)} ${at(0.78, -0.82)}`,
    { stroke, width: 2.6 },
  )
  plane.ink(
    `M${at(-0.34, 0.14)}Q${at(-0.24, 0.2)} ${at(-0.14, 0.13)}Q${at(-0.24, 0.07)} ${at(-0.34, 0.14)}M${at(-0.38, 0.27)}Q${at(-0.24, 0.34)} ${at(-0.1, 0.26)}`,
    { stroke, width: 2.2 },
  )
  plane.ink(`M${at(0.16, 0.12)}C${at(0.3, 0.18)} ${at(0.3, -0.06)} ${at(0.18, -0.08)}`, { stroke, width: 2.2 })
  for (let i = 0; i < 4; i++)
    plane.ink(`M${at(0.5 - i * 0.02, 0.4 + i * 0.1)}C${at(0.2, 0.76 - i * 0.06)} ${at(0, 0.66 - i * 0.06)} ${at(-0.28, 0.5 - i * 0.04)}`, {
      stroke,
      width: 1.6,
    })
}

const chairStudy: Motif = (plane, w, h, hex) => {
  const [stroke, at] = [pencil(hex), spots(w, h)]
  plane.ink(`M${at(-0.5, -0.72)}L${at(-0.4, -0.1)}L${at(-0.5, 0.72)}Q${at(-0.2, 0.84)} ${at(0.14, 0.7)}L${at(0.08, -0.02)}`, {
    stroke,
    width: 2.6,
  })
  plane.ink(`M${at(-0.4, -0.1)}L${at(0.12, -0.02)}L${at(0.5, -0.2)}L${at(-0.06, -0.3)}Z`, { stroke, width: 2.6 })
  plane.ink(
    `M${at(-0.06, -0.3)}L${at(-0.12, -0.86)}M${at(0.5, -0.2)}L${at(0.58, -0.74)}M${at(0.12, -0.06)}L${at(0.18, -0.58)}M${at(-0.45, -0.44)}L${at(-0.1, -0.62)}L${at(0.54, -0.5)}`,
    {
      stroke,
      width: 2.4,
    },
  )
  for (let i = 0; i < 5; i++)
    plane.ink(`M${at(-0.47 + i * 0.115, 0.62 + (i % 2) * 0.02)}L${at(-0.36 + i * 0.1, -0.08)}`, { stroke, width: 1.6 })
  for (let i = 0; i < 8; i++) plane.ink(`M${at(-0.3 + i * 0.07, -0.1)}L${at(-0.08 + i * 0.06, -0.28)}`, { stroke, width: 1.2 })
  for (let i = 0; i < 7; i++)
    plane.ink(`M${at(0.02 + i * 0.12, -0.8 - (i % 2) * 0.02)}L${at(0.2 + i * 0.1, -0.74)}`, { stroke, width: 1.2 })
}

const pears: Motif = (plane, w, h, hex) => {
  const [stroke, at] = [pencil(hex), spots(w, h)]
  for (const [x, s, lean] of [
    [-0.32, 1, 0.06],
    [0.36, 0.82, -0.12],
  ] as const) {
    const to = (u: number, v: number) => at(x + u * s + (v > 0 ? v * lean : 0), -0.3 + v * s * 0.76)
    plane.ink(
      `M${to(0, -0.5)}C${to(-0.5, -0.5)} ${to(-0.44, 0.1)} ${to(-0.2, 0.4)}C${to(-0.12, 0.52)} ${to(-0.14, 0.8)} ${to(0, 0.84)}C${to(0.14, 0.8)} ${to(0.12, 0.52)} ${to(0.2, 0.4)}C${to(0.44, 0.1)} ${to(0.5, -0.5)} ${to(0, -0.5)}Z`,
      { stroke, width: 2.6 },
    )
    plane.ink(`M${to(0, 0.82)}Q${to(0, 1)} ${to(0.1, 1.1)}`, { stroke, width: 3 })
    for (let i = 0; i < 11; i++)
      plane.ink(`M${to(0.02 + i * 0.026, -0.44 + i * 0.016)}Q${to(0.16 + i * 0.022, -0.1)} ${to(0.08 + i * 0.016, 0.34 - i * 0.022)}`, {
        stroke,
        width: 1.1,
      })
  }
  for (let i = 0; i < 9; i++)
    plane.ink(`M${at(-0.6 + i * 0.15, -0.72 - (i % 2) * 0.012)}L${at(-0.4 + i * 0.14, -0.67)}`, { stroke, width: 1.2 })
  plane.ink(`M${at(-0.86, -0.5)}L${at(-0.64, -0.5)}M${at(0.68, -0.5)}L${at(0.88, -0.5)}`, { stroke, width: 1.6 })
}

export const DRAWINGS = [bunch, profile, chairStudy, pears] as const
