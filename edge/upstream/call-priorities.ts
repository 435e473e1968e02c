// THE TABLE OF CALL PRIORITIES. An isolate has a limited number of permits for calls to the shop API. A call gets one while fewer calls than
// its priority's share are under way, so the least important calls are shed first and the last permits are for visitors who buy; of these permits one
// network gets no more than it leaves (EXT-63).
import type { Standing } from '../edge-context.ts'
import { PREFETCH_HEADER } from '../http/flight-protocol.ts'

/**
 * Calls to the shop API that one isolate has under way at most. A shop API that takes 20 ms serves 6,400 a second through them; one that takes
 * 1.5 s, 85.
 */
export const CONCURRENCY_LIMIT = 128

/** Priority -> share of the permits, the most important first. */
export const CALL_PRIORITIES = {
  /** A visitor with a cart or a login, as a cookie proves that we have signed. */
  buyer: 1,
  /** How somebody becomes one: a login, a registration, the first product in a cart. */
  visitor: 0.875,
  /** A page that a visitor waits for and that is not cached; what a guest without a cart has, as likes. */
  page: 0.75,
  /** What no visitor has requested yet, or what a page can do without: prefetches, suggestions, last viewed, personalisation. */
  prefetch: 0.5,
  /** Private pages and calls of somebody without a session: there can be nothing to see. */
  stranger: 0.375,
  /** Revalidations, and refreshes of an open page. */
  refresh: 0.25,
} as const

export type CallPriority = keyof typeof CALL_PRIORITIES

/**
 * Whether one more call may be made. A network may have as many calls under way as it leaves for the others (a dynamic threshold: Choudhury and Hahne,
 * 1998): half of the permits where it is alone, a third each where there are two, and never the last one. While the shop API is well that is
 * far more than a company or a carrier with many buyers needs.
 * @param underWay calls of all priorities
 * @param ofNetwork of them, those of the caller's network; 0: the call is made for nobody in particular
 */
export function hasPermit(priority: CallPriority, underWay: number, ofNetwork: number): boolean {
  return underWay + ofNetwork < CONCURRENCY_LIMIT * CALL_PRIORITIES[priority]
}

/** Calls that islands make by themselves; every other path is a visitor's action. */
const PRIORITIES_OF_PATHS: readonly (readonly [RegExp, CallPriority])[] = [
  [/^\/shop\/(product\/viewed\/last|search\/suggest|banners)(\/|$)/, 'prefetch'],
  [/^\/shop\/(search|product\/details|vendor|boutique|tag|content-page|reference)(\/|$)/, 'page'],
]

/** The priority of a call that comes through the gateway; visitor: it is private (priorityOfVisitor). */
export function priorityOfPath(path: string): CallPriority {
  return PRIORITIES_OF_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'visitor'
}

/** Calls by which somebody becomes a buyer. */
const BUYS =
  /^\/(auth\/standard|shop\/(cart\/product|client\/(register|create-without-registration|password)|checkout\/(order|re-pay|sandbox-payment)))(\/|$)/

/** The priority of a call that is made in a visitor's name. */
export function priorityOfVisitor(standing: Standing, path: string): CallPriority {
  const priority = priorityOfPath(path)
  if (standing === 'buyer') return 'buyer'
  if (priority !== 'visitor' || BUYS.test(path)) return priority
  return standing === 'guest' ? 'page' : 'stranger'
}

/** The priority of a page's calls: browsers mark speculative requests with Sec-Purpose, our prefetch.ts, which may not set that, with a header of ours. */
export function priorityOfPage(header: (name: string) => string | undefined): CallPriority {
  const isPrefetch = header(PREFETCH_HEADER) !== undefined || header('sec-purpose')?.startsWith('prefetch')
  return isPrefetch ? 'prefetch' : 'page'
}
