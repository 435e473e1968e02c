import { BoundedMap } from '../bounded-map.ts'
import { isTooSoon, type SharedStore } from '../binding-door.ts'
import { contentHash } from '../http/content-hash.ts'
import { lifetimeOf } from './cache-policies.ts'
import { decodeEntry, encodeEntry, type PageBytes } from './cache-entry.ts'
import { classOfKey } from './page-class.ts'
import type { CacheTier } from './tiered-cache.ts'

/** KV accepts no shorter time to live, in seconds. */
const SHORTEST_TTL = 60

/** KV takes one write of a key in this time, in ms (https://developers.cloudflare.com/kv/platform/limits/). */
const WRITE_EVERY_MS = 1000

/** Keys whose last write is remembered. */
const MAX_WRITTEN = 500

export interface KvOptions {
  store: SharedStore
  /** ms since 1970 */
  now: () => number
  /** Resolves after so many ms. @default by a timer */
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Pages in a KV namespace, shared by all locations. A write takes up to a minute to be seen in other locations. A page whose HTML follows its Flight is
 * written twice; the second write waits for its second to come. What another isolate has written within the second stands. An unchanged renewal is
 * written when half of the life of KV's copy is over: a write costs ten reads. Strangers make open pages without end, so KV has none of them.
 */
export function kvTier({ store, now, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: KvOptions): CacheTier {
  const writtenAt = new BoundedMap<string, number>(MAX_WRITTEN)
  // Instants of the entries whose bytes KV has. A renewal keeps the bytes; a render and new HTML have others.
  const storedAt = new WeakMap<PageBytes, number>()
  return {
    async get(key, _hold, patience = 'read') {
      const bytes = classOfKey(key) === 'open' ? null : await store.read(await nameOf(key), patience)
      const entry = bytes && decodeEntry(key, bytes)
      if (entry?.bytes) storedAt.set(entry.bytes, entry.at)
      return entry
    },
    async put(key, entry) {
      if (classOfKey(key) === 'open') return
      const seconds = Math.max(SHORTEST_TTL, lifetimeOf(entry.policy))
      const since = entry.bytes && storedAt.get(entry.bytes)
      // Renewed and unchanged: KV's copy lives long enough.
      if (since && entry.at < since + (seconds * 1000) / 2) return
      const name = await nameOf(key)
      const at = Math.max(now(), (writtenAt.get(name) ?? -Infinity) + WRITE_EVERY_MS)
      writtenAt.set(name, at)
      if (at > now()) await pause(at - now())
      await store.write(name, encodeEntry(key, entry), seconds).catch(unlessTooSoon)
      if (entry.bytes) storedAt.set(entry.bytes, entry.at)
    },
  }
}

/** Lets a write pass whose key another isolate has written within the second. @throws any other error */
export function unlessTooSoon(error: unknown): void {
  if (!isTooSoon(error)) throw error
}

/** A key of KV has at most 512 bytes. */
async function nameOf(key: string): Promise<string> {
  return `page:${await contentHash(key)}`
}
