import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { isBound, writePoint } from '../binding-door.ts'
import { newOrigin, runWithRequest } from '../current-request.ts'
import type { EdgeContext, SpanRecorder } from '../edge-context.ts'
import { BODILESS } from '../http/limits.ts'
import { marketOfPath } from '../market/resolve-market.ts'
import { startTrace } from '../tracing/start-trace.ts'
import { mayNameTrace, traceTiming } from '../tracing/trace-name.ts'
import { dataPoint } from './metrics/columns.ts'
import { pageNameOf } from './page-name.ts'
import type { RequestLine } from './request-line.ts'

/** A request without a head after so many ms has a line that says so; one beyond every budget of a page (4.5 s). */
const HEAD_WITHIN_MS = 5000

/** Starts the trace of a request, and logs its line when the binding LOG_REQUESTS is 1, as in deployed environments. */
export function requestLog() {
  return createMiddleware<EdgeContext>(async function requestLog(c, next) {
    const start = Date.now()
    c.set('route', '')
    startTrace(c)
    const spans = c.get('spans')
    const origin = newOrigin(c.get('trace'))
    const isLogged = c.env.LOG_REQUESTS === '1' || isBound(c.env, 'METRICS')
    let timer: ReturnType<typeof setTimeout> | undefined
    const waiting = () => write(c, { ...lineOf(c, { at: start, around: null }, null), event: 'waiting' })
    const watchHead = () => void (timer ??= setTimeout(waiting, start + HEAD_WITHIN_MS - Date.now()))
    if (isLogged) c.set('watchHead', watchHead)
    // A body may come slowly; what else may hang begins the watch itself.
    if (isLogged && !BODILESS.has(c.req.method)) watchHead()
    await runWithRequest(origin, next)
    if (timer !== undefined) clearTimeout(timer)
    // What is called from now on, for personalisation or for the store, keeps no head waiting.
    c.set('watchHead', undefined)
    if (!c.get('isTraceNamed') && mayNameTrace(c.res.headers.get('cache-control'))) c.res.headers.append('server-timing', traceTiming(c))
    if (!isLogged && !spans) return
    const line = lineOf(c, { at: start, around: origin.around }, c.res)
    write(c, line)
    if (spans) endRequestSpan(spans, line)
  })
}

function write(c: Context<EdgeContext>, line: RequestLine): void {
  writePoint(c.env, dataPoint(line))
  if (c.env.LOG_REQUESTS === '1') console.log(JSON.stringify(line))
}

/** What stands before the path of the page where its Flight or a panel is requested. */
const FLIGHT = /^\/_rsc\/[^/]*(?:\/~[^/]*)?/

/** @param head null: there is none yet */
function lineOf(
  c: Context<EdgeContext>,
  { at, around }: { at: number; around: ReadonlySet<string> | null },
  head: Response | null,
): RequestLine {
  const pageKey = c.get('pageKey')
  const cacheStatus = head?.headers.get('cache-status') ?? ''
  return {
    level: 'info',
    event: 'request',
    at,
    method: c.req.method,
    route: c.get('route') || routePath(c),
    status: head?.status ?? 0,
    page: pageKey === undefined ? null : pageNameOf(pageKey),
    ms: Date.now() - at,
    market: c.get('route') === '' ? null : marketOfPath(c.req.path.replace(FLIGHT, '')).id,
    cache: /; *(hit|fwd=[a-z-]+)/.exec(cacheStatus)?.[1] ?? null,
    detail: /; *detail=([a-z-]+)/.exec(cacheStatus)?.[1] ?? null,
    around: around && [...around].join(', '),
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
