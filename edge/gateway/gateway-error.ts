import type { Context } from 'hono'

/** What the gateway itself refuses, in the one shape of an error (GAP-115). Messages are for developers; shoppers see none of them. */
const ERRORS = {
  MALFORMED: { status: 400, message: 'The path is malformed' },
  FOREIGN_ORIGIN: { status: 403, message: 'The call comes from another site, or does not say from where' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is larger than 32 KB' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The body must be application/json' },
  SHOP_UNAVAILABLE: { status: 503, message: 'The shop does not answer' },
} as const

/** An error answer of the gateway; private, like all its answers. */
export function gatewayError(c: Context, code: keyof typeof ERRORS): Response {
  const { status, message } = ERRORS[code]
  return c.json({ error: { code, message } }, status, PRIVATE)
}

/** Answers of the gateway are one visitor's. */
export const PRIVATE = { 'cache-control': 'private, no-store' }
