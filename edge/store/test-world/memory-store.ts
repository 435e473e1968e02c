import { createSingleFlight } from '../../upstream/single-flight.ts'
import type { MemoryTier } from '../memory-tier.ts'
import type { PageStore } from '../page-store.ts'
import { createBackOff } from '../render-back-off.ts'

/** A store that has one tier. */
export function memoryStore<Result>(memory: MemoryTier, now: () => number): PageStore<Result> {
  return {
    find: memory.get,
    findInMemory: memory.get,
    findInOutage: async () => null,
    findOfOtherBuild: async () => null,
    findFresh: async () => null,
    put: async (key, entry) => memory.put(key, entry),
    purge: async (tags) => memory.purge(tags, now()),
    syncPurges: () => undefined,
    flights: createSingleFlight({ budgetMs: 4500, maxFlights: 10, now }),
    backOff: createBackOff(10, now),
  }
}
