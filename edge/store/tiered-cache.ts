import type { CacheEntry } from './cache-entry.ts'
import type { TierLogs } from './tier-logs.ts'

/**
 * One tier of the page cache. It ignores freshness (freshness.ts): it returns an entry until its whole lifetime is over, and may evict any entry at
 * any time.
 */
export interface CacheTier {
  /** @param hold keeps what goes on after the answer @default nothing does */
  get: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  put: (key: string, entry: CacheEntry) => Promise<void>
  /** Removes every entry with one of the tags that was rendered until now, also one that is put later but was rendered before. */
  purge: (tags: readonly string[]) => Promise<void>
}

/** waitUntil of a request. */
export type Hold = (held: Promise<unknown>) => void

/** A tier that other isolates write, too. */
export interface SharedCacheTier extends CacheTier, TierLogs {}

/** Several tiers as one, nearest first. A hit in a farther tier is copied to the nearer ones, for which nobody waits. */
export function tieredCache(tiers: readonly CacheTier[]): CacheTier {
  return {
    async get(key, hold = () => undefined) {
      for (const [index, tier] of tiers.entries()) {
        const entry = await tier.get(key, hold)
        if (!entry) continue
        for (const nearer of tiers.slice(0, index)) hold(nearer.put(key, entry))
        return entry
      }
      return null
    },
    async put(key, entry) {
      await Promise.all(tiers.map((tier) => tier.put(key, entry)))
    },
    async purge(tags) {
      await Promise.all(tiers.map((tier) => tier.purge(tags)))
    },
  }
}

/** A tier whose failures are reported and count as misses. Purging still rejects: its caller must know. */
export function failOpen(tier: CacheTier, report: (error: unknown) => void): CacheTier {
  const orNull = (error: unknown) => {
    report(error)
    return null
  }
  return {
    get: (key) => tier.get(key).catch(orNull),
    put: async (key, entry) => void (await tier.put(key, entry).catch(orNull)),
    purge: (tags) => tier.purge(tags),
  }
}
