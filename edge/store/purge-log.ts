import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { lifetimeOf, ENTRY_POLICIES } from './cache-policies.ts'

/** Purges by tag, for tiers that cannot look entries up by tag: an entry rendered before a purge of its tags is ignored. */
export interface PurgeLog {
  /** Everything rendered until this instant is purged, ms since 1970. */
  all: number
  /** Tag -> instant, the oldest purge first. */
  tags: ReadonlyMap<string, number>
}

export const NOTHING_PURGED: PurgeLog = { all: 0, tags: new Map() }

/** Tags that are remembered one by one. Beyond, the oldest purge every entry of their age: too much is purged, never too little. */
const MAX_TAGS = 5000

/** No entry lives longer, in ms, so no purge has to be remembered longer. */
const LONGEST_LIFE_MS = Math.max(...ENTRY_POLICIES.map(lifetimeOf)) * 1000

/** The log after one more purge. @param at ms since 1970 */
export function withPurged(log: PurgeLog, tags: readonly string[], at: number): PurgeLog {
  const kept = new Map(log.tags)
  for (const tag of tags) {
    kept.delete(tag)
    kept.set(tag, at)
  }
  return withinLimits(log.all, kept, at)
}

/** Forgets what is over, and beyond the most tags the oldest. @param kept the oldest first; it is changed */
function withinLimits(everything: number, kept: Map<string, number>, at: number): PurgeLog {
  let all = everything
  for (const [tag, instant] of kept) {
    const isOver = instant < at - LONGEST_LIFE_MS
    if (!isOver && kept.size <= MAX_TAGS) break
    if (!isOver) all = Math.max(all, instant)
    kept.delete(tag)
  }
  return { all, tags: kept }
}

/** Both logs; the same object when the other adds nothing. */
export function mergedPurges(log: PurgeLog, other: PurgeLog): PurgeLog {
  // A tag that was dropped here is in `all`: taken for new again it would drop the next one, until `all` is the latest purge.
  const news = [...other.tags].filter(([tag, at]) => at > Math.max(log.all, log.tags.get(tag) ?? 0))
  if (news.length === 0 && other.all <= log.all) return log
  const inOrder = [...new Map([...log.tags, ...news])].toSorted(([, one], [, another]) => one - another)
  return withinLimits(Math.max(log.all, other.all), new Map(inOrder), inOrder.at(-1)?.[1] ?? 0)
}

/** Whether an entry was rendered before one of its tags was purged. */
export function isPurged({ at, tags }: { at: number; tags: readonly string[] }, log: PurgeLog): boolean {
  return at <= log.all || tags.some((tag) => at <= (log.tags.get(tag) ?? 0))
}

/** A purge log of a location, where it is kept as text. */
export interface LocationLog extends PurgeLog {
  /** Instant at which somebody in the location last read all purges of KV, ms since 1970; 0: nobody has. */
  listedAt: number
}

const Written = z.object({ listedAt: z.number(), all: z.number(), tags: z.array(z.tuple([z.string(), z.number()])) })

export function writeLocationLog({ listedAt, all, tags }: LocationLog): string {
  return JSON.stringify({ listedAt, all, tags: [...tags] } satisfies z.input<typeof Written>)
}

/** What is no log, as of a damaged text or another build's form, is none: whoever reads it asks KV and writes it anew. @param text null: nothing is written yet */
export function readLocationLog(text: string | null): LocationLog {
  const written = Written.safeParse(parseJson(text)).data
  return written ? { ...written, tags: new Map(written.tags) } : { ...NOTHING_PURGED, listedAt: 0 }
}

/** Time to live of a written log, in seconds. */
export const PURGE_LOG_SECONDS = LONGEST_LIFE_MS / 1000
