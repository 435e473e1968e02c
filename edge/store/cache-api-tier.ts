import { lifetimeOf } from './cache-policies.ts'
import { hashOf } from '../http/content-hash.ts'
import type { SharedPageCache } from './tiered-cache.ts'
import { decodeEntry, encodeEntry } from './cache-entry.ts'
import { isPurged, PURGE_LOG_SECONDS, readPurgeLog, withPurged, writePurgeLog } from './purge-log.ts'

/** The part of the platform's Cache API that is used. */
export interface PlatformCache {
  match: (url: string) => Promise<Response | undefined>
  put: (url: string, response: Response) => Promise<void>
}

/** Never asked over the network: the Cache API wants keys that are addresses. */
const KEYS = 'https://page-cache.invalid/'
const PURGES = `${KEYS}purges`

/**
 * Pages in the Cache API: everybody's in one location. It knows neither stale-while-revalidate nor reliable Vary nor tags, so it keeps our
 * own envelope for an entry's whole lifetime, under an address that holds everything that matters.
 */
export function cacheApiPages(cache: PlatformCache, now: () => number): SharedPageCache {
  const readLog = async () => readPurgeLog((await (await cache.match(PURGES))?.text()) ?? null)
  return {
    async get(key) {
      const answer = await cache.match(await addressOf(key))
      const entry = answer && decodeEntry(new Uint8Array(await answer.arrayBuffer()))
      return entry && !isPurged(entry, await readLog()) ? entry : null
    },
    async put(key, entry) {
      await cache.put(await addressOf(key), keptFor(encodeEntry(entry), lifetimeOf(entry.policy)))
    },
    async purge(tags) {
      await cache.put(PURGES, keptFor(writePurgeLog(withPurged(await readLog(), tags, now())), PURGE_LOG_SECONDS))
    },
    purges: readLog,
  }
}

async function addressOf(key: string): Promise<string> {
  return `${KEYS}${await hashOf(key)}`
}

function keptFor(body: string | Uint8Array<ArrayBuffer>, seconds: number): Response {
  return new Response(body, { headers: { 'cache-control': `public, max-age=${seconds}`, 'content-type': 'application/octet-stream' } })
}
