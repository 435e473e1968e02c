import type { Clock } from '../clock.ts'

/** Noon in Warsaw on the day of the night of shopping: every window of the world is told from here. */
export const NOON = Date.parse('2022-03-17T11:00:00Z')

/** A clock that stands still. Throws when the text is no instant. */
export function fixedClock(instant: Date | string | number): Clock {
  const now = new Date(instant).getTime()
  if (Number.isNaN(now)) throw new RangeError(`Not an instant: ${String(instant)}`)
  return { now: () => now }
}
