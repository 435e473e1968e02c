// THE TABLE OF REFUSALS: what the front door turns away, with which status. A new limit is a row here and a row in limits.ts.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface Refusal {
  status: ContentfulStatusCode
  /** For developers; shoppers see none of them in the ordinary course of things. */
  message: string
  /** Headers beside those of every refusal. */
  headers?: Readonly<Record<string, string>>
}

const REFUSALS = {
  MALFORMED: { status: 400, message: 'The path is malformed' },
  BODY_NOT_ALLOWED: { status: 400, message: 'GET and HEAD have no body' },
  UNAUTHORIZED: { status: 401, message: 'The page was made for somebody who is logged in, and nobody is' },
  FOREIGN_ORIGIN: { status: 403, message: 'The call comes from another site, or does not say from where' },
  NOT_FOUND: { status: 404, message: 'There is no such call' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed' },
  REQUEST_TIMEOUT: { status: 408, message: 'The body took too long', headers: { connection: 'close' } },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is too large' },
  ADDRESS_TOO_LONG: { status: 414, message: 'The address is too long' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The body is of a kind that is not taken here' },
  MISDIRECTED: { status: 421, message: 'This host is not served here' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests', headers: { 'retry-after': '60' } },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers are too large' },
  // A visitor with too many cookies would otherwise be locked out by them.
  COOKIES_TOO_LARGE: {
    status: 431,
    message: 'The cookies were too large and are gone now: reload',
    headers: { 'clear-site-data': '"cookies"' },
  },
  // When not even the page that says so can be made: a wrong configuration, a fault in that page itself.
  FAILED: { status: 500, message: 'Something went wrong here, not with the request' },
  SHOP_UNAVAILABLE: { status: 503, message: 'The shop does not answer' },
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof REFUSALS

/** Paths that programs call: their refusals are JSON in the one shape of an error (GAP-115), those of other paths a line of text. */
const CALLED_BY_PROGRAMS = /^\/(shop|auth)\//

/** The answer that turns a request away. It is never stored. @param headers beside those of the table */
export function refuse(c: Context, code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Response {
  const refusal: Refusal = REFUSALS[code]
  const { status, message } = refusal
  if (CALLED_BY_PROGRAMS.test(c.req.path))
    return c.json({ error: { code, message } }, status, { ...PRIVATE, ...refusal.headers, ...headers })
  return c.text(message, status, { 'cache-control': 'no-store', ...refusal.headers, ...headers })
}

/** Answers of the gateway are one visitor's. */
export const PRIVATE = { 'cache-control': 'private, no-store' }
