// Pages in Cloudflare's Workers Cache, which stands in front of an entrypoint of the worker: one for all locations (tiered), with tags.
// NOT VERIFIED UNTIL DEPLOYED: nothing on this machine emulates it (workerd #6865). What is relied on is what its documentation says
// (developers.cloudflare.com/workers/cache), and workers-cache-tier.test.ts holds it against a stand-in made from that.
import { cacheApiPages, type PlatformCache } from './cache-api-tier.ts'
import type { SharedPageCache } from './tiered-cache.ts'

/** The parts of the platform that are used. */
export interface WorkersCache {
  /** `ctx.exports.StoredPages.fetch`: an entrypoint of this worker with the cache in front of it. */
  fetch: (request: Request) => Promise<Response>
  /** `ctx.cache.purge`. */
  purge: (options: { tags: string[] }) => Promise<unknown>
}

/** What this isolate is about to store. Entries are taken out by storedPagesEntrypoint at once, so it stays as small as what is under way. */
export type HandedOver = Map<string, Response>

/**
 * That cache as a level of ours. It keeps what its entrypoint answers and has no `put`, so a page is handed over in memory and then asked for:
 * the entrypoint answers with it, and that is stored. When another isolate is asked, nothing is.
 */
export function workersCachePages(cache: WorkersCache, handedOver: HandedOver, now: () => number): SharedPageCache {
  const platform: PlatformCache = {
    async match(url) {
      const answer = await cache.fetch(new Request(url))
      return answer.ok ? answer : undefined
    },
    async put(url, response) {
      const tag = tagOf(url)
      // What is stored under the address would be answered instead.
      await cache.purge({ tags: [tag] })
      response.headers.set('cache-tag', tag)
      handedOver.set(url, response)
      try {
        await (await cache.fetch(new Request(url))).arrayBuffer()
      } finally {
        handedOver.delete(url)
      }
    },
  }
  return cacheApiPages(platform, now)
}

/**
 * The entrypoint behind the cache. What it has not is answered with `no-store`: an answer without Cache-Control would be kept for hours by
 * the platform's own rules.
 */
export function storedPagesEntrypoint(request: Request, handedOver: HandedOver): Response {
  const response = handedOver.get(request.url)
  handedOver.delete(request.url)
  return response ?? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
}

/** Of one address: it is a hash already. */
function tagOf(url: string): string {
  return `at-${new URL(url).pathname.slice(1)}`
}
