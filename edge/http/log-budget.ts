const MINUTE_MS = 60_000

/** Counts lines that anybody can cause: at most so many a minute in one isolate. @returns whether one more may be logged; now in ms since 1970 */
export function createLogBudget(perMinute: number): (now: number) => boolean {
  let windowStart = -Infinity
  let logged = 0
  return (now) => {
    if (now - windowStart >= MINUTE_MS) {
      windowStart = now
      logged = 0
    }
    logged += 1
    return logged <= perMinute
  }
}
