import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import type { CallPriority } from './call-priorities.ts'
import { upstreamClientOf } from './upstream-client.ts'

/**
 * fetch for the calls of a request to the shop API: with a permit, and with the request's trace (W3C Trace Context), so that one id joins our log
 * with the shop API's. A shared render has the trace of the request that leads it.
 * @param of priority of the calls, read at each call
 */
export function upstreamFetch(c: Context<EdgeContext>, of: { readonly priority: CallPriority }): typeof globalThis.fetch {
  const fetchWithPermit = upstreamClientOf(c.env).fetchFor(of, fetch)
  return async function tracedFetch(input, init) {
    const request = new Request(input, init)
    request.headers.set('traceparent', c.var.trace.traceparent)
    return fetchWithPermit(request)
  }
}
