import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { callOf, type ContractCall } from '../http/operations.ts'
import { isRecord } from '../http/record.ts'
import { replaceBody } from '../http/replace-body.ts'
import { nearMiss } from '../journal/near-miss.ts'
import { NOT_OF_THE_SHOP } from '../journal/record-calls.ts'
import type { MockEnv } from '../request-context.ts'
import { differenceOf, missedDifference } from './difference-text.ts'

/** Adds a hint to refused calls: the nearest call, and what differs first. What a fault answered stays as it is. */
export function hintErrors(calls: () => readonly ContractCall[]) {
  return createMiddleware<MockEnv>(async function hintErrors(c, next) {
    await next()
    if (NOT_OF_THE_SHOP.test(c.req.path)) return
    const { status } = c.res
    if (status < 400 || status >= 500 || c.var.faultsApplied !== undefined) return
    const hint = hintOf(c, calls())
    const body = hint && (await errorOf(c))
    if (body) replaceBody(c, JSON.stringify({ ...body, error: { ...body.error, hint } }))
  })
}

/** Null: the call is well-formed, and what it asks for is not there. */
function hintOf(c: Context<MockEnv>, calls: readonly ContractCall[]): Record<string, string> | null {
  const { method, path } = c.req
  const nearest = callOf(calls, method, path) ? null : nearMiss(calls, method, path)
  const difference = nearest ? missedDifference(nearest, { method, path }) : differenceOf(c)
  if (difference === null) return null
  return { ...(nearest && { nearest: `${nearest.method} ${nearest.path} (${nearest.operationId})` }), difference }
}

async function errorOf(c: Context): Promise<{ error: Record<string, unknown> } | null> {
  if (!c.res.headers.get('content-type')?.includes('json')) return null
  const body: unknown = await c.res
    .clone()
    .json()
    .catch(() => null)
  const error = isRecord(body) ? body['error'] : undefined
  return isRecord(error) ? { error } : null
}
