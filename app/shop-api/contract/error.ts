import { z } from '@hono/zod-openapi'

/** What a mock under control tells a developer about a refused call; a shop API sends none (EXT-13). */
const ErrorHint = z.object({
  nearest: z
    .string()
    .optional()
    .openapi({ description: 'Of a call that there is not: the one that it resembles most', example: 'GET /shop/banners (banners)' }),
  difference: z.string().optional().openapi({ example: 'json productId: expected number, got "one"' }),
})

/** The error body of every call (GAP-115). `fields` maps a request field to a message key of the namespace `validations`. */
export const ErrorResponse = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      hint: ErrorHint.optional(),
    }),
  })
  .openapi('Error')

type ErrorResponseSpec = ReturnType<typeof errorResponse>

const errorResponse = (description: string) => ({ description, content: { 'application/json': { schema: ErrorResponse } } })

// The keys are typed explicitly: spreading inferred keys widens them to strings, and then handlers could not return these statuses.

/** Error responses of every read. */
export const READ_ERRORS: Record<400 | 405 | 422 | 500, ErrorResponseSpec> = {
  400: errorResponse('A header, a path value or the JSON is malformed'),
  405: errorResponse('The path has no such method'),
  422: errorResponse('A query or body value breaks the schema or a rule of the shop'),
  500: errorResponse('The shop failed'),
}

/** Additional error responses of every call with a JSON body. */
export const WRITE_ERRORS: Record<keyof typeof READ_ERRORS | 413 | 415, ErrorResponseSpec> = {
  ...READ_ERRORS,
  413: errorResponse('The body is larger than 32 KB'),
  415: errorResponse('The body is not application/json'),
}

/** Error response of a call that needs a login: no token, or an unknown or expired one (GAP-102). */
export const UNAUTHORIZED: Record<401, ErrorResponseSpec> = {
  401: errorResponse('The call needs a login, or the token is unknown or expired'),
}

/** Error response of a call that the logged-in user may not make. */
export const FORBIDDEN: Record<403, ErrorResponseSpec> = { 403: errorResponse('The call is for others than who is logged in') }

/** Error response of a call that the state of the shop does not allow. */
export const CONFLICT: Record<409, ErrorResponseSpec> = { 409: errorResponse('The state of the shop does not allow it') }

/** Error response of a rate-limited call. */
export const TOO_MANY_REQUESTS: Record<429, ErrorResponseSpec> = {
  429: errorResponse('Too many tries; the header Retry-After says how many seconds to wait'),
}

/** Error response for an unknown resource. */
export const NOT_FOUND: Record<404, ErrorResponseSpec> = { 404: errorResponse('There is no such thing') }
