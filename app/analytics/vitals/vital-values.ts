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

/**
 * INP: the longest interaction, of every 50 that there were one aside; null: none was observed.
 * @param durations longest event of each observed interaction, in ms
 * @param count of all interactions, observed or not
 */
export function slowInteraction(durations: readonly number[], count: number): number | null {
  const longest = durations.toSorted((one, other) => other - one)
  return longest[Math.min(Math.floor(count / 50), longest.length - 1)] ?? null
}

/** As measured until now: LCP and INP in ms; null: not. */
type Values = Readonly<Record<'lcp' | 'inp' | 'cls', number | null>>

export const NO_VALUES: Values = { lcp: null, inp: null, cls: null }

/** What differs from what was told before, the rest null; null: nothing. */
export function changedValues(told: Values, { lcp, inp, cls }: Values): Values | null {
  if (lcp === told.lcp && inp === told.inp && cls === told.cls) return null
  return {
    lcp: lcp === told.lcp ? null : lcp,
    inp: inp === told.inp ? null : inp,
    cls: cls === told.cls ? null : cls,
  }
}
