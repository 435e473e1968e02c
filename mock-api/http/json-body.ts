import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { MockEnv } from '../request-context.ts'
import { errorAnswer } from './errors.ts'

/** Largest body of a request, in bytes. */
const MAX_BODY_BYTES = 32 * 1024

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Guards of every route with a JSON body: 415 without the right content type, 413 above 32 KB. */
export const jsonBody: [MiddlewareHandler<MockEnv>, MiddlewareHandler<MockEnv>] = [
  // An all-optional schema would take a POST without body and content type for {}.
  async function requireJson(c, next) {
    return JSON_TYPE.test(c.req.header('content-type') ?? '') ? next() : errorAnswer(c, 'UNSUPPORTED_MEDIA_TYPE')
  },
  bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => errorAnswer(c, 'PAYLOAD_TOO_LARGE') }),
]
