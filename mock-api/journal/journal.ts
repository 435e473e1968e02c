import { leastRecent } from '../http/least-recent.ts'
import { isPathOf } from '../http/operations.ts'
import type { Difference } from './first-difference.ts'
import type { NearMiss } from './near-miss.ts'

/** A recorded call, without credentials. */
export interface JournalEntry {
  /** Counts up through all worlds. */
  id: number
  /** When it came, machine time, ms. */
  at: number
  /** Instant of the shop, ms; null: it never got so far. */
  now: number | null
  method: string
  path: string
  /** With its question mark, or empty. */
  query: string
  headers: Record<string, string>
  /** Of the request: the first 4 kB, passwords and tokens masked; null: none. */
  body: string | null
  /** Null: the connection broke before there was one. */
  status: number | null
  ms: number
  operationId: string | null
  /** As x-mock-fault-applied says them. */
  faults: string | null
  /** Of a call that no route took: the one that it resembles most. */
  nearMiss: NearMiss | null
  /** Of a call that breaks its schema: where first. */
  difference: Difference | null
}

export interface JournalLimits {
  /** Entries of a world; the oldest go first. */
  entries: number
  /** Bytes of a world, as JSON. */
  bytes: number
  /** Worlds; the one that was used longest ago goes first. */
  worlds: number
}

export const JOURNAL_LIMITS: JournalLimits = { entries: 500, bytes: 1024 * 1024, worlds: 200 }

/** Which entries are wanted; what is left out is no matter. */
export interface JournalFilter {
  method?: string | undefined
  /** A path, or a pattern such as /shop/cart/*. */
  path?: string | undefined
  /** 404, 4xx, or lost: the connection broke. */
  status?: string | undefined
}

/** The last calls of each world, in memory. */
export function createJournal(limits: JournalLimits = JOURNAL_LIMITS) {
  const worlds = leastRecent(limits.worlds, () => ({ entries: [] as JournalEntry[], sizes: [] as number[], bytes: 0 }))
  let lastId = 0

  return {
    add(world: string, entry: Omit<JournalEntry, 'id'>): void {
      const kept = worlds.of(world)
      const whole = { ...entry, id: ++lastId }
      const size = JSON.stringify(whole).length
      kept.entries.push(whole)
      kept.sizes.push(size)
      kept.bytes += size
      while (kept.entries.length > limits.entries || (kept.bytes > limits.bytes && kept.entries.length > 1)) {
        kept.entries.shift()
        kept.bytes -= kept.sizes.shift() ?? 0
      }
    },
    /** Entries of a world, the newest first. */
    list: (world: string, filter: JournalFilter = {}): JournalEntry[] =>
      worlds
        .of(world)
        .entries.filter((entry) => isWanted(entry, filter))
        .toReversed(),
    clear(world: string): void {
      worlds.forget(world)
    },
  }
}

export type Journal = ReturnType<typeof createJournal>

function isWanted(entry: JournalEntry, { method, path, status }: JournalFilter): boolean {
  if (method !== undefined && entry.method !== method.toUpperCase()) return false
  if (path !== undefined && !isPathOf(path, entry.path)) return false
  return status === undefined || isOfStatus(entry.status, status)
}

function isOfStatus(status: number | null, wanted: string): boolean {
  if (status === null) return wanted === 'lost'
  return wanted === String(status) || wanted === `${Math.floor(status / 100)}xx`
}
