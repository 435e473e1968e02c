import type { CacheState } from '../plan.ts'

/** Content of a Cache-Status header (RFC 9211, edge/store/cache-status.ts). */
export interface CacheResult {
  state: CacheState
  /** Age of a cached page beyond its freshness lifetime, s; negative: fresh. NaN: not cached. */
  overdue: number
}

/**
 * Parses the header. A cached page served beyond its freshness is stale, also as a fallback for an error. A request that waited for
 * another one's render is `collapsed`: it made no call to the shop API, but it waited. An old page that was not rendered again because nothing had
 * changed is `renewed`.
 */
export function readCacheStatus(header: string | undefined): CacheResult {
  const overdue = -Number(/; ttl=(-?\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
  if (header === undefined || header === '') return { state: 'none', overdue: Number.NaN }
  if (/; hit\b/.test(header)) return { state: overdue > 0 ? 'stale' : 'hit', overdue }
  if (/; collapsed/.test(header)) return { state: 'collapsed', overdue: Number.NaN }
  if (/; fwd-status=304/.test(header)) return { state: 'renewed', overdue: Number.NaN }
  return { state: /fwd=bypass/.test(header) ? 'bypass' : 'miss', overdue: Number.NaN }
}
