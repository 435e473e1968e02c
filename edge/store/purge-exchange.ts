// How an isolate learns of purges, and others of its own. In its memory is all that it knows of; the isolates of a location exchange that by one text in
// the Cache API, which costs nothing, and one of them lists KV's records for all.
import type { SharedNames, SharedStore } from '../binding-door.ts'
import type { MemoryTier } from './memory-tier.ts'
import { type LocationLog, mergedPurges, PURGE_LOG_SECONDS, readLocationLog, writeLocationLog } from './purge-log.ts'
import { recordedPurges, recordPurge } from './purge-records.ts'

/** How often a location lists the records, in ms: KV shows them up to a minute late, and a list costs ten reads. */
const LIST_EVERY_MS = 15_000

/** A record may be seen so late, in ms: ten times what the platform promises. */
const LATE_MS = 10 * 60_000

const NAME = 'purges'

interface Exchanged {
  memory: MemoryTier
  cache: SharedStore
  /** null: not bound. */
  kv: SharedNames | null
  now: () => number
}

export function purgeExchange({ memory, cache, kv, now }: Exchanged) {
  async function read(): Promise<LocationLog> {
    const bytes = await cache.read(NAME, 'aside')
    return readLocationLog(bytes && new TextDecoder().decode(bytes))
  }
  /** The text has no transactions: what a concurrent write has lost, the isolate that knows of it writes at its next reading. */
  async function write(found: LocationLog, listedAt = found.listedAt): Promise<void> {
    const log = mergedPurges(found, memory.purges())
    if (log !== found || listedAt !== found.listedAt) await cache.write(NAME, writeLocationLog({ ...log, listedAt }), PURGE_LOG_SECONDS)
  }
  return {
    /** Rejects where a tier was not told: whoever purges must know. */
    async purge(tags: readonly string[]): Promise<void> {
      const at = now()
      memory.purge(tags, at)
      await Promise.all([kv && recordPurge(kv, tags, at), read().then((found) => write(found))])
    },
    /** Takes over what others have purged, and tells them what they do not know. Rejects with what failed. */
    async sync(): Promise<void> {
      const found = await read()
      memory.applyPurges(found)
      const at = now()
      if (!kv || at - found.listedAt < LIST_EVERY_MS) return write(found)
      memory.applyPurges(await recordedPurges(kv, found.listedAt - LATE_MS))
      await write(found, at)
    },
  }
}
