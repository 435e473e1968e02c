import { setTimeout as wait } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { isOwnRequest } from './own-requests.ts'

/** Delays every response for a fixed time, like a distant shop. */
export function delayResponses(milliseconds: number) {
  return createMiddleware(async function delayResponses(c, next) {
    if (!isOwnRequest(c)) await wait(milliseconds)
    await next()
  })
}
