// The pen of a drawing: it knows the camera and the paper, collects SVG, and remembers how far the drawing reaches.
import { type Camera, type V2, type V3, add, cross, dot, scaled, seenFrom, subtract, unit } from './space.ts'
import type { Surface } from './surface.ts'
import { grainLines } from './grain.ts'
import { texturePattern } from './texture.ts'
import { tone } from './tone.ts'
import { weave } from './weave.ts'

/** Offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number]

export interface PenOptions {
  camera: Camera
  /** Paper units per centimetre. */
  scale?: number
  /** Where the origin of the room lies on paper. */
  at?: V2
  /** How much larger than on the plate the object is drawn; textures and contours grow with it. */
  zoom?: number
  /** Start of the ids of this drawing's gradients and patterns. */
  prefix?: string
}

// Light from the upper left, a little from the front.
const LIGHT = unit([-0.36, 0.84, 0.4])

export class Pen {
  readonly camera: Camera
  readonly scale: number
  readonly at: V2
  readonly zoom: number
  readonly prefix: string
  readonly defs: string[] = []
  readonly marks: string[] = []
  /** Corners of what was drawn, on paper. */
  readonly reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  /** Everything drawn in the room, for shadows. */
  readonly points: V3[] = []

  constructor({ camera, scale = 1, at = [0, 0], zoom = 1, prefix = 'p' }: PenOptions) {
    this.camera = camera
    this.scale = scale
    this.at = at
    this.zoom = zoom
    this.prefix = prefix
  }

  /** Where a point of the room lies on paper. */
  paper(point: V3): V2 {
    const [x, y, z] = seenFrom(this.camera, point)
    const nearness = (this.camera.distance / (this.camera.distance - z)) * this.scale
    return [this.at[0] + x * nearness, this.at[1] - y * nearness]
  }

  /** Like `paper`, and the drawing reaches there. */
  put(point: V3): V2 {
    const [x, y] = this.paper(point)
    this.points.push(point)
    const { left, top, right, bottom } = this.reach
    Object.assign(this.reach, { left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x), bottom: Math.max(bottom, y) })
    return [x, y]
  }

  /** A length at a point, on paper. */
  length(centimetres: number, at: V3): number {
    return centimetres * this.scale * (this.camera.distance / (this.camera.distance - seenFrom(this.camera, at)[2]))
  }

  /** Light on a face by its outward normal: 1 full light, 0 the surface's own colour, -1 deep shade. */
  light(normal: V3): number {
    return Math.max(-1, Math.min(1, (dot(unit(seenFrom(this.camera, normal)), LIGHT) - 0.44) * 1.05))
  }

  /** Whether a face with this outward normal at this point can be seen. */
  faces(normal: V3, at: V3): boolean {
    const seen = seenFrom(this.camera, at)
    return dot(seenFrom(this.camera, normal), subtract([0, 0, this.camera.distance], seen)) > 0
  }

  /** Contour width on paper. */
  get contour(): number {
    return 1.1 * this.zoom
  }

  add(mark: string): void {
    this.marks.push(mark)
  }

  gradient(from: V2, to: V2, stops: readonly Stop[]): string {
    const id = this.nextId()
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopMarks(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  radial(center: V2, radius: number, stops: readonly Stop[], focus: V2 = center): string {
    const id = this.nextId()
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(center[0])}" cy="${n(center[1])}" r="${n(radius)}" fx="${n(focus[0])}" fy="${n(focus[1])}">${stopMarks(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** The surface's texture laid from `origin` along `grain` and across it; null where it has none. */
  texture(surface: Surface, origin: V3, grain: V3, across: V3): string | null {
    const [o, a, b] = [this.paper(origin), this.paper(add(origin, grain)), this.paper(add(origin, across))]
    const k = (1 / this.scale) * this.zoom
    const matrix = [(a[0] - o[0]) * k, (a[1] - o[1]) * k, (b[0] - o[0]) * k, (b[1] - o[1]) * k, o[0], o[1]]
    return this.pattern(surface, matrix)
  }

  /** The surface's texture laid flat on the paper. */
  flatTexture(surface: Surface, at: V2, degrees = 0): string | null {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180) * this.zoom, Math.sin((degrees * Math.PI) / 180) * this.zoom]
    return this.pattern(surface, [c, s, -s, c, at[0], at[1]])
  }

  /** A flat polygon of the room, shaded by its normal (or `lum`), with its texture along `grain`. */
  face(
    points: readonly V3[],
    surface: Surface,
    { lum, grain, contour = true }: { lum?: number; grain?: V3; contour?: boolean } = {},
  ): void {
    const [a, b, c] = points
    if (!a || !b || !c) return
    const normal = unit(cross(subtract(b, a), subtract(c, b)))
    const light = lum ?? this.light(normal)
    const paper = points.map((point) => this.put(point))
    const d = outline(paper)
    const [xs, ys] = [paper.map(([x]) => x), paper.map(([, y]) => y)]
    const isGlass = surface.kind === 'glass'
    const wash = this.gradient([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)], washStops(surface, light))
    this.add(`<path d="${d}" fill="${wash}"${contour ? this.edge(surface, isGlass ? 0.7 : 0.4) : ''}/>`)
    const along = grain ?? unit(subtract(b, a))
    if (surface.kind === 'wood' && paper.length === 4) return this.add(grainLines(paper, surface.hex, isAlong(points, along), this.zoom))
    if (surface.kind === 'textile') return this.add(weave(paper, surface.hex, this.zoom))
    const texture = this.texture(surface, a, along, unit(cross(normal, along)))
    if (texture) this.add(`<path d="${d}" fill="${texture}"/>`)
  }

  /** Stroke attributes of a contour. */
  edge(surface: Surface, opacity = 0.4): string {
    const color = surface.kind === 'glass' ? tone(surface.hex, -0.55) : tone(surface.hex, -1.2)
    return ` stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(this.contour)}" stroke-linejoin="round"`
  }

  /** A line through points of the room. `width` in centimetres, or on paper when `isInk`. */
  line(
    points: readonly V3[],
    color: string,
    { width = 1, isInk = true, opacity = 1 }: { width?: number; isInk?: boolean; opacity?: number } = {},
  ): void {
    const at = points[0] ?? [0, 0, 0]
    const stroke = isInk ? width * this.zoom : this.length(width, at)
    const d = outline(points.map((point) => this.put(point))).slice(0, -1)
    this.add(
      `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(stroke)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  }

  /** All that was drawn, as one group. */
  svg(): string {
    return `<defs>${this.defs.join('')}</defs>${this.marks.join('')}`
  }

  private pattern(surface: Surface, matrix: readonly number[]): string | null {
    const id = this.nextId()
    const pattern = texturePattern(id, surface.kind, surface.hex, matrix)
    if (!pattern) return null
    this.defs.push(pattern)
    return `url(#${id})`
  }

  private nextId(): string {
    return `${this.prefix}${this.defs.length}`
  }
}

/** A number as the drawings write it: tenths are finer than any screen shows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Closed path through points on paper. */
export function outline(points: readonly V2[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** Whether the first side of a face runs along the grain. */
function isAlong([a = [0, 0, 0], b = a]: readonly V3[], along: V3): boolean {
  return Math.abs(dot(unit(subtract(b, a)), along)) > 0.7
}

/** Point part of the way between two. */
export function between(a: V3, b: V3, part: number): V3 {
  return add(a, scaled(subtract(b, a), part))
}

function stopMarks(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

function washStops({ kind, hex }: Surface, light: number): Stop[] {
  if (kind === 'glass')
    return [
      [0, '#ffffff', 0.5],
      [0.45, tone(hex, light + 0.1), 0.42],
      [1, tone(hex, light - 0.3), 0.5],
    ]
  if (kind === 'metal')
    return [
      [0, tone(hex, light + 0.5)],
      [0.35, tone(hex, light)],
      [0.6, tone(hex, light + 0.35)],
      [1, tone(hex, light - 0.35)],
    ]
  if (kind === 'velvet')
    return [
      [0, tone(hex, light + 0.3)],
      [0.55, tone(hex, light - 0.05)],
      [1, tone(hex, light - 0.3)],
    ]
  return [
    [0, tone(hex, light + 0.1)],
    [1, tone(hex, light - 0.14)],
  ]
}
