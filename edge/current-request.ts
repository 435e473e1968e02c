import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from './edge-context.ts'

/** What a line of the log says about the request for which something happened. */
interface RequestOrigin {
  /** Name of the page, or '' before that is known. */
  route: string
  trace: Trace
}

/**
 * Nothing in here may lead to the request or its answer, not even a function that knows them: workerd's answers hold what stands here, and
 * a circle through both is never freed (a page of 390 kB for each visit, for ever; reproduced with ten lines on workerd 1.20260730).
 */
const current = new AsyncLocalStorage<RequestOrigin>()

/** Runs what answers a request, so that errors of whatever it starts can say whose they are. */
export function duringRequest<Result>(trace: Trace, answer: () => Result): Result {
  return current.run({ route: '', trace }, answer)
}

/** From now on the request that the code at hand works for is one for this page. */
export function nameRequest(route: string): void {
  const origin = current.getStore()
  if (origin) origin.route = route
}

/** That request; null: none, as while the worker starts. */
export function currentRequest(): { route: string; trace: string } | null {
  const origin = current.getStore()
  return origin ? { route: origin.route, trace: origin.trace.id } : null
}
