// THE TABLE OF PRIORITIES: who still reaches the shop when it is slower than it is asked. A kind of call may be made while fewer calls than
// its part of all places are under way, so what matters least is left out first and the last places are for who buys.
import { PREFETCH_HEADER } from '../http/flight-protocol.ts'

/**
 * Calls to the shop that one isolate has under way at the most. A shop that takes 20 ms answers 6,400 a second through these; one that
 * takes 1.5 s for each, 85.
 */
export const MOST_CALLS = 128

/** Kind of call -> its part of the places, the most important kind first. */
export const CALL_PRIORITIES = {
  /** Cart, login, checkout, account: what somebody does. */
  visitor: 1,
  /** A page that somebody waits for and that is stored nowhere. */
  page: 0.75,
  /** What nobody has asked for yet, and what a page does well without: prefetches, suggestions, last viewed, the tail of a page. */
  prefetch: 0.5,
  /** Renewing what stands already or was just served. */
  refresh: 0.25,
} as const

export type CallKind = keyof typeof CALL_PRIORITIES

/** Whether one more call of a kind may be made. @param underWay calls of all kinds */
export function mayCall(kind: CallKind, underWay: number): boolean {
  return underWay < MOST_CALLS * CALL_PRIORITIES[kind]
}

/** What a browser asks of the shop by itself; a path that stands nowhere here is what somebody does. */
const KINDS_OF_PATHS: readonly (readonly [RegExp, CallKind])[] = [
  [/^\/shop\/(product\/viewed\/last|search\/suggest|banners)(\/|$)/, 'prefetch'],
  [/^\/shop\/(search|product\/details|vendor|boutique|tag|content-page|reference)(\/|$)/, 'page'],
]

/** The kind of a call that comes through the gateway. */
export function kindOfPath(path: string): CallKind {
  return KINDS_OF_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? 'visitor'
}

/**
 * The kind of the calls of a page, by the request's own word: browsers say when they only guess that it will be wanted, and so does our own
 * prefetch.ts, which may not set their header.
 */
export function kindOfPage(header: (name: string) => string | undefined): CallKind {
  const isGuess = header(PREFETCH_HEADER) !== undefined || header('sec-purpose')?.startsWith('prefetch')
  return isGuess ? 'prefetch' : 'page'
}
