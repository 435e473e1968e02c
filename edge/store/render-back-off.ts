import { BoundedMap } from '../bounded-map.ts'

/** After a failed render the page is not rendered again for this long, in ms. */
const BACK_OFF_MS = 5000

/** Retry-After counts up to here, in ms. */
const MAX_BACK_OFF_MS = 60_000

/** A failure is remembered this long after its back-off, in ms: meanwhile stale pages are served without waiting for an attempt. */
const MEMORY_MS = 60_000

interface Failure {
  until: number
}

/** What the last render of whichever page came to, so what the next one may; unknown: there was none. */
export type Health = 'unknown' | 'well' | 'unwell'

/** Remembers which pages could not be rendered, and which are none any more. @param maxKeys of each; beyond, the least recently used are forgotten */
export function createBackOff(maxKeys: number, now: () => number) {
  const failures = new BoundedMap<string, Failure>(maxKeys)
  const ended = new BoundedMap<string, true>(maxKeys)
  let health: Health = 'unknown'
  return {
    /** @param retryAfterSeconds of the shop API; null: none */
    fail(key: string, retryAfterSeconds: number | null): void {
      const ms = retryAfterSeconds === null ? BACK_OFF_MS : Math.min(Math.max(retryAfterSeconds * 1000, BACK_OFF_MS), MAX_BACK_OFF_MS)
      failures.set(key, { until: now() + ms })
      health = 'unwell'
    },
    /** @param isAnswered the shop API has answered a call of it: other pages, as that of failures, say nothing of its health @default true */
    succeed(key: string, isAnswered = true): void {
      failures.delete(key)
      ended.delete(key)
      if (isAnswered) health = 'well'
    },
    /** Its last render led elsewhere, or to nothing: what a cache has of it is no page any more. */
    end(key: string): void {
      ended.set(key, true)
    },
    hasEnded: (key: string): boolean => ended.has(key),
    /** Whether the page must not be rendered yet. */
    isWaiting(key: string): boolean {
      return now() < (failures.get(key)?.until ?? 0)
    },
    /** Whether it failed recently. */
    hasFailed(key: string): boolean {
      const failure = failures.get(key)
      return failure !== undefined && now() < failure.until + MEMORY_MS
    },
    health: () => health,
  }
}
