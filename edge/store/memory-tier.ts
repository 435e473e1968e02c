import { type CacheEntry, sizeOf } from './cache-entry.ts'
import { isPurged, mergedPurges, NOTHING_PURGED, type PurgeLog, withPurged } from './purge-log.ts'
import type { CacheTier } from './tiered-cache.ts'

export interface MemoryTierOptions {
  /** Of all entries together; the least recently used is evicted first. */
  maxBytes: number
  now: () => number
}

/** A larger share of the budget would evict too many other entries. */
const MAX_ENTRY_SHARE = 0.25

/** The memory of one isolate. */
export interface MemoryTier extends CacheTier {
  /** Removes what other isolates purged. */
  applyPurges: (purged: PurgeLog) => void
}

/** Pages in the memory of this isolate: ready bytes, no I/O. */
export function memoryTier({ maxBytes, now }: MemoryTierOptions): MemoryTier {
  const entries = new Map<string, CacheEntry>()
  let bytes = 0
  let purges = NOTHING_PURGED

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(entry)
    entries.delete(key)
  }

  function removePurged(purged: PurgeLog): void {
    if (purged === purges) return
    purges = purged
    for (const [key, entry] of entries) if (isPurged(entry, purges)) remove(key)
  }

  return {
    async get(key) {
      const entry = entries.get(key)
      if (!entry) return null
      // The map's order is the order of use.
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    async put(key, entry) {
      const size = sizeOf(entry)
      if (size > maxBytes * MAX_ENTRY_SHARE || isPurged(entry, purges)) return
      remove(key)
      entries.set(key, entry)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    async purge(tags) {
      removePurged(withPurged(purges, tags, now()))
    },
    applyPurges: (purged) => removePurged(mergedPurges(purges, purged)),
  }
}
