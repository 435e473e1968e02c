import { contentHash } from '../http/content-hash.ts'
import { lifetimeOf } from './cache-policies.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import { isPurged } from './purge-log.ts'
import { tierLogs } from './tier-logs.ts'
import type { SharedCacheTier } from './tiered-cache.ts'

/** The part of the platform's Cache API that is used. */
export interface PlatformCache {
  match: (url: string) => Promise<Response | undefined>
  put: (url: string, response: Response) => Promise<void>
}

export interface CacheApiOptions {
  cache: PlatformCache
  /** Of the storefront: with a host that is not the worker's own the platform looks names up for each request (and may share nothing). */
  origin: string
  now: () => number
}

/** Below it the storefront has no pages, so no request over the network meets an entry. */
const FOLDER = '/__page-cache/'

/**
 * Pages in the Cache API, shared by one location. It has neither stale-while-revalidate nor reliable Vary nor tags, so it keeps our envelope for an
 * entry's whole lifetime, under an address made of the whole key.
 */
export function cacheApiTier({ cache, origin, now }: CacheApiOptions): SharedCacheTier {
  const folder = origin + FOLDER
  const logs = tierLogs(
    {
      read: async (name) => (await (await cache.match(folder + name))?.text()) ?? null,
      write: (name, text, seconds) => cache.put(folder + name, responseFor(text, seconds)),
    },
    now,
  )
  return {
    ...logs,
    async get(key) {
      const response = await cache.match(folder + (await contentHash(key)))
      const entry = response && decodeEntry(new Uint8Array(await response.arrayBuffer()))
      return entry && !isPurged(entry, await logs.purges()) ? entry : null
    },
    async put(key, entry) {
      await cache.put(folder + (await contentHash(key)), responseFor(encodeEntry(entry), lifetimeOf(entry.policy)))
    },
  }
}

function responseFor(body: string | Uint8Array<ArrayBuffer>, seconds: number): Response {
  return new Response(body, { headers: { 'cache-control': `public, max-age=${seconds}`, 'content-type': 'application/octet-stream' } })
}
