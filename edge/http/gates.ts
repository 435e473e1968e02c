import type { Context, MiddlewareHandler } from 'hono'
import type { EdgeContext } from '../edge-context.ts'

/** What a request passes before its handler. A response ends the request; null: it goes on. */
export type Gate = (c: Context<EdgeContext>) => Response | Promise<Response | null> | null

/** Gates in their order, as one middleware: Hono makes two promises and a closure for each, and most gates wait for nothing. */
export function gates(...all: readonly Gate[]): MiddlewareHandler<EdgeContext> {
  return async function gates(c, next) {
    for (const gate of all) {
      const answer = gate(c)
      const response = answer instanceof Promise ? await answer : answer
      if (response) return response
    }
    return next()
  }
}
