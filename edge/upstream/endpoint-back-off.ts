import { BoundedMap } from '../bounded-map.ts'

/** Retry-After counts up to here, in seconds. */
const MAX_BACK_OFF = 60

/** For a 429 without Retry-After, in seconds. */
const DEFAULT_BACK_OFF = 5

/**
 * Endpoints that responded 429: until Retry-After is over no page calls them, cached or not. An endpoint is a path, so each product has its own
 * and all searches share one. @param maxEndpoints beyond, the least recently used are forgotten
 */
export function createEndpointBackOff(maxEndpoints: number, now: () => number) {
  const until = new BoundedMap<string, number>(maxEndpoints)
  return {
    /** @param retryAfter in seconds; null: none was given */
    start(path: string, retryAfter: number | null): void {
      until.set(path, now() + Math.min(retryAfter ?? DEFAULT_BACK_OFF, MAX_BACK_OFF) * 1000)
    },
    /** Seconds until the endpoint may be called, rounded up; null: now. */
    remainingSeconds(path: string): number | null {
      const ms = (until.get(path) ?? 0) - now()
      return ms > 0 ? Math.ceil(ms / 1000) : null
    },
  }
}

/** A call that was not made, because the shop API had responded with Retry-After. */
export class UpstreamBackOff extends Error {
  override readonly name = 'UpstreamBackOff'
}
