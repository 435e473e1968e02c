import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { EdgeContext } from '../edge-context.ts'
import { marketOfPath } from '../market/resolve-market.ts'
import { duringRequest } from '../current-request.ts'
import { pageNameOf } from './page-name.ts'
import { traceOf } from '../http/trace-context.ts'

/** One request as the log has it: nothing that a visitor typed, no address, no cookie (GDPR). */
interface RequestLine {
  level: 'info'
  event: 'request'
  /** When it came, ms since 1970. */
  at: number
  method: string
  /** Name of the page, or the pattern of another path. */
  route: string
  status: number
  /** Which page, where it may be stored: visits to the same one say the same. null: none, or one that somebody's words are in. */
  page: string | null
  /** Until the head of the answer; the platform's clock stands still between calls. */
  ms: number
  /** Of a page. */
  market: number | null
  /** First word of Cache-Status (RFC 9211): `hit`, or why it was none. */
  cache: string | null
  build: string
  trace: string
}

/** Begins the trace of a request, and writes its line when the binding LOG_REQUESTS is 1: in the environments that are deployed. */
export function requestLog() {
  return createMiddleware<EdgeContext>(async function requestLog(c, next) {
    const start = Date.now()
    const trace = traceOf(c.req.header('traceparent'))
    c.set('route', '')
    c.set('trace', trace)
    await duringRequest(trace, next)
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
