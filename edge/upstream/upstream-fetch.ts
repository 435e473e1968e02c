import type { Context } from 'hono'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import type { EdgeContext, Span } from '../edge-context.ts'
import type { CallPriority } from './call-priorities.ts'
import { callTemplate } from './call-template.ts'
import { upstreamClientOf } from './upstream-client.ts'

/** Timeout of a private call, to its last byte, in ms; it is never retried. */
export const PRIVATE_CALL_TIMEOUT_MS = 5000

/**
 * fetch for the calls of a request to the shop API: with a permit, and with the request's trace (W3C Trace Context), so that one id joins our log
 * with the shop API's. A shared render has the trace of the request that leads it.
 * @param of priority of the calls, read at each call
 * @param parent span that the calls belong to @default the request's
 */
export function upstreamFetch(c: Context<EdgeContext>, of: { readonly priority: CallPriority }, parent: Span | null = null): ShopFetch {
  const fetchWithPermit = upstreamClientOf(c.env).fetchFor(of, fetch)
  return async function tracedFetch(url, init) {
    c.get('headWatch')?.begin(c)
    if (c.get('isDrill')) throw new Error('The shop API is down, as an outage drill has it')
    const span = c.get('spans')?.begin('upstream', callAttributes(url, init.method), parent)
    const traced = { ...init, headers: { ...init.headers, traceparent: span?.traceparent ?? c.get('trace').traceparent } }
    if (!span) return fetchWithPermit(url, traced)
    try {
      const response = await fetchWithPermit(url, traced)
      span.end({ 'http.response.status_code': response.status }, response.status >= 500)
      return response
    } catch (error) {
      span.end({ 'error.type': error instanceof Error ? error.name : 'Error' }, true)
      throw error
    }
  }
}

/** The path as the contract writes it, and no query: ids, names and words of a search stay out. */
function callAttributes(url: string, method = 'GET') {
  return { 'http.request.method': method, 'url.template': callTemplate(new URL(url).pathname) }
}
