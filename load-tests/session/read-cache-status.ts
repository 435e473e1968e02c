import type { CacheState } from '../plan.ts'

/** What a Cache-Status header (RFC 9211, edge/store/cache-status.ts) says. */
export interface CacheResult {
  state: CacheState
  /** Seconds that a cached page was beyond its freshness; negative: fresh. NaN: it was not stored. */
  overdue: number
}

/**
 * Reads it. A page that was served although older than fresh is stale; one that a failure let through is, too. Who waited for another
 * request's page is `collapsed`: no call to the shop, but a wait.
 */
export function readCacheStatus(header: string | undefined): CacheResult {
  const overdue = -Number(/; ttl=(-?\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
  if (header === undefined || header === '') return { state: 'none', overdue: Number.NaN }
  if (/; hit\b/.test(header)) return { state: overdue > 0 ? 'stale' : 'hit', overdue }
  if (/; collapsed/.test(header)) return { state: 'collapsed', overdue: Number.NaN }
  return { state: /fwd=bypass/.test(header) ? 'bypass' : 'miss', overdue: Number.NaN }
}
