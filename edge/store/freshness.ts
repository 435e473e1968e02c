import { CACHE_POLICIES, lifetimeOf, type StoredPolicy } from './cache-policies.ts'

/** What may be done with an entry: served, served while it is renewed, served only if it cannot be renewed, or nothing. */
export type Freshness = 'fresh' | 'stale' | 'stale-on-error' | 'gone'

interface Dated {
  /** Instant of rendering, ms since 1970. */
  at: number
  policy: StoredPolicy
}

/** Decides by the table alone. An entry that another machine dated into the future counts as new: ages are never negative. */
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
