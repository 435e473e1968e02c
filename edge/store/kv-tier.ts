import type { KeyValueStore } from '../env.ts'
import { lifetimeOf } from './cache-policies.ts'
import { addressOfKey } from './cache-key.ts'
import { contentHash } from '../http/content-hash.ts'
import type { SharedCacheTier } from './tiered-cache.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import { isPurged, PURGE_LOG_SECONDS, readPurgeLog, withPurged, writePurgeLog } from './purge-log.ts'

const PURGES = 'purges'

/** KV accepts no shorter time to live, in seconds. */
const SHORTEST_TTL = 60

/**
 * Pages in a KV namespace, shared by all locations. A write takes up to a minute to be seen in other locations, and a key can be written once a
 * second; single flight and the lifetimes of the table stay far below that.
 */
export function kvTier(store: KeyValueStore, now: () => number): SharedCacheTier {
  const readLog = async () => {
    const bytes = await store.get(PURGES, 'arrayBuffer')
    return readPurgeLog(bytes && new TextDecoder().decode(bytes))
  }
  return {
    async get(key) {
      const [bytes, log] = await Promise.all([store.get(await nameOf(key), 'arrayBuffer'), readLog()])
      const entry = bytes && decodeEntry(new Uint8Array(bytes))
      return entry && !isPurged(entry, log) ? entry : null
    },
    async put(key, entry) {
      await store.put(await nameOf(key), encodeEntry(entry), { expirationTtl: Math.max(SHORTEST_TTL, lifetimeOf(entry.policy)) })
    },
    async purge(tags) {
      await store.put(PURGES, writePurgeLog(withPurged(await readLog(), tags, now())), { expirationTtl: PURGE_LOG_SECONDS })
    },
    purges: readLog,
  }
}

/** A key of KV has at most 512 bytes. */
async function nameOf(key: string): Promise<string> {
  return `page:${await contentHash(addressOfKey(key))}`
}
