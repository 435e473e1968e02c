import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { callOf, type ContractCall } from '../http/operations.ts'
import { isRecord } from '../http/record.ts'
import { nearMiss } from '../journal/near-miss.ts'
import { openApiDocument, operationsOf, schemasOf } from '../openapi/document.ts'
import { curlLine } from '../openapi/parameters.ts'
import type { MockApp, MockEnv } from '../request-context.ts'
import { differenceOf, missedDifference } from './difference-text.ts'

/** Where only calls of the shop can be meant. */
const NOT_OF_THE_SHOP = /^\/(__mock|photos|docs|openapi\.json|healthz|favicon\.ico)(\/|$)/

interface HintInputs {
  app: MockApp
  calls: () => readonly ContractCall[]
}

/** Adds a hint to refused calls: the nearest call, what differs first, and a curl line with the document's examples. What a fault answered stays as it is. */
export function hintErrors({ app, calls }: HintInputs) {
  let document: ReturnType<typeof openApiDocument> | undefined
  return createMiddleware<MockEnv>(async function hintErrors(c, next) {
    await next()
    if (NOT_OF_THE_SHOP.test(c.req.path)) return
    const { status } = c.res
    if (status < 400 || status >= 500 || c.var.faultsApplied !== undefined) return
    const body = await errorOf(c)
    if (body) replaceBody(c, { ...body, error: { ...body.error, hint: hintOf(c) } })
  })

  function hintOf(c: Context<MockEnv>): Record<string, string> {
    const { method, path, url } = c.req
    const operation = callOf(calls(), method, path)
    const nearest = operation ? null : nearMiss(calls(), method, path)
    const difference = nearest ? missedDifference(nearest, { method, path }) : differenceOf(c)
    const operationId = operation?.operationId ?? nearest?.operationId
    const curl = lineOf(operationId, new URL(url).origin)
    return {
      ...(nearest && { nearest: `${nearest.method} ${nearest.path} (${nearest.operationId})` }),
      ...(difference !== null && { difference }),
      ...(curl !== null && { curl }),
    }
  }

  function lineOf(operationId: string | undefined, origin: string): string | null {
    document ??= openApiDocument(app)
    const operation = operationsOf(document).find(({ value }) => value['operationId'] === operationId)
    return operation ? curlLine({ operation, schemas: schemasOf(document), origin }) : null
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
