import type { SharedStore } from '../binding-door.ts'
import { contentHash } from '../http/content-hash.ts'
import { lifetimeOf } from './cache-policies.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import { isPurged } from './purge-log.ts'
import { tierLogs } from './tier-logs.ts'
import type { SharedCacheTier } from './tiered-cache.ts'

/**
 * Pages in the Cache API, shared by one location. It has neither stale-while-revalidate nor reliable Vary nor tags, so it keeps our envelope for an
 * entry's whole lifetime, under a name made of the whole key.
 */
export function cacheApiTier({ store, now }: { store: SharedStore; now: () => number }): SharedCacheTier {
  const logs = tierLogs(store, now)
  return {
    ...logs,
    async get(key) {
      const bytes = await store.read(await contentHash(key))
      const entry = bytes && decodeEntry(key, bytes)
      return entry && !isPurged(entry, await logs.purges()) ? entry : null
    },
    put: async (key, entry) => store.write(await contentHash(key), encodeEntry(key, entry), lifetimeOf(entry.policy)),
  }
}
