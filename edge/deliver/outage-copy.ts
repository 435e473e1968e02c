// Copies of a page that cannot be rendered, and when a page may be streamed, which no copy can replace.
import { inTime } from '../in-time.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import { CACHE_STATUS } from '../store/cache-status.ts'
import { freshnessOf } from '../store/freshness.ts'
import { isOutageCopy, type Use } from '../store/other-build.ts'
import type { PageStore } from '../store/page-store.ts'
import type { PendingRender, RenderResult } from './render-for-store.ts'

export interface CopyRequest {
  /** ms since 1970 */
  now: number
  /** The client shows the page already and wants a newer one or none. */
  isRefresh: boolean
  /** What a page of another build may be used for; null: nothing. @default null */
  otherBuild?: Omit<Use, 'now'> | null
  waitUntil: (held: Promise<unknown>) => void
}

export type CachedDecision =
  /** retryAfter: seconds, where the page lacks what it is about because the shop API failed. */
  | { kind: 'page'; entry: CacheEntry & { bytes: PageBytes }; cacheStatus: string; isCached: boolean; retryAfter?: number }
  | { kind: 'missing'; status: 404 | 410 }

/** Looks for a copy of a page that cannot be rendered, once for a request, however often it is called. */
export type CopySearch = () => Promise<CachedDecision | null>

/** How long a page waits for the first answer that the shop API gives this isolate, in ms: one that is well has answered by then. */
const FIRST_ANSWER_MS = 500

type Store = PageStore<RenderResult>

/** The search for what this build has, given time, else for another build's (store/other-build.ts). */
export function copySearch(store: Store, key: string, { now, isRefresh, otherBuild = null, waitUntil }: CopyRequest): CopySearch {
  async function search(): Promise<CachedDecision | null> {
    if (isRefresh) return null
    const own = await store.findInOutage(key, waitUntil)
    if (own && freshnessOf(own, now) !== 'gone') return cachedDecision(own, CACHE_STATUS.staleOnError(own, now))
    const other = otherBuild && (await store.findOfOtherBuild(key, waitUntil))
    return other && isOutageCopy(other, { ...otherBuild, now }) ? cachedDecision(other, CACHE_STATUS.otherBuild(other, now)) : null
  }
  let found: ReturnType<CopySearch> | undefined
  return () => (found ??= search())
}

/**
 * What is streamed cannot be replaced by a copy when it fails. So where the last render failed, no page is streamed that has a copy; and where this
 * isolate has rendered nothing yet, none before an answer of the shop API, or where that is late, as after a failure (EXT-60).
 */
export async function isSafeToStream({ backOff }: Store, { record, result }: PendingRender, copy: CopySearch): Promise<boolean> {
  if (backOff.health() === 'well') return true
  if (backOff.health() === 'unknown') {
    const first = Promise.race([record.reads.answered, result.then((settled) => !hasFailed(settled))])
    const isWell = await inTime(first, FIRST_ANSWER_MS, null)
    if (isWell !== null) return isWell
  }
  return (await copy()) === null
}

/** The response from an entry. */
export function cachedDecision(entry: CacheEntry, cacheStatus: string): CachedDecision {
  const { bytes } = entry
  if (bytes) return { kind: 'page', entry: { ...entry, bytes }, cacheStatus, isCached: true }
  return { kind: 'missing', status: entry.status === 410 ? 410 : 404 }
}

/** A failure, or a page of which a part has failed. */
export function hasFailed(result: RenderResult): boolean {
  return result.kind === 'failed' || (result.kind === 'page' && !result.isComplete)
}
