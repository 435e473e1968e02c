// THE TABLE OF REFUSALS: the statuses of refused requests. A new limit is a row here and a row in limits.ts.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface Refusal {
  status: ContentfulStatusCode
  /** For developers; shoppers normally see none. */
  message: string
  /** Further headers. */
  headers?: Readonly<Record<string, string>>
}

/** Period of the platform's rate limits, in seconds. */
export const RATE_LIMIT_PERIOD = 60

const REFUSALS = {
  MALFORMED: { status: 400, message: 'The path is malformed' },
  MALFORMED_BODY: { status: 400, message: 'The body is malformed' },
  BODY_NOT_ALLOWED: { status: 400, message: 'GET and HEAD have no body' },
  UNAUTHORIZED: { status: 401, message: 'The page was made for somebody who is logged in, and nobody is' },
  FOREIGN_ORIGIN: { status: 403, message: 'The call comes from another site, or does not say from where' },
  NOT_FOUND: { status: 404, message: 'There is no such call' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed' },
  OTHER_USER: { status: 409, message: 'The page was made for another user than the one who is logged in' },
  REQUEST_TIMEOUT: { status: 408, message: 'The body took too long', headers: { connection: 'close' } },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is too large' },
  ADDRESS_TOO_LONG: { status: 414, message: 'The address is too long' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The body is of a kind that is not taken here' },
  MISDIRECTED: { status: 421, message: 'This host is not served here' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests', headers: { 'retry-after': String(RATE_LIMIT_PERIOD) } },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers are too large' },
  // Without Clear-Site-Data a visitor with too many cookies would stay locked out.
  COOKIES_TOO_LARGE: {
    status: 431,
    message: 'The cookies were too large and are gone now: reload',
    headers: { 'clear-site-data': '"cookies"' },
  },
  // When the error page itself cannot be rendered, because of a wrong configuration or a bug in it.
  FAILED: { status: 500, message: 'Something went wrong here, not with the request' },
  SHOP_UNAVAILABLE: { status: 503, message: 'The shop does not answer' },
} as const satisfies Record<string, Refusal>

export type RefusalCode = keyof typeof REFUSALS

/** Paths of the shop API: their refusals are JSON errors (GAP-115), those of other paths plain text. */
const API_PATH = /^\/(shop|auth)\//

/** The response that refuses a request, never cached. @param headers beside those of the table */
export function refuse(c: Context, code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Response {
  const refusal: Refusal = REFUSALS[code]
  const { status, message } = refusal
  if (API_PATH.test(c.req.path)) return c.json({ error: { code, message } }, status, { ...PRIVATE, ...refusal.headers, ...headers })
  return c.text(message, status, { 'cache-control': 'no-store', ...refusal.headers, ...headers })
}

/** Of the gateway's responses. */
export const PRIVATE = { 'cache-control': 'private, no-store' }
