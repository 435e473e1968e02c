import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'

/**
 * Value for Server-Timing: metric `traceparent`, as instrumentation of browsers reads it, and the `route` of a page, for its web vitals. It is a
 * header of the response, never a part of the page: a cached page is everybody's.
 */
export function traceTiming(c: Pick<Context<EdgeContext>, 'get'>): string {
  const route = c.get('route')
  return `traceparent;desc="${c.get('trace').traceparent}"${route === '' ? '' : `, route;desc="${route}"`}`
}

/** Whether a response with this Cache-Control may name its trace: a shared cache that kept it would name one visitor's trace to others. */
export function mayNameTrace(cacheControl: string | null): boolean {
  return cacheControl !== null && /\b(private|no-store)\b/.test(cacheControl)
}
