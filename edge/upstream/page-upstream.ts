import type { Context } from 'hono'
import { BUDGETS } from '#app/shop-api/fetch-text.ts'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import type { EdgeContext, Span } from '../edge-context.ts'
import { createEndpointBackOff, UpstreamBackOff } from './endpoint-back-off.ts'
import { retryOnce } from './retry-once.ts'
import { upstreamClientOf } from './upstream-client.ts'
import { type CallsFor, upstreamFetch } from './upstream-fetch.ts'

/** How the calls of one page reach the shop API. */
export interface PageUpstream {
  fetch: ShopFetch
  backOff: ReturnType<typeof createEndpointBackOff>
  /** Milliseconds left of the page's budget. */
  leftMs: () => number
}

/**
 * Budget of all calls of a page, in ms, however many it makes one after the other: as long as for one. A shop API that sends its responses
 * byte by byte would otherwise hold a page once for each call.
 */
const PAGE_BUDGET_MS = BUDGETS.firstByteMs + BUDGETS.bodyMs

/**
 * How the pages of a request reach the shop API: with permits of the isolate, respecting Retry-After.
 * @param parent span that the calls belong to @default the request's
 */
export function pageUpstreamOf(c: Context<EdgeContext>, of: CallsFor, parent: Span | null = null): PageUpstream {
  const until = Date.now() + PAGE_BUDGET_MS
  // Calls of pages change nothing, so they may be repeated.
  return { fetch: retryOnce(upstreamFetch(c, of, parent)), backOff: upstreamClientOf(c.env).backOff, leftMs: () => until - Date.now() }
}

/** For the error page, which makes no calls: it comes at once and adds no load. */
export function noUpstream(): PageUpstream {
  const refuse = async () => {
    throw new UpstreamBackOff()
  }
  return { fetch: refuse, backOff: createEndpointBackOff(0, Date.now), leftMs: () => Infinity }
}
