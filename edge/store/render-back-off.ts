import { BoundedMap } from '../bounded-map.ts'

/** After a failed renewal the shop is left alone for so long, in ms. */
const BACK_OFF_MS = 5000

/** What the shop itself asks for (Retry-After) counts up to here, in ms. */
const MAX_BACK_OFF_MS = 60_000

/** A failure is remembered this long after its back-off, in ms: the next attempt then does not let anybody wait. */
const MEMORY_MS = 60_000

interface Failure {
  until: number
}

/** Remembers which pages could not be renewed. @param maxKeys beyond, the oldest failures are forgotten */
export function createBackOff(maxKeys: number, now: () => number) {
  const failures = new BoundedMap<string, Failure>(maxKeys)
  return {
    /** @param retryAfterSeconds what the shop asked for; null = nothing */
    fail(key: string, retryAfterSeconds: number | null): void {
      const ms = retryAfterSeconds === null ? BACK_OFF_MS : Math.min(Math.max(retryAfterSeconds * 1000, BACK_OFF_MS), MAX_BACK_OFF_MS)
      failures.set(key, { until: now() + ms })
    },
    succeed(key: string): void {
      failures.delete(key)
    },
    /** Whether the page must not be asked for yet. */
    isWaiting(key: string): boolean {
      return now() < (failures.get(key)?.until ?? 0)
    },
    /** Whether it failed lately. */
    hasFailed(key: string): boolean {
      const failure = failures.get(key)
      return failure !== undefined && now() < failure.until + MEMORY_MS
    },
    size: () => failures.size,
  }
}
