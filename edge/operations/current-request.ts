import { AsyncLocalStorage } from 'node:async_hooks'

/** What a line of the log says about the request for which something happened. */
interface RequestOrigin {
  /** Name of the page, or '' before that is known. */
  route: string
  /** Id of the trace. */
  trace: string
}

const current = new AsyncLocalStorage<() => RequestOrigin>()

/** Runs what answers a request, so that errors of whatever it starts can say whose they are. @param origin read when a line is written */
export function duringRequest<Result>(origin: () => RequestOrigin, answer: () => Result): Result {
  return current.run(origin, answer)
}

/** The request that the code at hand works for; null: none, as while the worker starts. */
export function currentRequest(): RequestOrigin | null {
  return current.getStore()?.() ?? null
}
