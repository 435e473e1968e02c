import type { Place } from './place.ts'
import type { Size } from './size.ts'

/** Whether a thing fits; `turned`: by a quarter about its vertical axis. The others name the first thing that is in the way. */
export type Fit = 'fits' | 'turned' | 'tooLarge' | 'noDoor' | 'noStairs'

/**
 * Whether a thing fits a place and gets there (EXT-38); null: a side that decides is not known. Only as a rigid box as large as its
 * outer sides: nothing is taken off, folded or rolled.
 */
export function fitOf(size: Size, place: Place): Fit | null {
  const standing = standsIn(size, place)
  if (standing === 'tooLarge' || standing === null) return standing
  const passes = [
    ['noDoor', passesDoor(size, place)],
    ['noStairs', passesStairs(size, place)],
  ] as const
  const hindrance = passes.find(([, does]) => does === false)
  if (hindrance) return hindrance[0]
  return passes.some(([, does]) => does === null) ? null : standing
}

/** In its place a thing stands upright, as it faces or turned by a quarter; the latter only where width and depth of the place are given. */
function standsIn({ width, height, depth }: Size, place: Place): 'fits' | 'turned' | 'tooLarge' | null {
  if (isLonger(height, place.height)) return 'tooLarge'
  const isTurnable = place.width !== null && place.depth !== null
  const asItFaces = !isLonger(width, place.width) && !isLonger(depth, place.depth)
  const turned = isTurnable && !isLonger(width, place.depth) && !isLonger(depth, place.width)
  if (!asItFaces && !turned) return 'tooLarge'
  if (isUnknown(height, place.height) || isUnknown(width, place.width) || isUnknown(depth, place.depth)) return null
  return asItFaces ? 'fits' : 'turned'
}

/**
 * Through a door the longest side goes first, so the two shorter ones must pass, the smaller through the narrower side of the door. A thing
 * that passes only when it is tilted in the opening counts as one that does not.
 */
function passesDoor(size: Size, { doorWidth, doorHeight }: Place): boolean | null {
  const [narrow, wide] = [doorWidth, doorHeight].map((cm) => cm ?? Infinity).toSorted(ascending)
  if (narrow === Infinity) return true
  const sides = sidesOf(size)
  if (!sides) return null
  return sides.short <= (narrow ?? 0) && sides.middle <= (wide ?? 0)
}

/**
 * Up the stairs a thing is carried with its longest side along the flight and its shortest across: the shortest must pass the width of the
 * flight. On the landing it turns, and needs the diagonal of what it then takes of the floor, its longest side by its shortest; that
 * must not be longer than the diagonal of the landing. Nobody stands it on end, and the ceiling is not in the way.
 */
function passesStairs(size: Size, { stairsWidth, stairsTurn }: Place): boolean | null {
  if (stairsWidth === null && stairsTurn === null) return true
  const sides = sidesOf(size)
  if (!sides) return null
  return sides.short <= (stairsWidth ?? Infinity) && Math.hypot(sides.long, sides.short) <= (stairsTurn ?? Infinity)
}

function sidesOf({ width, height, depth }: Size): { short: number; middle: number; long: number } | null {
  if (width === null || height === null || depth === null) return null
  const [short = 0, middle = 0, long = 0] = [width, height, depth].toSorted(ascending)
  return { short, middle, long }
}

const ascending = (a: number, b: number) => a - b
const isLonger = (side: number | null, most: number | null) => side !== null && most !== null && side > most
const isUnknown = (side: number | null, most: number | null) => side === null && most !== null
