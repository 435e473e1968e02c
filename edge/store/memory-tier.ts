import { type CacheEntry, sizeOf } from './cache-entry.ts'
import { freshnessOf } from './freshness.ts'
import { classOfKey } from './page-class.ts'
import { isPurged, mergedPurges, NOTHING_PURGED, type PurgeLog, withPurged } from './purge-log.ts'
import type { CacheTier } from './tiered-cache.ts'

export interface MemoryTierOptions {
  /** Of all entries together; the least recently used is evicted first. */
  maxBytes: number
  now: () => number
}

/** A larger share of the budget would evict too many other entries. */
const MAX_ENTRY_SHARE = 0.25

/**
 * Open pages (page-class.ts) may use what others leave. When memory is full they keep this share, and beyond it evict each other: a quarter has the best
 * hit ratio of those that let no flood evict a listed page (simulated, last at 5ed4b510).
 */
const OPEN_SHARE = 0.25

/** The memory of one isolate. */
export interface MemoryTier extends CacheTier {
  /** Removes every entry with one of the tags that was rendered until then, also one that is put later. @param at ms since 1970 */
  purge: (tags: readonly string[], at: number) => void
  /** All purges that this isolate knows of. */
  purges: () => PurgeLog
  /** Removes what other isolates purged. */
  applyPurges: (purged: PurgeLog) => void
  /** Whether an entry, of any tier, is purged by what this isolate knows of. */
  isPurged: (entry: CacheEntry) => boolean
}

/** Pages in the memory of this isolate: ready bytes, no I/O. */
export function memoryTier({ maxBytes, now }: MemoryTierOptions): MemoryTier {
  const entries = new Map<string, { entry: CacheEntry; size: number }>()
  // The keys of each class in the order of use, and their bytes.
  const classes = { listed: { keys: new Set<string>(), bytes: 0 }, open: { keys: new Set<string>(), bytes: 0 } }
  let purges = NOTHING_PURGED

  function remove(key: string): void {
    const found = entries.get(key)
    if (!found) return
    const kept = classOf(key, found.entry)
    kept.bytes -= found.size
    kept.keys.delete(key)
    entries.delete(key)
  }

  /** What is known not to exist is as many as anybody asks for. */
  function classOf(key: string, { bytes }: CacheEntry) {
    return classes[bytes ? classOfKey(key) : 'open']
  }

  function evict(): void {
    while (classes.listed.bytes + classes.open.bytes > maxBytes) {
      const { keys } = classes.open.bytes > maxBytes * OPEN_SHARE || classes.listed.keys.size === 0 ? classes.open : classes.listed
      const [oldest] = keys
      if (oldest === undefined) return
      remove(oldest)
    }
  }

  function removePurged(purged: PurgeLog): void {
    if (purged === purges) return
    purges = purged
    for (const [key, { entry }] of entries) if (isPurged(entry, purges)) remove(key)
  }

  return {
    async get(key) {
      const found = entries.get(key)
      if (!found) return null
      const { entry } = found
      // What no policy serves any more must not hide a newer one of another tier.
      if (freshnessOf(entry, now()) === 'gone') {
        remove(key)
        return null
      }
      // A set's order is the order of use.
      const { keys } = classOf(key, entry)
      keys.delete(key)
      keys.add(key)
      return entry
    },
    async put(key, entry) {
      const size = sizeOf(entry, key)
      // A copy of a farther tier may come after the page was rendered anew: the price that a shopper was told is old would be back.
      if ((entries.get(key)?.entry.at ?? 0) > entry.at) return
      if (size > maxBytes * MAX_ENTRY_SHARE || isPurged(entry, purges)) return
      remove(key)
      entries.set(key, { entry, size })
      const kept = classOf(key, entry)
      kept.keys.add(key)
      kept.bytes += size
      evict()
    },
    purge: (tags, at) => removePurged(withPurged(purges, tags, at)),
    purges: () => purges,
    applyPurges: (purged) => removePurged(mergedPurges(purges, purged)),
    isPurged: (entry) => isPurged(entry, purges),
  }
}
