// THE LIFETIME TABLE: how long each kind of page may be served, in seconds. Private pages are never stored.

/** How long a cached page is fresh, may be served stale while it is revalidated, and may be served stale when the shop API fails. */
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
  /** Search engines read them once a day or less; they find new pages by links, too. */
  sitemap: { fresh: HOUR, stale: 24 * HOUR, staleOnError: 24 * HOUR },
  /** Closed panels of a page. Facet counts are an orientation, so they may be older than the listing. */
  panel: { fresh: MINUTE, stale: 5 * MINUTE, staleOnError: HOUR },
  /** What depends on build and market alone, both of which its path names: the menus of departments. */
  frame: { fresh: 24 * HOUR, stale: HOUR, staleOnError: 0 },
  /** The shop API does not know it. It may be published at any moment, so it is never served stale. */
  missing: { fresh: MINUTE, stale: 0, staleOnError: 0 },
  /** Cart, checkout, account. */
  private: 'no-store',
} as const satisfies Record<string, CachePolicy | 'no-store'>

/** Policies that an entry may have. */
export const ENTRY_POLICIES = [
  'product',
  'listing',
  'content',
  'panel',
  'frame',
  'missing',
] as const satisfies readonly (keyof typeof CACHE_POLICIES)[]
export type EntryPolicy = (typeof ENTRY_POLICIES)[number]

/** Whether its pages are as many as categories, vendors and texts: KV has them from their first visit on, products from their second (EXT-67). */
export function isStanding(policy: EntryPolicy): boolean {
  return policy === 'listing' || policy === 'content'
}

/** Seconds after which an entry may not be served at all. */
export function lifetimeOf(policy: EntryPolicy): number {
  const { fresh, stale, staleOnError } = CACHE_POLICIES[policy]
  return fresh + stale + staleOnError
}
