import { setTimeout as wait } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'

/** Delays every response for a fixed time, like a distant shop. */
export function delayResponses(milliseconds: number) {
  return createMiddleware(async function delayResponses(_c, next) {
    await wait(milliseconds)
    await next()
  })
}
