import { CACHE_POLICIES, lifetimeOf, type EntryPolicy } from './cache-policies.ts'

/** fresh: served. stale: served while it is revalidated. stale-on-error: served when the render fails. gone: not served. */
export type Freshness = 'fresh' | 'stale' | 'stale-on-error' | 'gone'

interface Dated {
  /** Instant of the render, ms since 1970. */
  at: number
  policy: EntryPolicy
}

/** By the table alone. An entry dated into the future by another machine's clock counts as new: ages are never negative. */
export function freshnessOf(entry: Dated, now: number): Freshness {
  const { fresh, stale } = CACHE_POLICIES[entry.policy]
  const age = ageOf(entry, now)
  if (age < fresh) return 'fresh'
  if (age < fresh + stale) return 'stale'
  return age < lifetimeOf(entry.policy) ? 'stale-on-error' : 'gone'
}

/** Seconds since an entry was rendered, from 0. */
export function ageOf({ at }: Dated, now: number): number {
  return Math.max(0, (now - at) / 1000)
}

/** Seconds that an entry stays fresh, rounded up; negative when it no longer is (RFC 9211 §2.5). */
export function timeToLive(entry: Dated, now: number): number {
  return Math.ceil(CACHE_POLICIES[entry.policy].fresh - ageOf(entry, now))
}
