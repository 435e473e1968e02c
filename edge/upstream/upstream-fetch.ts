import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import type { CallKind } from './call-priorities.ts'
import { shopDoorOf } from './upstream-client.ts'

/**
 * fetch for all that a request asks of the shop: through the door, and with the request's trace (W3C Trace Context), so that one id joins
 * our log with the shop's. What many wait for bears the trace of who began it. @param whose how much the calls matter
 */
export function shopFetch(c: Context<EdgeContext>, whose: { readonly calls: CallKind }): typeof globalThis.fetch {
  const throughDoor = shopDoorOf(c.env).fetchFor(whose, fetch)
  return async function tracedFetch(input, init) {
    const request = new Request(input, init)
    request.headers.set('traceparent', c.var.trace.traceparent)
    return throughDoor(request)
  }
}
