import type { CacheEntry } from './cache-entry.ts'
import { timeToLive } from './freshness.ts'

/**
 * The Cache-Status header of pages (RFC 9211). A hit's `ttl` is negative when the entry is stale. A streamed page is sent before it can be
 * stored, so it has no `stored`.
 */
export const CACHE_STATUS = {
  hit: (entry: CacheEntry, now: number) => `patyna; hit; ttl=${timeToLive(entry, now)}`,
  /** Served because the page could not be rendered. */
  staleOnError: (entry: CacheEntry, now: number) => `patyna; hit; ttl=${timeToLive(entry, now)}; detail=stale-on-error`,
  /** The page of another build, served because the page could not be rendered. */
  otherBuild: (entry: CacheEntry, now: number) => `patyna; hit; ttl=${timeToLive(entry, now)}; detail=other-build`,
  streamed: 'patyna; fwd=uri-miss',
  /** Rendered because the cached page was too old. */
  revalidated: 'patyna; fwd=stale; stored',
  /** Not rendered, because nothing that the page is made from has changed. */
  renewed: 'patyna; fwd=stale; fwd-status=304; stored',
  rendered: 'patyna; fwd=uri-miss; stored',
  /** Rendered by a concurrent request. */
  collapsed: 'patyna; fwd=uri-miss; stored; collapsed',
  /** Rendered with a failed part, so it is not stored. */
  incomplete: 'patyna; fwd=uri-miss; detail=incomplete',
  /** The error page: whether that one is cached says nothing of the page that was asked for. */
  failed: 'patyna; fwd=uri-miss',
  /** A page that may not be stored. */
  bypass: 'patyna; fwd=bypass',
} as const

/** Server-Timing of a page: ms since the request. The platform's clock advances with I/O alone, so pure computing reads as 0. */
export function serverTiming(name: 'cache' | 'render', startedAt: number, now: number): string {
  return `${name};dur=${Math.max(0, now - startedAt)}`
}
