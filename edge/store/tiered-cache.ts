import type { PageEntry } from './cache-entry.ts'
import type { PurgeLog } from './purge-log.ts'

/**
 * Somewhere pages are kept. Freshness is not its business (freshness.ts): it returns what it has until the entry's whole lifetime is over,
 * and may forget anything at any time. A store that fails is one that has nothing.
 */
export interface PageCache {
  get: (key: string) => Promise<PageEntry | null>
  put: (key: string, entry: PageEntry) => Promise<void>
  /** Forgets everything that bears one of the tags and was rendered until now; also what is stored later but was rendered before. */
  purge: (tags: readonly string[]) => Promise<void>
}

/** A level that other isolates write, too. */
export interface SharedPageCache extends PageCache {
  /** What was purged, by whomever. */
  purges: () => Promise<PurgeLog>
}

/** Several levels as one, nearest first: what a farther level has is taken into the nearer ones. */
export function layeredPages(levels: readonly PageCache[]): PageCache {
  return {
    async get(key) {
      for (const [index, level] of levels.entries()) {
        const entry = await level.get(key)
        if (!entry) continue
        await Promise.all(levels.slice(0, index).map((nearer) => nearer.put(key, entry)))
        return entry
      }
      return null
    },
    async put(key, entry) {
      await Promise.all(levels.map((level) => level.put(key, entry)))
    },
    async purge(tags) {
      await Promise.all(levels.map((level) => level.purge(tags)))
    },
  }
}

/** A level whose failures are told and otherwise count as having nothing. Purging is the exception: who asks must know. */
export function forgivingPages(level: PageCache, report: (error: unknown) => void): PageCache {
  const orNull = (error: unknown) => {
    report(error)
    return null
  }
  return {
    get: (key) => level.get(key).catch(orNull),
    put: async (key, entry) => void (await level.put(key, entry).catch(orNull)),
    purge: (tags) => level.purge(tags),
  }
}
