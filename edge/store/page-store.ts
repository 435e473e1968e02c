import { sharedCache, sharedKv } from '../binding-door.ts'
import type { EdgeBindings } from '../env.ts'
import { reportError } from '../report-error.ts'
import type { RenderContext } from '../upstream/render-context.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'
import { type BuildLog, NOTE_EVERY_MS, otherBuilds } from './build-log.ts'
import { cacheApiTier } from './cache-api-tier.ts'
import { buildOfKey, keyOfBuild } from './cache-key.ts'
import { freshnessOf } from './freshness.ts'
import { type MemoryTier, memoryTier } from './memory-tier.ts'
import { failOpen, type Hold, tieredCache, type SharedCacheTier } from './tiered-cache.ts'
import type { CacheEntry } from './cache-entry.ts'
import { kvTier } from './kv-tier.ts'
import { NOTHING_PURGED, type PurgeLog } from './purge-log.ts'
import { createBackOff } from './render-back-off.ts'

/** Half of what an isolate may use: some 1,800 listings. */
const MEMORY_BYTES = 64 * 1024 * 1024

/** Timeout of a call to the shop API (fetch-text.ts: 1.5 s to the first byte, 3 s for the body), in ms. */
const PAGE_BUDGET_MS = 4500

/** How often an isolate reads the purges of others from the shared tiers, in ms. */
const SYNC_INTERVAL_MS = 5000

/** How long an isolate goes by the builds that it has read from the shared tiers, in ms. */
const BUILDS_KNOWN_FOR_MS = 60_000

const MAX_FLIGHTS = 500
const MAX_FAILURES = 2000

/** The cached pages, pending renders and failed renders of this isolate. @template Result of a render */
export interface PageStore<Result> {
  /** The entry of the nearest tier, of any age. @param hold for copies to nearer tiers @default nobody holds them */
  find: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  /** The newest entry that another build has for the same page, of any age. */
  findOfOtherBuild: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  /** In memory alone: no I/O. */
  findInMemory: (key: string) => Promise<CacheEntry | null>
  /** A fresh entry of the shared tiers. */
  findFresh: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  /** Resolves when the entry is in memory; `waitUntil` holds the writes to the shared tiers. */
  put: (key: string, entry: CacheEntry, waitUntil: (held: Promise<unknown>) => void) => Promise<void>
  purge: (tags: readonly string[]) => Promise<void>
  /** Removes what other isolates purged: from memory, and from what the shared tiers answer. Does not block, and costs I/O every 5 s alone: call it with every request. */
  syncPurges: (waitUntil: (held: Promise<unknown>) => void) => void
  flights: ReturnType<typeof createSingleFlight<Result, RenderContext>>
  backOff: ReturnType<typeof createBackOff>
}

type StoreBindings = Pick<EdgeBindings, 'PAGE_STORE' | 'PUBLIC_ORIGIN'>

/** The tiers: memory, the Cache API, and KV where it is bound. */
export function createPageStore<Result>(env: StoreBindings, now: () => number): PageStore<Result> {
  const memory = memoryTier({ maxBytes: MEMORY_BYTES, now })
  const kv = sharedKv(env)
  const sharedTiers: SharedCacheTier[] = [cacheApiTier({ store: sharedCache(env), now }), ...(kv ? [kvTier({ store: kv, now })] : [])]
  const shared = tieredCache(sharedTiers.map((tier) => failOpen(withoutPurged(tier, memory), reportError)))
  const all = tieredCache([memory, shared])
  let syncedAt = -Infinity
  let notedAt = -Infinity
  let known: { at: number; builds: readonly string[] } | null = null

  /** The builds that have pages in the shared tiers, but for the one of a key. Requests share the result, never the read. */
  async function buildsBeside(key: string): Promise<readonly string[]> {
    if (known && now() - known.at < BUILDS_KNOWN_FOR_MS) return known.builds
    const logs = await Promise.all(sharedTiers.map((tier) => tier.builds().catch(noBuilds)))
    known = { at: now(), builds: otherBuilds(logs, buildOfKey(key)) }
    return known.builds
  }
  async function noteBuild(build: string): Promise<void> {
    if (now() - notedAt < NOTE_EVERY_MS) return
    notedAt = now()
    await Promise.all(sharedTiers.map((tier) => tier.noteBuild(build)))
  }
  async function sync(): Promise<void> {
    await Promise.all(sharedTiers.map(async (tier) => memory.applyPurges(await tier.purges(true).catch(noPurges))))
  }
  return {
    find: all.get,
    async findOfOtherBuild(key, hold) {
      const copies = await Promise.all((await buildsBeside(key)).map((build) => all.get(keyOfBuild(key, build), hold)))
      return copies.reduce((newest, copy) => (copy && copy.at > (newest?.at ?? -Infinity) ? copy : newest), null)
    },
    findInMemory: memory.get,
    async findFresh(key, hold) {
      const entry = await shared.get(key, hold)
      if (!entry || freshnessOf(entry, now()) !== 'fresh') return null
      await memory.put(key, entry)
      return entry
    },
    async put(key, entry, waitUntil) {
      await memory.put(key, entry)
      // Missing pages stay in memory alone: they are cheap to look up again, and their number is unbounded.
      if (!entry.bytes) return
      waitUntil(shared.put(key, entry))
      waitUntil(noteBuild(buildOfKey(key)).catch(reportError))
    },
    purge: all.purge,
    syncPurges(waitUntil) {
      if (now() - syncedAt < SYNC_INTERVAL_MS) return
      syncedAt = now()
      waitUntil(sync().catch(reportError))
    },
    flights: createSingleFlight<Result, RenderContext>({ budgetMs: PAGE_BUDGET_MS, maxFlights: MAX_FLIGHTS, now }),
    backOff: createBackOff(MAX_FAILURES, now),
  }
}

/** A tier without what another tier's log purges: a purge of another location reaches KV, which the cache of this location knows nothing of. */
function withoutPurged(tier: SharedCacheTier, { isPurged }: Pick<MemoryTier, 'isPurged'>): SharedCacheTier {
  return {
    ...tier,
    async get(key, hold) {
      const entry = await tier.get(key, hold)
      return entry && !isPurged(entry) ? entry : null
    },
  }
}

function noPurges(error: unknown): PurgeLog {
  reportError(error)
  return NOTHING_PURGED
}

function noBuilds(error: unknown): BuildLog {
  reportError(error)
  return new Map()
}
