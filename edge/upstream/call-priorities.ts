// THE TABLE OF CALL PRIORITIES. An isolate has a limited number of permits for calls to the shop API. A call gets one while fewer calls than
// its priority's share are under way, so the least important calls are shed first and the last permits are for visitors who buy.
import { PREFETCH_HEADER } from '../http/flight-protocol.ts'

/**
 * Calls to the shop API that one isolate has under way at most. A shop API that takes 20 ms serves 6,400 a second through them; one that takes
 * 1.5 s, 85.
 */
export const CONCURRENCY_LIMIT = 128

/** Priority -> share of the permits, the most important first. */
export const CALL_PRIORITIES = {
  /** Cart, login, checkout, account: a visitor's action. */
  visitor: 1,
  /** A page that a visitor waits for and that is not cached. */
  page: 0.75,
  /** What no visitor has requested yet, or what a page can do without: prefetches, suggestions, last viewed, personalisation. */
  prefetch: 0.5,
  /** Revalidations, and refreshes of an open page. */
  refresh: 0.25,
} as const

export type CallPriority = keyof typeof CALL_PRIORITIES

/** Whether one more call may be made. @param underWay calls of all priorities */
export function hasPermit(priority: CallPriority, underWay: number): boolean {
  return underWay < CONCURRENCY_LIMIT * CALL_PRIORITIES[priority]
}

/** Calls that islands make by themselves; every other path is a visitor's action. */
const PRIORITIES_OF_PATHS: readonly (readonly [RegExp, CallPriority])[] = [
  [/^\/shop\/(product\/viewed\/last|search\/suggest|banners)(\/|$)/, 'prefetch'],
  [/^\/shop\/(search|product\/details|vendor|boutique|tag|content-page|reference)(\/|$)/, 'page'],
]

/** The priority of a call that comes through the gateway. */
export function priorityOfPath(path: string): CallPriority {
  return PRIORITIES_OF_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'visitor'
}

/** The priority of a page's calls: browsers mark speculative requests with Sec-Purpose, our prefetch.ts, which may not set that, with a header of ours. */
export function priorityOfPage(header: (name: string) => string | undefined): CallPriority {
  const isPrefetch = header(PREFETCH_HEADER) !== undefined || header('sec-purpose')?.startsWith('prefetch')
  return isPrefetch ? 'prefetch' : 'page'
}
