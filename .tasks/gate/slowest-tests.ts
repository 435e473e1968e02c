/** A test and its duration, all tries together. */
export interface TimedTest {
  /** File and title, in the format of failures. */
  name: string
  ms: number
}

/** Number of tests listed at the end of `npm test`. */
const TOLD = 10

/** A line for each of the slowest tests, slowest first. Durations are reported, never judged. */
export function slowestTests(tests: readonly TimedTest[]): string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, TOLD)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
