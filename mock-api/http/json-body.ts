import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { MockEnv } from '../request-context.ts'
import { errorResponse } from './errors.ts'

/** Largest body of a request, in bytes. */
const MAX_BODY_BYTES = 32 * 1024

const JSON_TYPE = /^application\/json\s*(;|$)/i

const limitReadBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })

/** Guards of every route with a JSON body: 415 without the right content type, 413 above 32 KB. */
export const jsonBody: [MiddlewareHandler<MockEnv>, MiddlewareHandler<MockEnv>] = [
  // An all-optional schema would take a POST without body and content type for {}.
  async function requireJson(c, next) {
    return JSON_TYPE.test(c.req.header('content-type') ?? '') ? next() : errorResponse(c, 'UNSUPPORTED_MEDIA_TYPE')
  },
  // Node reads no more than the length that was announced. Hono's guard knows too, but makes a web stream of the body first,
  // which took an eighth of a cart add.
  async function limitBody(c, next) {
    const length = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined
    if (length === undefined) return limitReadBody(c, next)
    return Number(length) > MAX_BODY_BYTES ? tooLarge(c) : next()
  },
]

function tooLarge(c: Context) {
  return errorResponse(c, 'PAYLOAD_TOO_LARGE')
}
