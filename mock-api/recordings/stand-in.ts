import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { MockEnv } from '../request-context.ts'
import { type RecordedCall, recordedRequest } from './recording.ts'

/**
 * Answers calls from a recording; what it does not have goes to the mock, or to a shop behind it. Equal requests get the recorded answers in their order, and the last one
 * from then on, so that a cart that was read, filled and read again replays so.
 */
export function standIn(calls: readonly RecordedCall[], otherwise?: MiddlewareHandler<MockEnv>) {
  const answers = Map.groupBy(calls, ({ request }) => request)
  return createMiddleware<MockEnv>(async function standIn(c, next) {
    const recorded = answers.get((await recordedRequest(c.req.raw))?.key ?? '')
    const call = recorded && recorded.length > 1 ? recorded.shift() : recorded?.[0]
    if (call) return new Response(JSON.stringify(call.json), call)
    return otherwise ? otherwise(c, next) : next()
  })
}
