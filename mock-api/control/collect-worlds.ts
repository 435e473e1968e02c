import { MINUTE_MS } from '#app/domain/time/instant.ts'
import type { Clock } from '../clock.ts'
import type { Worlds } from '../store/worlds.ts'

/** How often somebody looks for worlds that nobody uses any more. */
const LOOKS_EVERY_MS = MINUTE_MS

/**
 * Collects idle worlds now and then while the process lives; it keeps no process alive.
 * @param worlds those of the API, so that what it keeps of a world in memory goes with it
 */
export function collectIdleWorlds(worlds: Worlds, clock: Clock): void {
  const timer = setInterval(() => {
    try {
      const names = worlds.collect(clock.now())
      if (names.length > 0) console.log(`Forgot what nobody used: ${names.join(', ')}`)
    } catch (error) {
      // Another process may hold the database; there is a next time.
      console.error('Idle worlds were not collected:', error)
    }
  }, LOOKS_EVERY_MS)
  timer.unref()
}
