/** Two typed bounds; null = an empty field. */
export interface PickedRange {
  lower: number | null
  upper: number | null
}

/** Changes the lower bound, never below 0; raised to or above the upper one it clears that (spec §5, GAP-13). */
export function changeLower({ upper }: PickedRange, value: number | null): PickedRange {
  const lower = value === null ? null : Math.max(value, 0)
  return { lower, upper: lower !== null && upper !== null && lower >= upper ? null : upper }
}

/** Leaves the upper field. While it is typed it may be too small, since 150 begins with 1; a bound below the lower one is cleared, an equal one stays (spec §5, GAP-13). */
export function blurUpper({ lower, upper }: PickedRange): PickedRange {
  return { lower, upper: upper !== null && upper < (lower ?? 0) ? null : upper }
}
