// Posters, wallpaper, plates and clocks for the wall.
import type { Pen } from '../pen/pen.ts'
import { Plane, oval, rect } from '../pen/plane.ts'
import { bar } from '../pen/solids.ts'
import type { V2 } from '../pen/space.ts'
import type { Finish, Surface } from '../pen/surface.ts'
import { lightness, tone } from '../pen/tone.ts'
import type { Form } from './form.ts'
import { INK, motifOf } from './motif.ts'
import { POSTERS } from './posters.ts'
import { FLAT } from './stances.ts'

function poster(p: Pen, f: Finish): void {
  const sheet = new Plane(p, 0)
  const hex = f.hard.hex
  const d = f.accents[3]
  sheet.part(rect(-25, -35, 25, 35), { kind: 'paper', hex })
  sheet.part(rect(-22, -32, 22, 32), { kind: 'paper', hex: d === '#efe3cb' ? d : '#f2e8d2' })
  motifOf(POSTERS, hex)(sheet, 22, 32, hex, f.accents)
}

function wallpaper(p: Pen, f: Finish): void {
  const sheet = new Plane(p, 0)
  const [ground, leaf] = [
    tone(f.hard.hex, lightness(f.hard.hex) > 0.6 ? 0.25 : 0.05),
    tone(f.hard.hex, lightness(f.hard.hex) > 0.6 ? -0.5 : 0.8),
  ]
  sheet.part(rect(-30, -44, 30, 40), { kind: 'paper', hex: ground })
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 4; i++) {
      const [x, y] = [-22.5 + i * 15, 32 - j * 14.4 - (i % 2) * 6]
      if (y < -40) continue
      const s = i % 2 === 0 ? 1 : -1
      sheet.ink(`M${x} ${y - 6}C${x + 3 * s} ${y - 2} ${x - 3 * s} ${y + 2} ${x} ${y + 6}`, { stroke: leaf, width: 2 })
      for (const [dy, k] of [
        [-4, 1],
        [-1, -1],
        [2, 1],
        [4.5, -1],
      ] as const)
        sheet.ink(
          `M${x} ${y + dy}C${x + 2 * k * s} ${y + dy + 2.6} ${x + 5 * k * s} ${y + dy + 2.4} ${x + 5.6 * k * s} ${y + dy}C${x + 4 * k * s} ${y + dy - 1.4} ${x + 1.6 * k * s} ${y + dy - 1.2} ${x} ${y + dy}Z`,
          { fill: leaf, opacity: dy > 0 ? 0.9 : 0.65 },
        )
      sheet.ink(oval(x + 5 * s, y - 5.5, 1.2), { fill: f.accents[0], opacity: 0.8 })
    }
  // The roll it comes from, at the foot of the strip.
  sheet.part(rect(-31.5, -50, 31.5, -41, 1), { kind: 'paper', hex: ground }, { body: 4 })
}

function wallPlate(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  const base: Surface =
    f.hard.kind === 'metal'
      ? f.hard
      : { kind: 'ceramic', hex: f.hard.kind === 'ceramic' && lightness(f.hard.hex) > 0.8 ? f.hard.hex : '#f3ecdd' }
  const ink = lightness(f.hard.hex) > 0.8 ? f.accents[1] : f.hard.hex
  const line = f.hard.kind === 'metal' ? tone(f.hard.hex, -0.8) : ink
  wall.part(oval(0, 0, 15), base, { body: -1.8 })
  for (const r of [14.2, 11]) wall.ink(oval(0, 0, r), { stroke: line, width: 3 })
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8
    wall.ink(oval(Math.cos(a) * 12.6, Math.sin(a) * 12.6, 0.9), {
      fill: i % 2 === 0 ? line : f.hard.kind === 'metal' ? line : f.accents[2],
    })
  }
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4
    const at = (r: number, turn: number) => `${Math.cos(a + turn) * r} ${Math.sin(a + turn) * r}`
    wall.ink(
      `M${at(1.5, 0)}Q${at(5, 0.5)} ${at(8.8, 0)}Q${at(5, -0.5)} ${at(1.5, 0)}Z`.replaceAll(/-?\d+\.\d+(e-\d+)?/g, (v) =>
        Number(v).toFixed(3),
      ),
      { fill: line, opacity: i % 2 === 0 ? 0.95 : 0.6 },
    )
  }
  wall.ink(oval(0, 0, 1.6), { fill: f.hard.kind === 'metal' ? line : f.accents[0] })
  wall.ink('M-9 9C-5 12.5 0 13.4 4 12.8', { stroke: '#ffffff', width: 4, opacity: 0.5 })
}

function wallClock(p: Pen, f: Finish): void {
  const wall = new Plane(p, 0)
  const isStar = f.hard.kind === 'metal'
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    const at = (r: number): V2 => [Math.cos(a) * r, Math.sin(a) * r]
    if (isStar) bar(p, [...at(12), 0.5], [...at(i % 3 === 0 ? 25 : 22), 0.5], 0.35, 0.35, f.hard)
    if (isStar) wall.part(oval(...at(i % 3 === 0 ? 26 : 23), 1.6), f.hard)
  }
  wall.part(oval(0, 0, isStar ? 14 : 20), f.hard)
  const r = isStar ? 11.5 : 16.5
  wall.part(oval(0, 0, r), { kind: 'ceramic', hex: '#f6efe0' })
  dial(wall, r, 10, 10)
}

/** Marks and hands of a clock face. */
export function dial(plane: Plane, r: number, hour: number, minute: number, ink = INK): void {
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    const [c, s] = [Math.cos(a), Math.sin(a)]
    plane.ink(`M${(c * r * 0.8).toFixed(3)} ${(s * r * 0.8).toFixed(3)}L${(c * r * 0.92).toFixed(3)} ${(s * r * 0.92).toFixed(3)}`, {
      stroke: ink,
      width: i % 3 === 0 ? 3.2 : 1.6,
    })
  }
  const hand = (turn: number, long: number, width: number) => {
    const a = Math.PI / 2 - turn * Math.PI * 2
    plane.ink(
      `M${(-Math.cos(a) * r * 0.12).toFixed(3)} ${(-Math.sin(a) * r * 0.12).toFixed(3)}L${(Math.cos(a) * r * long).toFixed(3)} ${(Math.sin(a) * r * long).toFixed(3)}`,
      { stroke: ink, width },
    )
  }
  hand((hour + minute / 60) / 12, 0.5, 4)
  hand(minute / 60, 0.74, 2.6)
  plane.ink(oval(0, 0, r * 0.055), { fill: ink })
}

export const WALL_FORMS: Record<string, Form> = {
  poster: { ...FLAT, size: 70, fill: 0.9, detail: [-8, 6, 0], draw: poster },
  wallpaper: { ...FLAT, size: 90, detail: [-4, 6, 0], draw: wallpaper },
  'wall-plate': { ...FLAT, size: 30, fill: 0.8, detail: [6, 6, 0], draw: wallPlate },
  'wall-clock': { ...FLAT, size: 54, fill: 0.86, detail: [4, 6, 0], draw: wallClock },
}
