// Things turned on a wheel or lathe: vases, lamp bases, bowls, glasses, shades.
import { type Pen, n } from './pen.ts'
import { curve, roundStops } from './solids.ts'
import { type V2, type V3, add } from './space.ts'
import type { Surface } from './surface.ts'
import { tone } from './tone.ts'

/** Sine of the pitch from which a turned body is drawn ring by ring. */
const STEEP = 0.28

export interface TurnedOptions {
  /** Where the axis meets the floor of the profile's y. */
  at?: V3
  /** The top is open: its inside is seen. @default true */
  isOpen?: boolean
  /** Colour seen inside. @default the surface's, in shade */
  inside?: string
  /** The bottom edge lies above our eye, so we see into it from below (pendants). */
  isSeenFromBelow?: boolean
  /** Glows: a lit lamp shade. */
  isLit?: boolean
}

/** A turned body from its profile of [radius, height] points, bottom to top; a point given twice stays a corner. */
export function turned(p: Pen, profile: readonly V2[], surface: Surface, options: TurnedOptions = {}): void {
  const { at = [0, 0, 0], isOpen = true, inside, isSeenFromBelow = false, isLit = false } = options
  const points = curve(profile, 6)
  const squash = Math.sin((p.camera.pitch * Math.PI) / 180)
  const ring = ([r, y]: V2) => {
    const center = add(at, [0, y, 0])
    const [x, cy] = p.paper(center)
    const radius = p.length(r, center)
    p.put(add(center, [r * Math.cos((p.camera.yaw * Math.PI) / 180), 0, -r * Math.sin((p.camera.yaw * Math.PI) / 180)]))
    p.put(add(center, [-r * Math.cos((p.camera.yaw * Math.PI) / 180), 0, r * Math.sin((p.camera.yaw * Math.PI) / 180)]))
    return { x, y: cy, r: radius, ry: Math.max(radius * squash, 0.05) }
  }
  const rings = points.map(ring)
  const [bottom, top] = [rings[0], rings.at(-1)]
  if (!bottom || !top) return
  const right = rings.map((k) => `${n(k.x + k.r)} ${n(k.y)}`)
  const left = rings.toReversed().map((k) => `${n(k.x - k.r)} ${n(k.y)}`)
  const d = `M${right.join('L')}A${n(top.r)} ${n(top.ry)} 0 0 0 ${left[0]}L${left.join('L')}A${n(bottom.r)} ${n(bottom.ry)} 0 0 0 ${right[0]}Z`
  const reach = Math.max(...rings.map((k) => k.r))
  const axis = bottom.x
  const isGlass = surface.kind === 'glass'
  if (isGlass && isOpen) rim(p, top, surface, tone(surface.hex, -0.1), 0.25)
  if (isSeenFromBelow) rim(p, bottom, surface, inside ?? tone(surface.hex, -0.6), 1)
  const stops = isLit ? litStops(surface) : roundStops(surface)
  const wash = p.gradient([axis - reach, top.y], [axis + reach, top.y + reach * 0.25], stops)
  if (squash > STEEP && !isGlass) {
    // Looked down upon, a bulge hides what is below it: the body is all of its rings together, its contour what sticks out of them.
    const body =
      d +
      rings
        .map(
          (k) =>
            `M${n(k.x + k.r)} ${n(k.y)}A${n(k.r)} ${n(k.ry)} 0 0 0 ${n(k.x - k.r)} ${n(k.y)}A${n(k.r)} ${n(k.ry)} 0 0 0 ${n(k.x + k.r)} ${n(k.y)}Z`,
        )
        .join('')
    p.add(`<path d="${body}" fill="none"${p.edge(surface, 0.6)}/><path d="${body}" fill="${wash}"/>`)
  } else p.add(`<path d="${d}" fill="${wash}"${p.edge(surface, isGlass ? 0.65 : 0.45)}/>`)
  const texture = p.flatTexture(surface, [axis - reach, top.y], surface.kind === 'wood' ? 88 : 0)
  if (texture) p.add(`<path d="${d}" fill="${texture}"/>`)
  const isGlossy = surface.kind === 'ceramic' || isGlass || surface.kind === 'plastic'
  if (isGlossy && !isLit) gloss(p, rings, surface)
  if (isOpen && !isSeenFromBelow && top.r > 0.4) {
    if (isGlass) p.add(`<ellipse cx="${n(top.x)}" cy="${n(top.y)}" rx="${n(top.r)}" ry="${n(top.ry)}" fill="none"${p.edge(surface, 0.8)}/>`)
    else rim(p, top, surface, inside ?? tone(surface.hex, -0.7), 1)
  } else if (!isOpen && top.r > 0.6) {
    p.add(
      `<ellipse cx="${n(top.x)}" cy="${n(top.y)}" rx="${n(top.r)}" ry="${n(top.ry)}" fill="${tone(surface.hex, p.light([0, 1, 0]))}"${p.edge(surface)}/>`,
    )
  }
}

/** A band around a turned body: the front half of a ring. */
export function band(p: Pen, at: V3, radius: number, color: string, { width = 1.5, opacity = 0.9 } = {}): void {
  const [x, y] = p.paper(at)
  const r = p.length(radius, at)
  const ry = r * Math.sin((p.camera.pitch * Math.PI) / 180)
  p.add(
    `<path d="M${n(x - r)} ${n(y)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y)}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(width * p.zoom)}"/>`,
  )
}

/** A round plate lying flat: a table top, a cushion's seam, water. */
export function disc(
  p: Pen,
  at: V3,
  radius: number,
  surface: Surface,
  { fill, opacity = 1 }: { fill?: string; opacity?: number } = {},
): void {
  const [x, y] = p.put(at)
  for (const [dx, dz] of [
    [radius, 0],
    [-radius, 0],
    [0, radius],
    [0, -radius],
  ] as const)
    p.put(add(at, [dx, 0, dz]))
  const r = p.length(radius, at)
  const ry = r * Math.sin((p.camera.pitch * Math.PI) / 180)
  const light = p.light([0, 1, 0])
  const wash =
    fill ??
    p.gradient(
      [x - r, y - ry],
      [x + r, y + ry],
      [
        [0, tone(surface.hex, light + 0.15)],
        [1, tone(surface.hex, light - 0.15)],
      ],
    )
  p.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${wash}" fill-opacity="${opacity}"${p.edge(surface)}/>`)
  const texture = fill ? null : p.texture(surface, at, [1, 0, 0], [0, 0, 1])
  if (texture) p.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${texture}"/>`)
}

interface Ring {
  x: number
  y: number
  r: number
  ry: number
}

function rim(p: Pen, { x, y, r, ry }: Ring, surface: Surface, fill: string, opacity: number): void {
  const wash = p.gradient(
    [x - r, y - ry],
    [x + r, y + ry],
    [
      [0, tone(fill, -0.35), opacity],
      [1, tone(fill, 0.2), opacity],
    ],
  )
  p.add(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${wash}" stroke="${tone(surface.hex, 0.45)}" stroke-width="${n(p.contour * 1.3)}"/>`,
  )
}

/** A soft streak of window light down the lit side, following the profile. */
function gloss(p: Pen, rings: readonly Ring[], surface: Surface): void {
  const some = rings.filter((_, i) => i > rings.length * 0.12 && i < rings.length * 0.93)
  const at = (k: Ring, part: number) => `${n(k.x - k.r * part)} ${n(k.y + k.ry * 0.7)}`
  if (some.length < 3) return
  const d = `M${some.map((k) => at(k, 0.66)).join('L')}L${some
    .toReversed()
    .map((k, i) => at(k, 0.66 - 0.13 * Math.sin((Math.PI * (i + 1)) / (some.length + 1))))
    .join('L')}Z`
  p.add(`<path d="${d}" fill="#ffffff" fill-opacity="${surface.kind === 'glass' ? 0.5 : 0.38}"/>`)
}

function litStops({ hex }: Surface): [number, string][] {
  return [
    [0, tone(hex, -0.1)],
    [0.35, tone(hex, 0.55)],
    [0.6, tone(hex, 0.4)],
    [1, tone(hex, -0.35)],
  ]
}
