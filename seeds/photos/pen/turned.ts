// Things turned on a wheel or lathe: vases, lamp bases, bowls, glasses, shades.
import type { Pen } from './pen.ts'
import { curve } from './solids.ts'
import type { V2, V3 } from './space.ts'
import type { Surface } from './surface.ts'

interface TurnedOptions {
  /** Where the axis meets the floor of the profile's y. */
  at?: V3
  /** The top is open: its inside is seen. @default true */
  isOpen?: boolean
  /** Colour seen inside. @default the surface's */
  inside?: string
  /** The bottom edge lies above our eye, so we see into it from below (pendants). */
  isSeenFromBelow?: boolean
  /** Glows: a lit lamp shade. */
  isLit?: boolean
}

/** Steps of the lathe from one point of a profile to the next. */
const STEPS = 8

/** A turned body from its profile of [radius, height] points, bottom to top; a point given twice stays a corner. */
export function turned(p: Pen, profile: readonly V2[], surface: Surface, options: TurnedOptions = {}): void {
  const { at = [0, 0, 0], isOpen = true, inside, isSeenFromBelow = false, isLit = false } = options
  // A lit shade is open at both ends, whatever is seen of it.
  const isShade = isLit && isOpen
  p.notes.push({
    kind: 'turned',
    at,
    profile: curve(profile, STEPS),
    isOpen,
    isOpenBelow: isSeenFromBelow || isShade,
    isLit,
    inside: inside ?? null,
    surface,
  })
}

/** A painted band around a turned body. `width` in paper units. */
export function band(p: Pen, at: V3, radius: number, color: string, { width = 1.5, opacity = 0.9 } = {}): void {
  p.notes.push({ kind: 'ring', at, radius, width: p.inkWidth(width), ink: { color, opacity } })
}

/** A round plate lying flat: a table top, a cushion's seam, water. With `fill` it is only painted. */
export function disc(
  p: Pen,
  at: V3,
  radius: number,
  surface: Surface,
  { fill, opacity = 1 }: { fill?: string; opacity?: number } = {},
): void {
  p.notes.push({ kind: 'disc', at, radius, surface, ink: fill ? { color: fill, opacity } : null })
}
