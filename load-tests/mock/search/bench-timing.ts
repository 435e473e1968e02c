/** Two points of a distribution, in ms. */
export interface Timing {
  p50: number
  p99: number
}

const WARM_UP_RUNS = 20
const RUNS = 300
/** A class of slow searches stops early, so that the whole benchmark ends in about a minute. */
const LONGEST_MS = 3000

/** Times a question over and over; `run` is told the number of the run and asks accordingly. */
export async function timeRuns(run: (nth: number) => unknown): Promise<Timing> {
  for (let nth = 0; nth < WARM_UP_RUNS; nth++) await run(nth)
  const durations: number[] = []
  const begun = performance.now()
  while (durations.length < RUNS && performance.now() - begun < LONGEST_MS) {
    const start = performance.now()
    await run(durations.length)
    durations.push(performance.now() - start)
  }
  durations.sort((a, b) => a - b)
  const at = (share: number) => durations[Math.min(durations.length - 1, Math.floor(share * durations.length))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
