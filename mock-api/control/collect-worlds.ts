import { MINUTE_MS } from '#app/domain/time/instant.ts'
import type { Clock } from '../clock.ts'
import type { Worlds } from '../store/worlds.ts'

/** Interval between collections of idle worlds. */
const INTERVAL_MS = MINUTE_MS

/**
 * Collects idle worlds periodically; the timer does not keep the process alive.
 * @param worlds those of the API, so that its in-memory state of a collected world is dropped too
 */
export function collectIdleWorlds(worlds: Worlds, clock: Clock): void {
  const timer = setInterval(() => {
    try {
      const names = worlds.collect(clock.now())
      if (names.length > 0) console.log(`Forgot what nobody used: ${names.join(', ')}`)
    } catch (error) {
      // Another process may hold the database lock; the next run retries.
      console.error('Idle worlds were not collected:', error)
    }
  }, INTERVAL_MS)
  timer.unref()
}
