/** Nobody acts sooner, s. */
const SHORTEST = 1
/** A longer pause would outlast the end of a run (run/k6-options.ts); so few are, that the mean stays what it is said to be. */
const LONGEST = 60

/** Seconds until a visitor acts: at least 1, seldom long (exponential beyond it). @param mean of all pauses, s, at least 1 */
export function thinkSeconds(random: () => number, mean: number): number {
  return Math.min(LONGEST, SHORTEST - Math.log(1 - random()) * Math.max(0, mean - SHORTEST))
}
