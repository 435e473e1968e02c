/** A test and how long it took, all its tries together. */
export interface TimedTest {
  /** File and title, as a failure of it would be named. */
  name: string
  ms: number
}

/** How many are told at the end of `npm test`. */
const TOLD = 10

/** A line for each of the slowest tests, the slowest first. Times are told and never judged. */
export function slowestTests(tests: readonly TimedTest[]): string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, TOLD)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
