// The rules by which the worker uses KV: what it asks and writes (EXT-67).
import { isStanding, lifetimeOf } from '#edge/store/cache-policies.ts'
import { classOfKey } from '#edge/store/page-class.ts'
import type { Visit } from './synthetic-visits.ts'

/** A page that a location has just made. */
export interface MadePage extends Pick<Visit, 'page' | 'policy'> {
  /** How often it was asked for in this location. */
  asked: number
  /** Other bytes than those that the location has. */
  isChanged: boolean
  /** Seconds since the location wrote it to KV or read it there; Infinity: never. */
  sinceWritten: number
}

export interface KvRule {
  /** Reads for a page that the location has not: it, logs, pages of one other build. */
  readsOfMiss: (page: string) => number
  isWritten: (made: MadePage) => boolean
  /** Of each location, however many visits it has: to learn of purges. */
  listsAnHour: number
}

/** edge/store/kv-tier.ts and page-store.ts; the records every 15 s. */
export const KV_RULE: KvRule = {
  readsOfMiss: (page) => (classOfKey(page) === 'open' ? 0 : 1),
  isWritten: ({ page, policy, asked, isChanged, sinceWritten }) =>
    classOfKey(page) === 'listed' && (isStanding(policy) || asked > 1) && (isChanged || sinceWritten > lifetimeOf(policy) / 2),
  listsAnHour: 240,
}

/** Of renewals that find another page than the one before: a page changes when somebody edits or buys what it shows. */
export const CHANGED = 0.05
