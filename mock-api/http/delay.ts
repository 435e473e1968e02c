import { setTimeout as wait } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { isOwnRequest } from './own-requests.ts'

/** Holds every answer back for a fixed time, as a far away shop would. */
export function delayResponses(milliseconds: number) {
  return createMiddleware(async function delayResponses(c, next) {
    if (!isOwnRequest(c)) await wait(milliseconds)
    await next()
  })
}
