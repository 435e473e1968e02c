import { lifetimeOf } from './cache-policies.ts'
import { addressOfKey } from './cache-key.ts'
import { contentHash } from '../http/content-hash.ts'
import type { SharedCacheTier } from './tiered-cache.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import { isPurged, PURGE_LOG_SECONDS, readPurgeLog, withPurged, writePurgeLog } from './purge-log.ts'

/** The part of the platform's Cache API that is used. */
export interface PlatformCache {
  match: (url: string) => Promise<Response | undefined>
  put: (url: string, response: Response) => Promise<void>
}

/** Never requested over the network: keys of the Cache API are addresses. */
const KEYS = 'https://page-cache.invalid/'
const PURGES = `${KEYS}purges`

/**
 * Pages in the Cache API, shared by one location. It has neither stale-while-revalidate nor reliable Vary nor tags, so it keeps our envelope for an
 * entry's whole lifetime, under an address made of the whole key.
 */
export function cacheApiTier(cache: PlatformCache, now: () => number): SharedCacheTier {
  const readLog = async () => readPurgeLog((await (await cache.match(PURGES))?.text()) ?? null)
  return {
    async get(key) {
      const response = await cache.match(await addressOf(key))
      const entry = response && decodeEntry(new Uint8Array(await response.arrayBuffer()))
      return entry && !isPurged(entry, await readLog()) ? entry : null
    },
    async put(key, entry) {
      await cache.put(await addressOf(key), responseFor(encodeEntry(entry), lifetimeOf(entry.policy)))
    },
    async purge(tags) {
      await cache.put(PURGES, responseFor(writePurgeLog(withPurged(await readLog(), tags, now())), PURGE_LOG_SECONDS))
    },
    purges: readLog,
  }
}

async function addressOf(key: string): Promise<string> {
  return `${KEYS}${await contentHash(addressOfKey(key))}`
}

function responseFor(body: string | Uint8Array<ArrayBuffer>, seconds: number): Response {
  return new Response(body, { headers: { 'cache-control': `public, max-age=${seconds}`, 'content-type': 'application/octet-stream' } })
}
