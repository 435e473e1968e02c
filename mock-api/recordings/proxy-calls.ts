import { createMiddleware } from 'hono/factory'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { documentedStatuses, responseSchema } from '../drift/contract-routes.ts'
import { schemaDifferences } from '../drift/schema-differences.ts'
import { errorResponse } from '../http/errors.ts'
import { callOf } from '../http/operations.ts'
import type { MockEnv } from '../request-context.ts'
import { type RecordedCall, recordedRequest } from './recording.ts'
import { redacted } from './redact.ts'

/** Request headers that are for this hop, or for the mock. */
const NOT_SENT_ON = /^(host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade|x-mock-.*)$/
/** Response headers that speak of the body as it came. */
const NOT_PASSED_BACK = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']
/** Response headers that a recording keeps. */
const RECORDED_HEADERS = new Set(['content-type', 'retry-after', 'allow', 'www-authenticate'])
/** How long the proxied shop API may take, in ms. */
const TIMEOUT_MS = 15_000

interface ProxyInputs {
  origin: string
  fetch: typeof globalThis.fetch
  /** Gets every call whose answer is JSON, redacted. */
  record: (call: RecordedCall) => void
  /** Gets each difference from the contract, without values of people. */
  log: (line: string) => void
}

/** Passes calls of the contract through to another shop API, holds the answers to the contract and records them. */
export function proxyCalls({ origin, fetch, record, log }: ProxyInputs) {
  return createMiddleware<MockEnv>(async function proxyCalls(c, next) {
    const request = c.req.raw
    const operation = callOf(CONTRACT_CALLS, request.method, c.req.path)
    if (!operation || request.method === 'HEAD') return next()
    const { pathname, search } = new URL(request.url)
    const sent = request.method === 'GET' ? null : await request.text()
    const answer = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: [...request.headers].filter(([name]) => !NOT_SENT_ON.test(name)),
      body: sent === '' ? null : sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    // It may break off in the body, too.
    const text = (await answer?.text().catch(() => null)) ?? null
    if (!answer || text === null) {
      log(`${operation.operationId}: ${origin} did not answer`)
      return errorResponse(c, 'PROXY_FAILED')
    }
    const json = jsonOf(text)
    for (const line of differences(operation.operationId, answer.status, json)) log(line)
    if (json !== undefined) {
      record({
        request: recordedRequest(operation, request, sent === null ? undefined : jsonOf(sent)),
        status: answer.status,
        headers: Object.fromEntries([...answer.headers].filter(([name]) => RECORDED_HEADERS.has(name))),
        json: redacted(operation.operationId, json),
      })
    }
    const headers = new Headers(answer.headers)
    for (const name of NOT_PASSED_BACK) headers.delete(name)
    return new Response(WITHOUT_BODY.has(answer.status) ? null : text, { status: answer.status, headers })
  })
}

/** Statuses without a response body. */
const WITHOUT_BODY = new Set([204, 205, 304])

function differences(operationId: string, status: number, json: unknown): string[] {
  if (!documentedStatuses(operationId).includes(status)) return [`${operationId}: status ${status} is not documented`]
  if (json === undefined) return [`${operationId}: the answer is no JSON`]
  const found = schemaDifferences(responseSchema(operationId, status), json)
  return [...new Set(found.map(({ kind, place, expected, got }) => `${operationId}: ${kind} ${place}: expected ${expected}, got ${got}`))]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
