import { setTimeout as wait } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'

/** Holds every answer back for a fixed time, as a far away shop would. */
export function delayAnswers(milliseconds: number) {
  return createMiddleware(async function delayAnswers(_c, next) {
    await wait(milliseconds)
    await next()
  })
}
