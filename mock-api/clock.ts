import type { StoredClock } from '#db/world-tables.ts'

/** Where the mock's time comes from: the same instant for every rule of one answer. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() }

/** So many times as fast as time a clock can go at most: a day of the shop in a second. */
export const FASTEST_CLOCK = 86_400

/** Instants that a world's clock can show: dates have four digits there, and a fast clock stops at the last. */
export const FIRST_INSTANT = 0
export const LAST_INSTANT = Date.UTC(2100, 0, 1)

/** What the clock of a world shows at a machine time; one that nobody touched shows the machine's. */
export function instantOn(clock: StoredClock | null, machineNow: number): number {
  if (clock === null) return machineNow
  const shows = clock.shows + Math.floor((machineNow - clock.setAt) * clock.speed)
  return Math.min(LAST_INSTANT, Math.max(FIRST_INSTANT, shows))
}
