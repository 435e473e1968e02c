// THE LIFETIME TABLE. Edit a number to change how long a kind of page may be served. Seconds. Private pages are never stored.

/** How long a stored page is fresh, may be served while it is renewed, and may be served when the shop fails. */
export interface CachePolicy {
  fresh: number
  stale: number
  staleOnError: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const CACHE_POLICIES = {
  /** Spec §9: product data refreshes every 60 s. */
  product: { fresh: 60, stale: 5 * MINUTE, staleOnError: HOUR },
  /** Spec §9: the listing refreshes every 30 s. */
  listing: { fresh: 30, stale: 5 * MINUTE, staleOnError: HOUR },
  /** Home and content pages change when an editor publishes. */
  content: { fresh: 5 * MINUTE, stale: HOUR, staleOnError: 24 * HOUR },
  /** Search engines read them once a day or more rarely; what is new is found by links, too. */
  sitemap: { fresh: HOUR, stale: 24 * HOUR, staleOnError: 24 * HOUR },
  /** The shop says that there is no such thing. It may be published at any moment, so never longer than it is fresh. */
  missing: { fresh: MINUTE, stale: 0, staleOnError: 0 },
  /** Cart, checkout, account: one visitor's. */
  private: 'no-store',
} as const satisfies Record<string, CachePolicy | 'no-store'>

/** Kinds of entries of a page cache: rows of the table that have lifetimes. */
export const STORED_POLICIES = ['product', 'listing', 'content', 'missing'] as const satisfies readonly (keyof typeof CACHE_POLICIES)[]
export type StoredPolicy = (typeof STORED_POLICIES)[number]

/** Seconds after which an entry may not be served at all. */
export function lifetimeOf(policy: StoredPolicy): number {
  const { fresh, stale, staleOnError } = CACHE_POLICIES[policy]
  return fresh + stale + staleOnError
}
