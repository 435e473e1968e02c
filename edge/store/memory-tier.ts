import { sizeOf, type PageEntry } from './cache-entry.ts'
import type { PageCache } from './tiered-cache.ts'
import { isPurged, mergedPurges, NOTHING_PURGED, type PurgeLog, withPurged } from './purge-log.ts'

export interface MemoryPagesOptions {
  /** All entries together; the one that was not asked for the longest goes first. */
  maxBytes: number
  now: () => number
}

/** An entry larger than this part of the budget would drive out too many others. */
const LARGEST_PART = 0.25

/** The memory of one isolate. */
export interface MemoryPages extends PageCache {
  /** Forgets what was purged elsewhere. */
  hear: (purged: PurgeLog) => void
}

/** Pages in the memory of this isolate: ready bytes, no I/O. Lost when the isolate ends. */
export function memoryPages({ maxBytes, now }: MemoryPagesOptions): MemoryPages {
  const entries = new Map<string, PageEntry>()
  let bytes = 0
  let purges = NOTHING_PURGED

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry) bytes -= sizeOf(entry)
    entries.delete(key)
  }

  function forget(purged: PurgeLog): void {
    if (purged === purges) return
    purges = purged
    for (const [key, entry] of entries) if (isPurged(entry, purges)) remove(key)
  }

  return {
    async get(key) {
      const entry = entries.get(key)
      if (!entry) return null
      // Last in the map = asked for last.
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    async put(key, entry) {
      const size = sizeOf(entry)
      if (size > maxBytes * LARGEST_PART || isPurged(entry, purges)) return
      remove(key)
      entries.set(key, entry)
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    async purge(tags) {
      forget(withPurged(purges, tags, now()))
    },
    hear: (purged) => forget(mergedPurges(purges, purged)),
  }
}
