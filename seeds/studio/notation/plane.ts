// Stands for pen/plane.ts in the studio: what is drawn flat becomes flat parts and strokes where they lie in the room.
import type { Pen, Stop } from '../../photos/pen/pen.ts'
import { Plane as DrawnPlane, type InkOptions } from '../../photos/pen/plane.ts'
import { type V2, type V3, subtract, unit } from '../../photos/pen/space.ts'
import type { Surface } from '../../photos/pen/surface.ts'
import { noted } from './note-pen.ts'
import { polylines } from './path-lines.ts'

export { oval, poly, rect } from '../../photos/pen/plane.ts'

/** Grounds whose own texture shows through what is painted on them. */
const SHOWS_THROUGH: ReadonlySet<Surface['kind']> = new Set(['textile', 'velvet', 'leather', 'paper', 'ceramic'])
/** Ink that covers less is a shade of the drawing, which the studio's light makes itself. */
const LEAST_OPACITY = 0.12
const COVERS = 0.6

export class Plane extends DrawnPlane {
  private readonly notePen: Pen
  private readonly spot: (x: number, y: number) => V3
  /** What was laid last. */
  private ground: Surface | null = null

  constructor(pen: Pen, map: number | ((x: number, y: number) => V3) = 0) {
    super(pen, map)
    this.notePen = pen
    this.spot = typeof map === 'number' ? (x, y) => [x, y, map] : map
  }

  override ink(d: string, { fill = 'none', stroke, width = 1, opacity = 1 }: InkOptions): void {
    if (opacity < LEAST_OPACITY) return
    const pen = noted(this.notePen)
    const lines = this.inRoom(d)
    const laid = (color: string) => ({ surface: this.painted(color, opacity), ink: { color, opacity } })
    if (fill.startsWith('#')) pen.notes.push({ kind: 'flat', rings: lines, grain: this.along(0), ...laid(fill) })
    if (stroke) pen.notes.push({ kind: 'stroke', lines, width: pen.inkWidth(width), ...laid(stroke) })
  }

  override part(
    d: string,
    surface: Surface,
    { degrees = 0, stops = [], body = 0 }: { from: V2; to: V2; degrees?: number; stops?: readonly Stop[]; body?: number },
  ): void {
    const isWash = stops.length > 0 && stops.every(([, , opacity = 1]) => opacity < COVERS)
    if (isWash) return
    this.ground = surface
    const note = { kind: 'flat', rings: this.inRoom(d), grain: this.along(degrees), surface, ink: null } as const
    noted(this.notePen).notes.push(body === 0 ? note : { ...note, body })
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
