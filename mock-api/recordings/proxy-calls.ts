import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../http/errors.ts'
import { valueOfJson } from '../http/value-of-json.ts'
import type { MockEnv } from '../request-context.ts'
import { type RecordedCall, recordedRequest } from './recording.ts'
import { redacted } from './redact.ts'

/** Request headers that are for this hop, or for the mock. */
const NOT_SENT_ON = /^(host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade|edge-credential|x-mock-.*)$/
/** Response headers that speak of the body as it came. */
const NOT_PASSED_BACK = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
/** Response headers that a recording keeps. */
const RECORDED_HEADERS = /^(content-type|retry-after|allow|www-authenticate)$/
/** Statuses without a response body. */
const WITHOUT_BODY = new Set([204, 205, 304])
/** How long the proxied shop API may take, in ms. */
const TIMEOUT_MS = 15_000

interface ProxyInputs {
  origin: string
  fetch: typeof globalThis.fetch
  /** Gets every call whose answer is JSON, redacted. */
  record: (call: RecordedCall) => void
}

/** Passes calls of the contract on to another shop API and records its answers. */
export function proxyCalls({ origin, fetch, record }: ProxyInputs) {
  return createMiddleware<MockEnv>(async function proxyCalls(c, next) {
    const request = c.req.raw
    const recorded = await recordedRequest(request)
    if (!recorded || request.method === 'HEAD') return next()
    const { pathname, search } = new URL(request.url)
    const answer = await fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers: [...request.headers].filter(([name]) => !NOT_SENT_ON.test(name)),
      body: (await request.text()) || null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    // It may break off in the body, too.
    const text = (await answer?.text().catch(() => null)) ?? null
    if (!answer || text === null) return errorResponse(c, 'PROXY_FAILED')
    const { status, headers } = answer
    const json = valueOfJson(text)
    if (json !== undefined) {
      const kept = Object.fromEntries([...headers].filter(([name]) => RECORDED_HEADERS.test(name)))
      record({ request: recorded.key, status, headers: kept, json: redacted(recorded.operationId, json) })
    }
    const passedBack = [...headers].filter(([name]) => !NOT_PASSED_BACK.has(name))
    return new Response(WITHOUT_BODY.has(status) ? null : text, { status, headers: passedBack })
  })
}
