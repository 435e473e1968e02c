import type { SharedStore } from '../binding-door.ts'
import { contentHash } from '../http/content-hash.ts'
import { lifetimeOf } from './cache-policies.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import type { CacheTier } from './tiered-cache.ts'

/**
 * Pages in the Cache API, shared by one location. It has neither stale-while-revalidate nor reliable Vary nor tags, so it keeps our envelope for an
 * entry's whole lifetime, under a name made of the whole key.
 */
export function cacheApiTier(store: SharedStore): CacheTier {
  return {
    async get(key, _hold, patience = 'read') {
      const bytes = await store.read(await contentHash(key), patience)
      return bytes && decodeEntry(key, bytes)
    },
    put: async (key, entry) => store.write(await contentHash(key), encodeEntry(key, entry), lifetimeOf(entry.policy)),
  }
}
