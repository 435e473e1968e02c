// How a document's values follow from what its browser observed (web.dev/articles/vitals). Pure.

/** A layout shift; ms since the document began. */
export interface Shift {
  at: number
  value: number
}

/** A session of shifts has no gap of this length, and lasts no longer than five of it, in ms. */
const GAP_MS = 1000

/** CLS: the worst session of shifts. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity]
  for (const { at, value } of shifts) {
    const isSameSession = at - last < GAP_MS && at - start < 5 * GAP_MS
    sum = isSameSession ? sum + value : value
    if (!isSameSession) start = at
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

/** INP: the longest interaction, of more than 50 one in fifty aside; null: there was none. @param durations longest event of each interaction, in ms */
export function slowInteraction(durations: readonly number[]): number | null {
  return durations.toSorted((one, other) => other - one)[Math.floor(durations.length / 50)] ?? null
}
