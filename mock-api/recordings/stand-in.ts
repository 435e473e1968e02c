import { createMiddleware } from 'hono/factory'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { errorBody } from '../http/errors.ts'
import { callOf } from '../http/operations.ts'
import type { MockEnv } from '../request-context.ts'
import { keyOf, type RecordedCall, recordedRequest } from './recording.ts'

/** What happens to a call that the recording does not have. */
export const UNMATCHED = ['mock', 'fail'] as const
export type Unmatched = (typeof UNMATCHED)[number]

interface StandInInputs {
  calls: readonly RecordedCall[]
  /** OperationIds; null: every call of the contract. */
  routes: readonly string[] | null
  unmatched: Unmatched
}

/**
 * Answers calls from a recording. Equal requests get the recorded answers in their order, and the last one from then on, so that a cart that was read,
 * filled and read again replays so.
 */
export function standIn({ calls, routes, unmatched }: StandInInputs) {
  const answers = new Map([...Map.groupBy(calls, ({ request }) => keyOf(request))].map(([key, recorded]) => [key, { recorded, next: 0 }]))
  return createMiddleware<MockEnv>(async function standIn(c, next) {
    const operation = callOf(CONTRACT_CALLS, c.req.method, c.req.path)
    if (!operation || (routes !== null && !routes.includes(operation.operationId))) return next()
    const json = c.req.method === 'GET' || c.req.method === 'HEAD' ? undefined : jsonOf(await c.req.raw.clone().text())
    const known = answers.get(keyOf(recordedRequest(operation, c.req.raw, json)))
    const call = known?.recorded[Math.min(known.next, known.recorded.length - 1)]
    if (!known || !call) return unmatched === 'mock' ? next() : c.json(errorBody('NOT_RECORDED'), 501)
    known.next++
    return new Response(JSON.stringify(call.json), { status: call.status, headers: call.headers })
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
