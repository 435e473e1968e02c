/** Where the mock's time comes from: the same instant for every rule of one answer. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still, for tests and for looking at a day of the past (GAP-144). */
export function fixedClock(instant: Date | string | number): Clock {
  const now = new Date(instant).getTime()
  if (Number.isNaN(now)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return { now: () => now }
}
