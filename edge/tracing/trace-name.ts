/** Metric of Server-Timing that names the trace to scripts of the page, as instrumentation of browsers reads it. */
export const TRACE_TIMING = 'traceparent'

/**
 * Value for Server-Timing. It is a header of the response, never a part of the page: a cached page is everybody's. null: a shared cache may keep the
 * response, and would name one visitor's trace to others.
 */
export function traceTiming(traceparent: string, cacheControl: string | null): string | null {
  return cacheControl !== null && /\b(private|no-store)\b/.test(cacheControl) ? `${TRACE_TIMING};desc="${traceparent}"` : null
}
