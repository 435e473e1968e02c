import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from './edge-context.ts'

/** The request in a log line. */
export interface RequestOrigin {
  /** Name of the page, or '' before that is known. */
  route: string
  trace: Trace
  /** A line about left-out parts of responses was logged for it. */
  hasLoggedMended: boolean
  /** Bindings of the platform that it did without (binding-door.ts). */
  around: Set<string> | null
}

/**
 * The value must not reference the request or its response, not even through a closure: workerd's responses hold the value, and a cycle through both
 * is never freed (a page of 390 kB for each request; reproduced with ten lines on workerd 1.20260730).
 */
const current = new AsyncLocalStorage<RequestOrigin>()

/** Of a request that begins. */
export function newOrigin(trace: Trace): RequestOrigin {
  return { route: '', trace, hasLoggedMended: false, around: null }
}

/** Runs the handler of a request, so that errors of everything that it starts are logged with the request. */
export function runWithRequest<Result>(origin: RequestOrigin, handler: () => Result): Result {
  return current.run(origin, handler)
}

/** Notes that the current request does without a binding. */
export function noteWayRound(passage: string): void {
  const origin = current.getStore()
  if (origin) (origin.around ??= new Set()).add(passage)
}

/** Sets the page of the current request. */
export function setRequestRoute(route: string): void {
  const origin = current.getStore()
  if (origin) origin.route = route
}

/** Whether the current request logs its first line about left-out parts; a page has one such line at most. Outside a request always. */
export function isFirstMended(): boolean {
  const origin = current.getStore()
  if (!origin) return true
  const isFirst = !origin.hasLoggedMended
  origin.hasLoggedMended = true
  return isFirst
}

/** The current request; null: none, as during startup. */
export function currentRequest(): { route: string; trace: string } | null {
  const origin = current.getStore()
  return origin ? { route: origin.route, trace: origin.trace.id } : null
}
