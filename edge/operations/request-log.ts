import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { EdgeContext, SpanRecorder } from '../edge-context.ts'
import { marketOfPath } from '../market/resolve-market.ts'
import { runWithRequest } from '../current-request.ts'
import { startTrace } from '../tracing/start-trace.ts'
import { mayNameTrace, traceTiming } from '../tracing/trace-name.ts'
import { writeMetrics } from './metrics/write-metrics.ts'
import { pageNameOf } from './page-name.ts'
import type { RequestLine } from './request-line.ts'

/** Starts the trace of a request, and logs its line when the binding LOG_REQUESTS is 1, as in deployed environments. */
export function requestLog() {
  return createMiddleware<EdgeContext>(async function requestLog(c, next) {
    const start = Date.now()
    c.set('route', '')
    startTrace(c)
    const spans = c.get('spans')
    await runWithRequest(c.get('trace'), next)
    if (!c.get('isTraceNamed') && mayNameTrace(c.res.headers.get('cache-control'))) c.res.headers.append('server-timing', traceTiming(c))
    if (c.env.LOG_REQUESTS !== '1' && !spans && !c.env.METRICS) return
    const line = lineOf(c, start, Date.now() - start)
    writeMetrics(c.env, line)
    if (c.env.LOG_REQUESTS === '1') console.log(JSON.stringify(line))
    if (spans) endRequestSpan(spans, line)
  })
}

/** What stands before the path of the page where its Flight or a panel is requested. */
const FLIGHT = /^\/_rsc\/[^/]*(?:\/~[^/]*)?/

function lineOf(c: Context<EdgeContext>, at: number, ms: number): RequestLine {
  const pageKey = c.get('pageKey')
  const cacheStatus = c.res.headers.get('cache-status') ?? ''
  return {
    level: 'info',
    event: 'request',
    at,
    method: c.req.method,
    route: c.get('route') || routePath(c),
    status: c.res.status,
    page: pageKey === undefined ? null : pageNameOf(pageKey),
    ms,
    market: c.get('route') === '' ? null : marketOfPath(c.req.path.replace(FLIGHT, '')).id,
    cache: /; *(hit|fwd=[a-z-]+)/.exec(cacheStatus)?.[1] ?? null,
    detail: /; *detail=([a-z-]+)/.exec(cacheStatus)?.[1] ?? null,
    build: import.meta.env.BUILD_ID,
    trace: c.get('trace').id,
    sampled: c.get('trace').isSampled,
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
