import { sharedCache, sharedKv } from '../binding-door.ts'
import type { EdgeBindings } from '../env.ts'
import { inTime } from '../in-time.ts'
import { reportError } from '../report-error.ts'
import type { RenderContext } from '../upstream/render-context.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'
import { BoundedMap } from '../bounded-map.ts'
import { noteBuild, NOTE_EVERY_MS, otherBuilds, readBuildLog } from './build-log.ts'
import { cacheApiTier } from './cache-api-tier.ts'
import { buildOfKey, keyOfBuild } from './cache-key.ts'
import { isStanding } from './cache-policies.ts'
import { freshnessOf } from './freshness.ts'
import { memoryTier } from './memory-tier.ts'
import { type CacheTier, failOpen, type Hold, tieredCache } from './tiered-cache.ts'
import type { CacheEntry } from './cache-entry.ts'
import { kvTier, unlessTooSoon } from './kv-tier.ts'
import { purgeExchange } from './purge-exchange.ts'
import { createBackOff } from './render-back-off.ts'

/** Half of what an isolate may use: some 1,800 listings. */
const MEMORY_BYTES = 64 * 1024 * 1024

/** Timeout of a call to the shop API (fetch-text.ts: 1.5 s to the first byte, 3 s for the body), in ms. */
const PAGE_BUDGET_MS = 4500

/** How often an isolate reads the purges of others, in ms. */
const SYNC_INTERVAL_MS = 5000

/** How long a page of a shared tier waits for the purges that a new isolate reads, in ms. Then it is none: it may be purged. */
const PURGES_WAIT_MS = 50

/** How long an isolate goes by the builds that it has read from the shared tiers, in ms. */
const BUILDS_KNOWN_FOR_MS = 60_000

/** Pages that are remembered to have been asked for. */
const MAX_ASKED = 5000

const MAX_FLIGHTS = 500
const MAX_FAILURES = 2000

/** The cached pages, pending renders and failed renders of this isolate. @template Result of a render */
export interface PageStore<Result> {
  /** The entry of the nearest tier, of any age. @param hold for copies to nearer tiers @default nobody holds them */
  find: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  /** What the shared tiers have when they are given time, because the page cannot be rendered. */
  findInOutage: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  /** The newest entry that another build has for the same page, of any age. */
  findOfOtherBuild: (key: string, hold?: Hold) => Promise<CacheEntry | null>
  /** In memory alone: no I/O. */
  findInMemory: (key: string) => Promise<CacheEntry | null>
  /** A fresh entry of another isolate of the location: KV is seldom written, and has none. */
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
  const [cache, kv] = [sharedCache(env), sharedKv(env)]
  const stores = [cache, ...(kv ? [kv] : [])]
  const exchange = purgeExchange({ memory, cache, kv, now })
  /** Whether a page has been asked for twice: most products are visited once, and KV would keep what nobody asks for again. */
  const isWanted = new BoundedMap<string, boolean>(MAX_ASKED)
  const near = asShared(cacheApiTier(cache))
  const shared = tieredCache([near, ...(kv ? [asShared(ofWanted(kvTier({ store: kv, now })))] : [])])
  const all = tieredCache([memory, shared])
  let syncedAt = -Infinity
  let hasSynced = false
  let firstSync: Promise<void> | null = null
  let notedAt = -Infinity
  let known: { at: number; builds: readonly string[] } | null = null

  function ofWanted(tier: CacheTier): CacheTier {
    return { ...tier, put: async (key, entry) => (isStanding(entry.policy) || isWanted.get(key) ? tier.put(key, entry) : undefined) }
  }
  /**
   * Without what is purged or whose life is over, each by itself: where the Cache API has such a page, KV may have a newer one. It keeps what is copied from
   * KV for a whole life.
   */
  function asShared(one: CacheTier): CacheTier {
    const tier = failOpen(one, reportError)
    return {
      ...tier,
      async get(key, hold, patience) {
        const [entry, isKnown] = await Promise.all([tier.get(key, hold, patience), knowsPurges(hold)])
        return entry && isKnown && !memory.isPurged(entry) && freshnessOf(entry, now()) !== 'gone' ? entry : null
      },
    }
  }
  async function sync(): Promise<void> {
    syncedAt = now()
    await exchange.sync().catch(reportError)
    hasSynced = true
  }
  /** Whether this isolate has read what others purged before it began. Where that fails pages go by what it knows. */
  async function knowsPurges(hold?: Hold): Promise<boolean> {
    if (hasSynced) return true
    firstSync ??= sync()
    hold?.(firstSync)
    await inTime(firstSync, PURGES_WAIT_MS, null)
    return hasSynced
  }
  /** The builds that have pages in the shared tiers, but for the one of a key. Requests share the result, never the read. */
  async function buildsBeside(key: string): Promise<readonly string[]> {
    if (known && now() - known.at < BUILDS_KNOWN_FOR_MS) return known.builds
    const logs = await Promise.all(stores.map((store) => readBuildLog(store, 'outage').catch(noBuilds)))
    known = { at: now(), builds: otherBuilds(logs, buildOfKey(key)) }
    return known.builds
  }
  async function note(build: string): Promise<void> {
    if (now() - notedAt < NOTE_EVERY_MS) return
    notedAt = now()
    await Promise.all(stores.map((store) => noteBuild(store, build, now())))
  }
  return {
    async find(key, hold) {
      isWanted.set(key, isWanted.has(key))
      return all.get(key, hold)
    },
    findInOutage: (key, hold) => shared.get(key, hold, 'outage'),
    async findOfOtherBuild(key, hold) {
      const copies = await Promise.all((await buildsBeside(key)).map((build) => shared.get(keyOfBuild(key, build), hold, 'outage')))
      return copies.reduce((newest, copy) => (copy && copy.at > (newest?.at ?? -Infinity) ? copy : newest), null)
    },
    findInMemory: memory.get,
    async findFresh(key, hold) {
      const entry = await near.get(key, hold)
      if (!entry || freshnessOf(entry, now()) !== 'fresh') return null
      await memory.put(key, entry)
      return entry
    },
    async put(key, entry, waitUntil) {
      await memory.put(key, entry)
      // Missing pages stay in memory alone: they are cheap to look up again, and their number is unbounded.
      if (!entry.bytes) return
      waitUntil(shared.put(key, entry))
      // Many isolates note a build right after its deploy.
      waitUntil(note(buildOfKey(key)).catch(unlessTooSoon).catch(reportError))
    },
    purge: exchange.purge,
    syncPurges(waitUntil) {
      if (now() - syncedAt < SYNC_INTERVAL_MS) return
      const synced = sync()
      firstSync ??= synced
      waitUntil(synced)
    },
    flights: createSingleFlight<Result, RenderContext>({ budgetMs: PAGE_BUDGET_MS, maxFlights: MAX_FLIGHTS, now }),
    backOff: createBackOff(MAX_FAILURES, now),
  }
}

function noBuilds(error: unknown): ReadonlyMap<string, number> {
  reportError(error)
  return new Map()
}
