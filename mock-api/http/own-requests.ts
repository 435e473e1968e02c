import type { Context } from 'hono'

const own = new WeakSet<Request>()

/** Marks a request that the mock makes of itself: it is in no journal, and no fault and no latency meets it. No header can do that. */
export function ownRequest(url: string, init: RequestInit): Request {
  const request = new Request(url, init)
  own.add(request)
  return request
}

/** Whether the mock itself sent the request. */
export function isOwnRequest({ req }: Context): boolean {
  return own.has(req.raw)
}
