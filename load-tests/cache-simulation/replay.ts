// Replays visits over page caches in many locations that share Workers KV: the decisions of deliver/decide-response.ts, by the same tables, without pages.
import { freshnessOf } from '#edge/store/freshness.ts'
import { CHANGED, type KvRule, KV_RULE } from './kv-rules.ts'
import type { Visit } from './synthetic-visits.ts'

export interface ReplayOptions {
  locations: number
  /** Duration of a render in ms; concurrent requests wait for it. */
  makeMs: number
  /** In [0, 1): assigns a visit to a location, and decides which renewals find a change. */
  random: () => number
  /** @default the worker's */
  kvRule?: KvRule
  /** Share of renewals that find a change. @default CHANGED */
  changed?: number
}

/** What became of all visits, and what KV was asked. */
export interface Replayed {
  /** Answered by the location's own copy, fresh or while a newer one is made. */
  own: number
  /** A miss here, but a hit in KV. */
  shared: number
  /** Waited for a render. */
  blocking: number
  /** Pages that were made. */
  made: number
  reads: number
  writes: number
}

/** A cached copy, reduced to its age. */
interface Copy {
  /** Instant of rendering. */
  at: number
  policy: Visit['policy']
  /** Instant from which it can be served. */
  since: number
}

interface Written {
  copy: Copy
  by: number
  at: number
}

/** Other locations see a write at the latest after 60 s; a key takes a write a second: developers.cloudflare.com/kv/concepts/how-kv-works and its limits. */
const SEEN_AFTER_MS = 60_000
const WRITE_EVERY_MS = 1000

/** Replays visits. @param visits in chronological order */
export function replay(
  visits: readonly Visit[],
  { locations, makeMs, random, kvRule = KV_RULE, changed = CHANGED }: ReplayOptions,
): Replayed {
  const places = Array.from({ length: locations }, (_, number) => ({
    number,
    copies: new Map<string, Copy>(),
    /** How often a page was asked for, and when KV last had this location's bytes, ms. */
    asked: new Map<string, number>(),
    writtenAt: new Map<string, number>(),
  }))
  /** The last two entries of each page: until the last is visible, the one before is. */
  const kv = new Map<string, readonly Written[]>()
  const done: Replayed = { own: 0, shared: 0, blocking: 0, made: 0, reads: 0, writes: 0 }

  for (const visit of visits) {
    const place = places[Math.floor(random() * locations)]
    if (place) done[answered(visit, place)] += 1
  }
  return done

  function answered({ at: now, page, policy }: Visit, place: (typeof places)[number]): 'own' | 'shared' | 'blocking' {
    const { copies, asked, writtenAt, number } = place
    asked.set(page, (asked.get(page) ?? 0) + 1)
    const own = copies.get(page)
    const isOwn = own !== undefined && freshnessOf(own, now) !== 'gone'
    const reads = isOwn ? 0 : kvRule.readsOfMiss(page)
    done.reads += reads
    const seen = ({ by, at }: Written) => by === number || at + SEEN_AFTER_MS <= now
    const far = reads > 0 ? kv.get(page)?.findLast(seen)?.copy : undefined
    if (far) {
      copies.set(page, far)
      writtenAt.set(page, far.at)
    }
    const found = isOwn ? own : far
    const freshness = found ? freshnessOf(found, now) : 'gone'
    if (found && found.since > now) return 'blocking'
    if (found && freshness === 'fresh') return isOwn ? 'own' : 'shared'
    // A stale copy is served until the new one is ready; later visits do not change that.
    const isServedOld = freshness === 'stale'
    make()
    if (!isServedOld) return 'blocking'
    return isOwn ? 'own' : 'shared'

    function make(): void {
      done.made += 1
      const copy = { at: now, policy, since: isServedOld ? now : now + makeMs }
      const isChanged = !copies.has(page) || changed === 1 || random() < changed
      copies.set(page, copy)
      const sinceWritten = (now - (writtenAt.get(page) ?? -Infinity)) / 1000
      if (!kvRule.isWritten({ page, policy, asked: asked.get(page) ?? 0, isChanged, sinceWritten })) return
      writtenAt.set(page, now)
      const written = kv.get(page) ?? []
      if ((written.at(-1)?.at ?? -Infinity) + WRITE_EVERY_MS > now) return
      done.writes += 1
      kv.set(page, [...written.slice(-1), { copy, by: number, at: now }])
    }
  }
}
