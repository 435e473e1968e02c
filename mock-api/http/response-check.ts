import { isDeepStrictEqual } from 'node:util'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { routePath } from 'hono/route'
import { z } from 'zod'
import { errorResponse } from './errors.ts'
import { isRecord } from './record.ts'

/**
 * Compares every response of a contract route with the schema of its status and turns a mismatch into a 500 RESPONSE_INVALID.
 * zod-openapi checks requests only. For development and tests: each response is parsed twice.
 * @param log gets the mismatch; the response does not contain it
 */
export function checkResponses(app: RoutedApp, log: (line: string) => void = console.error): MiddlewareHandler {
  return async function checkResponses(c: Context, next: Next) {
    await next()
    const responses = responsesOf(app, c.req.method === 'HEAD' ? 'get' : c.req.method.toLowerCase(), routePath(c, -1))
    if (!responses) return
    const problem = await problemOf(c.res, responses)
    if (!problem) return
    log(`${c.req.method} ${c.req.path} -> ${c.res.status}: ${problem}`)
    c.res = undefined
    c.res = errorResponse(c, 'RESPONSE_INVALID')
  }
}

/** The app, whatever its calls carry on their context. */
type RoutedApp = Pick<OpenAPIHono, 'openAPIRegistry'>

type Responses = Record<string, { content?: Record<string, { schema?: unknown } | undefined> } | object>

function responsesOf(app: RoutedApp, method: string, pattern: string): Responses | undefined {
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { route } = definition
    if (route.method === method && route.path.replaceAll(/\{(.+?)\}/g, ':$1') === pattern) return route.responses
  }
  return undefined
}

/** The mismatch of a response with the path in the schema, or null. */
async function problemOf(response: Response, responses: Responses): Promise<string | null> {
  const declared = responses[response.status]
  if (!declared) return `status ${response.status} is not declared`
  const schema = 'content' in declared ? declared.content?.['application/json']?.schema : undefined
  if (!(schema instanceof z.ZodType)) return null
  const body: unknown = await response.clone().json()
  const parsed = schema.safeParse(body)
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  // Object schemas drop what they do not name, so a difference is a field that the contract does not declare.
  return isDeepStrictEqual(parsed.data, body) ? null : `undeclared field ${undeclared(body, parsed.data, [])}`
}

function undeclared(given: unknown, kept: unknown, path: string[]): string {
  if (isRecord(given) && isRecord(kept)) {
    for (const key of Object.keys(given)) {
      if (!(key in kept)) return [...path, key].join('.')
      if (!isDeepStrictEqual(given[key], kept[key])) return undeclared(given[key], kept[key], [...path, key])
    }
  }
  return path.join('.')
}
