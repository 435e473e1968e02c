import type { StoredClock } from '#db/world-tables.ts'

/** The mock's source of time: one instant for every rule of one response. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** Highest speed of a clock, as a factor: a day of the shop in a second. */
export const FASTEST_CLOCK = 86_400

/** Instants that a world's clock can show: dates have four digits there, and a fast clock stops at the last. */
export const FIRST_INSTANT = 0
export const LAST_INSTANT = Date.UTC(2100, 0, 1)

/** The time of a world's clock at a machine time; a clock that was never set shows the machine's. */
export function instantOn(clock: StoredClock | null, machineNow: number): number {
  if (clock === null) return machineNow
  const shows = clock.shows + Math.floor((machineNow - clock.setAt) * clock.speed)
  return Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, shows))
}
