import type { EdgeBindings } from '../env.ts'
import { reportError } from '../report-error.ts'
import { createBackOff } from './render-back-off.ts'
import { cacheApiPages, type PlatformCache } from './cache-api-tier.ts'
import { freshnessOf } from './freshness.ts'
import { memoryPages } from './memory-tier.ts'
import { forgivingPages, layeredPages, type SharedPageCache } from './tiered-cache.ts'
import type { PageEntry } from './cache-entry.ts'
import { sharedPages } from './kv-tier.ts'
import type { Errand } from '../upstream/render-context.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'

/** Half of what an isolate may use: some 150 listings with their compressed copies. */
const MEMORY_BYTES = 64 * 1024 * 1024

/** The longest that a call to the shop may take (fetch-json.ts: 1.5 s to the first byte, 3 s for the body). */
const PAGE_BUDGET_MS = 4500

/** So often, in ms, an isolate asks the levels that it shares what was purged by others. */
const HEAR_EVERY_MS = 5000

const MAX_FLIGHTS = 500
const MAX_FAILURES = 2000

/** Where this isolate keeps pages, who is making which, and which could not be made. */
export interface PageStore<Made> {
  /** The nearest entry of a page, of whatever age. */
  find: (key: string) => Promise<PageEntry | null>
  /** The same, in memory alone: no I/O. */
  findNear: (key: string) => Promise<PageEntry | null>
  /** One that is fresh, from the levels that others write, too. */
  findRenewed: (key: string) => Promise<PageEntry | null>
  /** Keeps an entry: when it resolves, it is in memory; the rest is handed to `waitUntil`. */
  keep: (key: string, entry: PageEntry, waitUntil: (held: Promise<unknown>) => void) => Promise<void>
  purge: (tags: readonly string[]) => Promise<void>
  /** Lets memory know what others purged. It waits for nothing and costs I/O every 5 s alone, so call it with every visit. */
  hearPurges: (waitUntil: (held: Promise<unknown>) => void) => void
  flights: ReturnType<typeof createSingleFlight<Made, Errand>>
  backOff: ReturnType<typeof createBackOff>
}

/** Puts the levels together: memory, the Cache API, and KV where it is bound. */
export function createPageStore<Made>({ PAGE_STORE }: EdgeBindings, now: () => number): PageStore<Made> {
  const memory = memoryPages({ maxBytes: MEMORY_BYTES, now })
  const far: SharedPageCache[] = [cacheApiPages(platformCache(), now), ...(PAGE_STORE ? [sharedPages(PAGE_STORE, now)] : [])]
  const shared = layeredPages(far.map((level) => forgivingPages(level, reportError)))
  const all = layeredPages([memory, shared])
  let heardAt = -Infinity
  async function hear(): Promise<void> {
    for (const level of far) memory.hear(await level.purges())
  }
  return {
    find: all.get,
    findNear: memory.get,
    async findRenewed(key) {
      const entry = await shared.get(key)
      if (!entry || freshnessOf(entry, now()) !== 'fresh') return null
      await memory.put(key, entry)
      return entry
    },
    async keep(key, entry, waitUntil) {
      await memory.put(key, entry)
      // That a thing is missing is quickly asked again, and there is no end to things that are missing.
      if (entry.bytes) waitUntil(shared.put(key, entry))
    },
    purge: all.purge,
    hearPurges(waitUntil) {
      if (now() - heardAt < HEAR_EVERY_MS) return
      heardAt = now()
      waitUntil(hear().catch(reportError))
    },
    flights: createSingleFlight<Made, Errand>({ budgetMs: PAGE_BUDGET_MS, maxFlights: MAX_FLIGHTS, now }),
    backOff: createBackOff(MAX_FAILURES, now),
  }
}

/** The cache of this location. The standard type knows only caches that are opened by name. */
function platformCache(): PlatformCache {
  const { default: cache } = caches as unknown as { default: PlatformCache }
  return { match: (url) => cache.match(url), put: (url, response) => cache.put(url, response) }
}
