import type { Patience } from '../binding-door.ts'
import type { CacheEntry } from './cache-entry.ts'

/**
 * One tier of the page cache. It ignores freshness (freshness.ts): it returns an entry until its whole lifetime is over, and may evict any entry at
 * any time.
 */
export interface CacheTier {
  /** @param hold keeps what goes on after the answer @default nothing does @param patience of a shared tier @default 'read' */
  get: (key: string, hold?: Hold, patience?: Patience) => Promise<CacheEntry | null>
  put: (key: string, entry: CacheEntry) => Promise<void>
}

/** waitUntil of a request. */
export type Hold = (held: Promise<unknown>) => void

/** Several tiers as one, nearest first. A hit in a farther tier is copied to the nearer ones, for which nobody waits. */
export function tieredCache(tiers: readonly CacheTier[]): CacheTier {
  return {
    async get(key, hold = () => undefined, patience) {
      for (const [index, tier] of tiers.entries()) {
        const entry = await tier.get(key, hold, patience)
        if (!entry) continue
        for (const nearer of tiers.slice(0, index)) hold(nearer.put(key, entry))
        return entry
      }
      return null
    },
    async put(key, entry) {
      await Promise.all(tiers.map((tier) => tier.put(key, entry)))
    },
  }
}

/** A tier whose failures are reported and count as misses. */
export function failOpen(tier: CacheTier, report: (error: unknown) => void): CacheTier {
  const orNull = (error: unknown) => {
    report(error)
    return null
  }
  return {
    get: (key, hold, patience) => tier.get(key, hold, patience).catch(orNull),
    put: async (key, entry) => void (await tier.put(key, entry).catch(orNull)),
  }
}
