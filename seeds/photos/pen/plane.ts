// Flat parts and paint on a plane of the room: fronts, pictures, rugs, dials. Coordinates in centimetres, y up.
import { polylines } from './path-lines.ts'
import type { Pen } from './pen.ts'
import { type V2, type V3, subtract, unit } from './space.ts'
import type { Surface } from './surface.ts'

/** Grounds whose own texture shows through what is painted on them. */
const SHOWS_THROUGH: ReadonlySet<Surface['kind']> = new Set(['textile', 'velvet', 'leather', 'paper', 'ceramic'])
/** Paint that covers less lies on it as ink. */
const COVERS = 0.6

interface InkOptions {
  fill?: string
  stroke?: string
  /** Of the stroke, in paper units. */
  width?: number
  opacity?: number
}

/** The surface `z` in front of the origin, or any plane given by a map from its [x, y] into the room. */
export class Plane {
  private readonly pen: Pen
  private readonly spot: (x: number, y: number) => V3
  /** What was laid last. */
  private ground: Surface | null = null

  constructor(pen: Pen, map: number | ((x: number, y: number) => V3) = 0) {
    this.pen = pen
    this.spot = typeof map === 'number' ? (x, y) => [x, y, map] : map
  }

  /** Plain ink. `d` is path data with absolute M, L, C, Q and Z. */
  ink(d: string, { fill, stroke, width = 1, opacity = 1 }: InkOptions): void {
    const lines = this.inRoom(d)
    const laid = (color: string) => ({ surface: this.painted(color, opacity), ink: { color, opacity } })
    if (fill) this.pen.notes.push({ kind: 'flat', rings: lines, grain: this.along(0), ...laid(fill) })
    if (stroke) this.pen.notes.push({ kind: 'stroke', lines, width: this.pen.inkWidth(width), ...laid(stroke) })
  }

  /** A part of some surface, its grain at an angle on the plane. `body` says by how much it swells, or how deep a plate it is when negative. */
  part(d: string, surface: Surface, { degrees = 0, body = 0 }: { degrees?: number; body?: number } = {}): void {
    this.ground = surface
    const note = { kind: 'flat', rings: this.inRoom(d), grain: this.along(degrees), surface, ink: null } as const
    this.pen.notes.push(body === 0 ? note : { ...note, body })
  }

  private painted(color: string, opacity: number): Surface | null {
    return this.ground && SHOWS_THROUGH.has(this.ground.kind) && opacity >= COVERS ? { ...this.ground, hex: color } : null
  }

  /** Direction in the room of an angle on the plane. */
  private along(degrees: number): V3 {
    const turn = (degrees * Math.PI) / 180
    return unit(subtract(this.spot(Math.cos(turn), Math.sin(turn)), this.spot(0, 0)))
  }

  private inRoom(d: string): V3[][] {
    return polylines(d).map((line) => line.map(([x, y]) => this.spot(x, y)))
  }
}

/** Ellipse as path data (so that it can be placed on a plane). */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const [k, q] = [rx * 0.5523, ry * 0.5523]
  return `M${f(x + rx)} ${f(y)}C${f(x + rx)} ${f(y + q)} ${f(x + k)} ${f(y + ry)} ${f(x)} ${f(y + ry)}C${f(x - k)} ${f(y + ry)} ${f(x - rx)} ${f(y + q)} ${f(x - rx)} ${f(y)}C${f(x - rx)} ${f(y - q)} ${f(x - k)} ${f(y - ry)} ${f(x)} ${f(y - ry)}C${f(x + k)} ${f(y - ry)} ${f(x + rx)} ${f(y - q)} ${f(x + rx)} ${f(y)}Z`
}

/** Rectangle, its corners rounded by `r`. */
export function rect(x0: number, y0: number, x1: number, y1: number, r = 0): string {
  if (r === 0) return `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y0)}L${f(x1)} ${f(y1)}L${f(x0)} ${f(y1)}Z`
  return `M${f(x0 + r)} ${f(y0)}L${f(x1 - r)} ${f(y0)}Q${f(x1)} ${f(y0)} ${f(x1)} ${f(y0 + r)}L${f(x1)} ${f(y1 - r)}Q${f(x1)} ${f(y1)} ${f(x1 - r)} ${f(y1)}L${f(x0 + r)} ${f(y1)}Q${f(x0)} ${f(y1)} ${f(x0)} ${f(y1 - r)}L${f(x0)} ${f(y0 + r)}Q${f(x0)} ${f(y0)} ${f(x0 + r)} ${f(y0)}Z`
}

/** Closed path through points. */
export function poly(points: readonly V2[]): string {
  return `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`
}

function f(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
