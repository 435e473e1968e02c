import { percentile } from '../../statistics/percentiles.ts'

/** Two percentiles of a distribution, in ms. */
export interface Timing {
  p50: number
  p99: number
}

const WARM_UP_RUNS = 20
const RUNS = 300
/** A slow class of searches stops early, so that the whole benchmark ends in about a minute. */
const LONGEST_MS = 3000

/** Times repeated searches. @param run one search; receives the number of the run, to vary the query */
export function timeRuns(run: (nth: number) => unknown): Timing {
  for (let nth = 0; nth < WARM_UP_RUNS; nth++) run(nth)
  const durations: number[] = []
  const begun = performance.now()
  while (durations.length < RUNS && performance.now() - begun < LONGEST_MS) {
    const start = performance.now()
    run(durations.length)
    durations.push(performance.now() - start)
  }
  durations.sort((a, b) => a - b)
  return { p50: percentile(durations, 50), p99: percentile(durations, 99) }
}
