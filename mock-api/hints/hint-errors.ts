import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { callOf, type ContractCall } from '../http/operations.ts'
import { isOwnRequest } from '../http/own-requests.ts'
import { WORLD_HEADER } from '../http/read-context.ts'
import { isRecord } from '../http/record.ts'
import { nearMiss } from '../journal/near-miss.ts'
import type { Reader } from '../openapi/docs-reader.ts'
import type { MockApp, MockEnv } from '../request-context.ts'
import { DOCS_WORLD } from '../store/world-names.ts'
import { differenceOf, missedDifference } from './difference-text.ts'
import { workingLines } from './working-lines.ts'

/** Where only calls of the shop can be meant. */
const NOT_OF_THE_SHOP = /^\/(__mock|photos|docs|openapi\.json|healthz|favicon\.ico)(\/|$)/

interface HintInputs {
  app: MockApp
  calls: () => readonly ContractCall[]
  reader: () => Reader
}

/** Adds a hint to refused calls: the nearest call, what differs first, and a curl line that works. What a fault answered stays as it is. */
export function hintErrors({ app, calls, reader }: HintInputs) {
  const lines = workingLines(app, reader)
  return createMiddleware<MockEnv>(async function hintErrors(c, next) {
    await next()
    if (NOT_OF_THE_SHOP.test(c.req.path) || isOwnRequest(c)) return
    const { status } = c.res
    // Somebody used an example: what it was made of may be gone.
    if (status < 400 && c.req.method !== 'GET' && c.req.header(WORLD_HEADER) === DOCS_WORLD) lines.forget()
    if (status < 400 || status >= 500 || c.var.faultsApplied !== undefined) return
    const body = await errorOf(c)
    if (body) replaceBody(c, { ...body, error: { ...body.error, hint: await hintOf(c) } })
  })

  async function hintOf(c: Context<MockEnv>): Promise<Record<string, string>> {
    const { method, path, url } = c.req
    const operation = callOf(calls(), method, path)
    const nearest = operation ? null : nearMiss(calls(), method, path)
    const difference = nearest ? missedDifference(nearest, { method, path }) : differenceOf(c)
    const operationId = operation?.operationId ?? nearest?.operationId
    const curl = operationId === undefined ? null : await lines.lineOf(operationId, new URL(url).origin)
    return {
      ...(nearest && { nearest: `${nearest.method} ${nearest.path} (${nearest.operationId})` }),
      ...(difference !== null && { difference }),
      ...(curl !== null && { curl }),
    }
  }
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

function replaceBody(c: Context, body: object): void {
  const { status } = c.res
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  // Otherwise Hono copies the headers of the old response.
  c.res = undefined
  c.res = new Response(JSON.stringify(body), { status, headers })
}
