import type { KeyValueStore } from '../env.ts'
import { contentHash } from '../http/content-hash.ts'
import { lifetimeOf } from './cache-policies.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import { isPurged } from './purge-log.ts'
import { tierLogs } from './tier-logs.ts'
import type { SharedCacheTier } from './tiered-cache.ts'

/** KV accepts no shorter time to live, in seconds. */
const SHORTEST_TTL = 60

/**
 * Pages in a KV namespace, shared by all locations. A write takes up to a minute to be seen in other locations, and a key can be written once a
 * second; single flight and the lifetimes of the table stay far below that.
 */
export function kvTier(store: KeyValueStore, now: () => number): SharedCacheTier {
  const logs = tierLogs(
    {
      async read(name) {
        const bytes = await store.get(name, 'arrayBuffer')
        return bytes && new TextDecoder().decode(bytes)
      },
      write: (name, text, seconds) => store.put(name, text, { expirationTtl: seconds }),
    },
    now,
  )
  return {
    ...logs,
    async get(key) {
      const [bytes, log] = await Promise.all([store.get(await nameOf(key), 'arrayBuffer'), logs.purges()])
      const entry = bytes && decodeEntry(new Uint8Array(bytes))
      return entry && !isPurged(entry, log) ? entry : null
    },
    async put(key, entry) {
      await store.put(await nameOf(key), encodeEntry(entry), { expirationTtl: Math.max(SHORTEST_TTL, lifetimeOf(entry.policy)) })
    },
  }
}

/** A key of KV has at most 512 bytes. */
async function nameOf(key: string): Promise<string> {
  return `page:${await contentHash(key)}`
}
