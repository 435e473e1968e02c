import type { Place } from '../product/place.ts'
import type { Filters } from './filters.ts'

/**
 * A listing narrowed to what may fit: no thing that fits the place is left out. Without a depth nothing says that there is room to turn
 * a thing, so its width counts; with one either of its sides may face the room, so the longer of both bounds both. Whether it passes door
 * and stairs cannot be asked: cards answer that.
 */
export function withinPlace(filters: Filters, { width, height, depth }: Place): Filters {
  const isTurnable = width !== null && depth !== null
  const bounds = { height, width: isTurnable ? Math.max(width, depth) : width, depth: isTurnable ? Math.max(width, depth) : depth }
  const narrowed: Filters = { ...filters, page: 1 }
  for (const side of ['width', 'height', 'depth'] as const) {
    const { from, to = Infinity } = filters[side]
    const most = Math.min(inHundredths(bounds[side] ?? Infinity), to)
    // A lower bound beyond the place would be read as its upper one (GAP-72).
    if (bounds[side] !== null) narrowed[side] = { ...(from !== undefined && from <= most && { from }), to: most }
  }
  return narrowed
}

/** An address has two decimals of a bound. Up, so that nothing that fits is left out; what the computation adds to a whole hundredth does not count. */
function inHundredths(cm: number): number {
  return Math.ceil(Number((cm * 100).toFixed(6))) / 100
}

/** Whether a measure of the place itself is given, by which a listing can be narrowed. */
export function hasBounds({ width, height, depth }: Place): boolean {
  return [width, height, depth].some((cm) => cm !== null)
}
