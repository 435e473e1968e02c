import { BoundedMap } from '../bounded-map.ts'

/** What the shop asks for (Retry-After) counts up to here, in seconds. */
const LONGEST_PAUSE = 60

/** Without a word how long, in seconds. */
const DEFAULT_PAUSE = 5

/**
 * Endpoints that the shop has asked to leave alone (429): until the pause is over they are not asked for any page, stored or not. An endpoint
 * is a path: of a product its own, of all searches the one. @param most beyond, the oldest are forgotten
 */
export function createPauses(most: number, now: () => number) {
  const until = new BoundedMap<string, number>(most)
  return {
    /** @param seconds what the shop said; null = nothing */
    begin(path: string, seconds: number | null): void {
      until.set(path, now() + Math.min(seconds ?? DEFAULT_PAUSE, LONGEST_PAUSE) * 1000)
    },
    /** Seconds that are left, rounded up; null = it may be asked. */
    left(path: string): number | null {
      const ms = (until.get(path) ?? 0) - now()
      return ms > 0 ? Math.ceil(ms / 1000) : null
    },
    size: () => until.size,
  }
}

/** A call that was not made, since the shop had asked for a pause. */
export class ShopPaused extends Error {
  override readonly name = 'ShopPaused'
}
