import { timeToLive } from './freshness.ts'
import type { PageEntry } from './cache-entry.ts'

/**
 * The Cache-Status header (RFC 9211): how a page came about. A hit's `ttl` is negative when the entry was stale. `stored` stands only where
 * it is known: a streamed page is sent before it can be stored.
 */
export const CACHE_STATUS = {
  hit: (entry: PageEntry, now: number) => `patyna; hit; ttl=${timeToLive(entry, now)}`,
  /** Served in place of a page that could not be made. */
  staleOnError: (entry: PageEntry, now: number) => `patyna; hit; ttl=${timeToLive(entry, now)}; detail=stale-on-error`,
  streamed: 'patyna; fwd=uri-miss',
  /** A stored page was too old, and this one was made instead of it. */
  renewed: 'patyna; fwd=stale; stored',
  made: 'patyna; fwd=uri-miss; stored',
  /** Made by another request at the same time. */
  followed: 'patyna; fwd=uri-miss; stored; collapsed',
  /** Made, but not whole, so nobody else gets it. */
  incomplete: 'patyna; fwd=uri-miss; detail=incomplete',
  /** Not a page that may be stored. */
  bypass: 'patyna; fwd=bypass',
} as const

/** Server-Timing of a page: ms since the request came. Clocks of the platform stand still between I/O, so computing alone reads as 0. */
export function serverTiming(name: 'cache' | 'render', startedAt: number, now: number): string {
  return `${name};dur=${Math.max(0, now - startedAt)}`
}
