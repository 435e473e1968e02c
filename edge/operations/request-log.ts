import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { EdgeContext, SpanRecorder } from '../edge-context.ts'
import { marketOfPath } from '../market/resolve-market.ts'
import { runWithRequest } from '../current-request.ts'
import { startTrace } from '../tracing/start-trace.ts'
import { traceTiming } from '../tracing/trace-name.ts'
import { pageNameOf } from './page-name.ts'

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
  /** Whether its spans were exported. */
  sampled: boolean
}

/** Starts the trace of a request, and logs its line when the binding LOG_REQUESTS is 1, as in deployed environments. */
export function requestLog() {
  return createMiddleware<EdgeContext>(async function requestLog(c, next) {
    const start = Date.now()
    c.set('route', '')
    startTrace(c)
    const { trace, spans } = c.var
    await runWithRequest(trace, next)
    const { headers } = c.res
    const timing = traceTiming(trace.traceparent, headers.get('cache-control'))
    if (timing !== null) headers.append('server-timing', timing)
    if (c.env.LOG_REQUESTS !== '1' && !spans) return
    const line = lineOf(c, start, Date.now() - start)
    if (c.env.LOG_REQUESTS === '1') console.log(JSON.stringify(line))
    if (spans) endRequestSpan(spans, line)
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
    sampled: c.var.trace.isSampled,
  }
}

/** The span of the request, with what the line says; of a streamed response at its end. */
function endRequestSpan({ request, bodyEnd }: SpanRecorder, { method, route, status, market, cache }: RequestLine): void {
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    ...(market !== null && { 'patyna.market': market }),
    ...(cache !== null && { 'patyna.cache': cache }),
  }
  const end = () => request.end(attributes, status >= 500)
  if (bodyEnd) void bodyEnd.then(end)
  else end()
}
