import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { EdgeContext } from '../edge-context.ts'
import { marketOfPath } from '../market/resolve-market.ts'
import { runWithRequest } from '../current-request.ts'
import { pageNameOf } from './page-name.ts'
import { traceOf } from '../http/trace-context.ts'

/** The log line of a request: no input of the visitor, no address, no cookie (GDPR). */
interface RequestLine {
  level: 'info'
  event: 'request'
  /** Start of the request, ms since 1970. */
  at: number
  method: string
  /** Name of the page, or the pattern of another path. */
  route: string
  status: number
  /** Hash of the cache key, the same for all requests for one page. null: no public page, or a search for words. */
  page: string | null
  /** Until the head of the response; the platform's clock advances with I/O alone. */
  ms: number
  /** Market id of a page. */
  market: number | null
  /** `hit` or the `fwd` reason of Cache-Status (RFC 9211). */
  cache: string | null
  build: string
  trace: string
}

/** Starts the trace of a request, and logs its line when the binding LOG_REQUESTS is 1, as in deployed environments. */
export function requestLog() {
  return createMiddleware<EdgeContext>(async function requestLog(c, next) {
    const start = Date.now()
    const trace = traceOf(c.req.header('traceparent'))
    c.set('route', '')
    c.set('trace', trace)
    await runWithRequest(trace, next)
    if (c.env.LOG_REQUESTS === '1') console.log(JSON.stringify(lineOf(c, start, Date.now() - start)))
  })
}

function lineOf(c: Context<EdgeContext>, at: number, ms: number): RequestLine {
  return {
    level: 'info',
    event: 'request',
    at,
    method: c.req.method,
    route: c.var.route || routePath(c),
    status: c.res.status,
    page: c.var.pageKey === undefined ? null : pageNameOf(c.var.pageKey),
    ms,
    market: c.var.route === '' ? null : marketOfPath(c.req.path).id,
    cache: /; *(hit|fwd=[a-z-]+)/.exec(c.res.headers.get('cache-status') ?? '')?.[1] ?? null,
    build: import.meta.env.BUILD_ID,
    trace: c.var.trace.id,
  }
}
