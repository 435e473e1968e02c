export interface CounterBounds {
  min: number
  max: number
}

/** A value as a counter may show it: whole and within its bounds; what is no number is the lower one. */
export function clampCount(value: number, { min, max }: CounterBounds): number {
  return Number.isNaN(value) ? min : Math.max(Math.min(Math.trunc(value), max), min)
}
