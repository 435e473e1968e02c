import { percentileOf } from '../statistics/percentiles.ts'

/** One page load in a real browser, ms. */
export interface PageVitals {
  page: string
  /** Largest contentful paint. */
  lcpMs: number
  /** Longest event of a click on the page, to the next paint: INP of a visit with one interaction; in steps of 8 ms, and 16 for less. */
  inpMs: number
  /** Total blocking time: the part of long tasks beyond 50 ms each, after the first paint. */
  tbtMs: number
  /** ms since 1970. */
  at: number
}

/** Of some loads, ms. Web vitals are judged by the 75th percentile. */
export interface VitalTimes {
  count: number
  p50: number
  p75: number
  max: number
}

/** Vitals of all loads of a page. */
export interface PageFigures {
  page: string
  lcp: VitalTimes
  inp: VitalTimes
  tbt: VitalTimes
}

/** Figures by page, in the order of their first load. */
export function figuresOf(loads: readonly PageVitals[]): PageFigures[] {
  return [...Map.groupBy(loads, ({ page }) => page)].map(([page, own]) => ({
    page,
    lcp: vitalTimes(own.map(({ lcpMs }) => lcpMs)),
    inp: vitalTimes(own.map(({ inpMs }) => inpMs)),
    tbt: vitalTimes(own.map(({ tbtMs }) => tbtMs)),
  }))
}

function vitalTimes(values: readonly number[]): VitalTimes {
  const at = (p: number) => percentileOf(values, p)
  return { count: values.length, p50: at(50), p75: at(75), max: at(100) }
}
