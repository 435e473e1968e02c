/**
 * Value for Server-Timing: metric `traceparent`, as instrumentation of browsers reads it, and the `route` of a page, for its web vitals. It is a header of the response, never a part of the page: a cached page is everybody's. null: a shared cache may keep the
 * response, and would name one visitor's trace to others.
 */
export function traceTiming({ traceparent, route }: { traceparent: string; route: string }, cacheControl: string | null): string | null {
  if (cacheControl === null || !/\b(private|no-store)\b/.test(cacheControl)) return null
  return `traceparent;desc="${traceparent}"${route === '' ? '' : `, route;desc="${route}"`}`
}
