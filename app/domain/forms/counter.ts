/** Bounds of a bare counter (spec §9); quantities bring their own (GAP-14). */
export const COUNTER_DEFAULTS = { min: -1, max: 1 } as const

export interface CounterBounds {
  min?: number
  max?: number
}

/** A value as a counter may show it: whole and within its bounds; what is no number is the lower one. */
export function clampCount(value: number, { min = COUNTER_DEFAULTS.min, max = COUNTER_DEFAULTS.max }: CounterBounds = {}): number {
  return Number.isNaN(value) ? min : Math.max(Math.min(Math.trunc(value), max), min)
}
