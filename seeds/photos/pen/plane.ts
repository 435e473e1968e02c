// Flat drawing on a plane of the room: fronts, pictures, rugs, dials. Coordinates in centimetres, y up.
import { type Pen, type Stop, n } from './pen.ts'
import type { V2, V3 } from './space.ts'
import type { Surface } from './surface.ts'
import { tone } from './tone.ts'

export interface InkOptions {
  fill?: string
  stroke?: string
  /** On paper. */
  width?: number
  opacity?: number
}

/** The drawing surface `z` in front of the origin, or any plane given by a map from its [x, y] into the room. */
export class Plane {
  private readonly pen: Pen
  private readonly map: (x: number, y: number) => V3

  constructor(pen: Pen, map: number | ((x: number, y: number) => V3) = 0) {
    this.pen = pen
    this.map = typeof map === 'number' ? (x, y) => [x, y, map] : map
  }

  /** SVG path data with absolute M, L, C, Q and Z in centimetres, turned into paper units. */
  place(d: string): string {
    return d.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => this.point(Number(x), Number(y)).map(n).join(' '))
  }

  point(x: number, y: number): V2 {
    return this.pen.put(this.map(x, y))
  }

  /** Plain ink. */
  ink(d: string, { fill = 'none', stroke, width = 1, opacity = 1 }: InkOptions): void {
    const line = stroke
      ? ` stroke="${stroke}" stroke-width="${n(width * this.pen.zoom)}" stroke-linecap="round" stroke-linejoin="round"`
      : ''
    this.pen.add(`<path d="${this.place(d)}" fill="${fill}"${line}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`)
  }

  /**
   * A part of some surface in the light `lum`, lit from `from` to `to` (corners of the part), with its texture. `body` says by how much it
   * swells, or how deep a plate it is when negative: drawn as it lies, but photographed so.
   */
  part(
    d: string,
    surface: Surface,
    {
      from,
      to,
      lum = 0,
      depth = 0.25,
      degrees = 0,
      stops,
    }: { from: V2; to: V2; lum?: number; depth?: number; degrees?: number; stops?: readonly Stop[]; body?: number },
  ): void {
    const placed = this.place(d)
    const isGlass = surface.kind === 'glass'
    const shades: readonly Stop[] =
      stops ??
      (isGlass
        ? [
            [0, '#ffffff', 0.55],
            [0.5, tone(surface.hex, lum), 0.5],
            [1, tone(surface.hex, lum - 0.4), 0.6],
          ]
        : metalOr(surface, lum, depth))
    const wash = this.pen.gradient(this.point(...from), this.point(...to), shades)
    this.pen.add(`<path d="${placed}" fill="${wash}"${this.pen.edge(surface, 0.45)} fill-rule="evenodd"/>`)
    const texture = this.pen.flatTexture(surface, this.point(...from), degrees)
    if (texture) this.pen.add(`<path d="${placed}" fill="${texture}" fill-rule="evenodd"/>`)
  }
}

function metalOr({ kind, hex }: Surface, lum: number, depth: number): Stop[] {
  if (kind === 'metal')
    return [
      [0, tone(hex, lum + 0.9)],
      [0.3, tone(hex, lum)],
      [0.52, tone(hex, lum + 0.6)],
      [0.75, tone(hex, lum - 0.3)],
      [1, tone(hex, lum - 0.5)],
    ]
  return [
    [0, tone(hex, lum + depth)],
    [1, tone(hex, lum - depth)],
  ]
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
