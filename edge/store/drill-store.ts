import { createSingleFlight } from '../upstream/single-flight.ts'
import type { CacheEntry } from './cache-entry.ts'
import { CACHE_POLICIES } from './cache-policies.ts'
import type { PageStore } from './page-store.ts'
import { createBackOff } from './render-back-off.ts'

/** The store as a request sees it in an outage that has lasted: what is cached may be served on error alone. Nothing is changed for other requests. */
export function drillStore<Result>(store: PageStore<Result>, now: () => number): PageStore<Result> {
  return {
    find: async (key, hold) => aged(await store.find(key, hold)),
    findInOutage: async (key, hold) => aged(await store.findInOutage(key, hold)),
    findOfOtherBuild: store.findOfOtherBuild,
    findInMemory: async () => null,
    findFresh: async () => null,
    put: async () => undefined,
    purge: store.purge,
    syncPurges: store.syncPurges,
    flights: createSingleFlight({ budgetMs: 1, maxFlights: 1, now }),
    backOff: createBackOff(1, now),
  }
}

/** An entry as old as one that is too old to be served stale. */
function aged(entry: CacheEntry | null): CacheEntry | null {
  if (!entry) return null
  const { fresh, stale } = CACHE_POLICIES[entry.policy]
  return { ...entry, at: entry.at - 1000 * (fresh + stale) }
}
