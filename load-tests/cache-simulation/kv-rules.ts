// THE TABLE OF RULES by which the worker uses KV: what it asks and writes, before and after EXT-67.
import { isStanding, lifetimeOf } from '#edge/store/cache-policies.ts'
import { classOfKey } from '#edge/store/page-class.ts'
import type { Visit } from './visit-log.ts'

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
  name: string
  /** Reads for a page that the location has not: it, logs, pages of one other build. */
  readsOfMiss: (page: string) => number
  /** Reads before a page is renewed. */
  readsOfRenewal: number
  isWritten: (made: MadePage) => boolean
  /** Of each location, however many visits it has: to learn of purges. */
  anHour: { reads: number; lists: number }
}

/** At 29c70084, with a deployment a day: its page and the log of purges, and the same of the other build; the log every 5 s. */
const BEFORE: KvRule = {
  name: 'before',
  readsOfMiss: () => 4,
  readsOfRenewal: 2,
  isWritten: () => true,
  anHour: { reads: 720, lists: 0 },
}

/** edge/store/kv-tier.ts and page-store.ts; the records every 15 s. */
const NOW: KvRule = {
  name: 'now',
  readsOfMiss: (page) => (classOfKey(page) === 'open' ? 0 : 1),
  readsOfRenewal: 0,
  isWritten: ({ page, policy, asked, isChanged, sinceWritten }) =>
    classOfKey(page) === 'listed' && (isStanding(policy) || asked > 1) && (isChanged || sinceWritten > lifetimeOf(policy) / 2),
  anHour: { reads: 0, lists: 240 },
}

export const KV_RULES = { before: BEFORE, now: NOW }

/** Of renewals that find another page than the one before: a page changes when somebody edits or buys what it shows. */
export const CHANGED = 0.05
