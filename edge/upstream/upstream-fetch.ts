import type { Context } from 'hono'
import { contractCallsAt } from '#app/shop-api/contract/contract-calls-at.ts'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import type { EdgeContext, Span } from '../edge-context.ts'
import { networkOf } from '../http/visitor-network.ts'
import { type CallPriority, priorityOfVisitor } from './call-priorities.ts'
import { edgeCredential } from './edge-credential.ts'
import { upstreamClientOf } from './upstream-client.ts'

/** Timeout of a private call, to its last byte, in ms; it is never retried. */
export const PRIVATE_CALL_TIMEOUT_MS = 5000

/**
 * fetch for the calls of a request to the shop API: with a permit, with the edge's credential, and with the request's trace (W3C Trace Context),
 * so that one id joins our log with the shop API's. Redirects are not followed. A shared render has the trace of the request that leads it.
 * @param of priority of the calls, read at each call because requests that join a render may raise it; visitor: by the visitor's
 *   standing. network: @default that of the request
 * @param parent span that the calls belong to @default the request's
 */
export function upstreamFetch(c: Context<EdgeContext>, of: CallsFor, parent: Span | null = null): ShopFetch {
  const client = upstreamClientOf(c.env)
  async function fetchWithPermit(...[url, init]: Parameters<ShopFetch>) {
    const priority = of.priority === 'visitor' ? await priorityOfCall(c, url) : of.priority
    return client.call({ priority, network: of.network ?? networkOf((name) => c.req.header(name), 'site') }, () => fetch(url, init))
  }
  return async function tracedFetch(url, init) {
    c.get('watchHead')?.()
    if (c.get('isDrill')) throw new Error('The shop API is down, as an outage drill has it')
    const span = c.get('spans')?.begin('upstream', callAttributes(url, init.method), parent)
    const traceparent = span?.traceparent ?? c.get('trace').traceparent
    // A redirect could lead the session and the credential to another host; the contract has none.
    const traced = { ...init, headers: { ...init.headers, traceparent, ...edgeCredential(c.env) }, redirect: 'manual' as const }
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

/** For whom the calls of a request are made. */
export interface CallsFor {
  readonly priority: CallPriority
  readonly network?: string
}

async function priorityOfCall(c: Context<EdgeContext>, url: string): Promise<CallPriority> {
  return priorityOfVisitor((await c.get('standingOf')?.(c)) ?? 'stranger', new URL(url).pathname)
}

/** The path as the contract writes it, and no query: ids, names and words of a search stay out. */
function callAttributes(url: string, method = 'GET') {
  return { 'http.request.method': method, 'url.template': contractCallsAt(new URL(url).pathname)[0]?.row.path ?? 'other' }
}
