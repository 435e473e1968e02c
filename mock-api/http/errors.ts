// The one shape of an error (GAP-115) and every code path that responds with it.
import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import { VALIDATORS } from '#app/domain/forms/validation.ts'
import type { ErrorResponse } from '#app/shop-api/contract/error.ts'
import { ConnectionLost } from './connection.ts'
import type { Refusal } from '../request-context.ts'

type ErrorBody = z.infer<typeof ErrorResponse>

/** Every error code with its status. Messages are for developers; shoppers see none of them (GAP-115). */
export const ERRORS = {
  MALFORMED: { status: 400, message: 'A header, a path value or the JSON is malformed' },
  UNAUTHORIZED: { status: 401, message: 'The call needs a login, or the token is unknown or expired' },
  INVALID_CREDENTIALS: { status: 401, message: 'The e-mail or the password is wrong' },
  FORBIDDEN: { status: 403, message: 'The call is for others than who is logged in' },
  UNKNOWN_EDGE: { status: 403, message: 'The call lacks the credential of the edge' },
  NOT_FOUND: { status: 404, message: 'There is no such thing' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'The path has no such method; see the header Allow' },
  CONFLICT: { status: 409, message: 'The state of the shop does not allow it' },
  NOT_AVAILABLE: { status: 409, message: 'The product is not for sale, or there are not so many pieces' },
  PRICE_CHANGED: { status: 409, message: 'It costs something else now; nothing was done' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is larger than 32 KB' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The body must be application/json' },
  INVALID: { status: 422, message: 'A query or body value breaks the schema or a rule of the shop' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries; see the header Retry-After' },
  STARTING: { status: 503, message: 'The shop is getting ready' },
  INTERNAL: { status: 500, message: 'The shop failed' },
  RESPONSE_INVALID: { status: 500, message: 'The answer does not match the contract; see the log' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** Fields of the request with message keys of the validations namespace, or the one field whose value is wrong. */
type WrongFields = Record<string, string> | string

/** Body of an error response. */
export function errorBody(code: ErrorCode, wrong?: WrongFields): ErrorBody {
  const fields = typeof wrong === 'string' ? { [wrong]: 'incorrectValueErrorMessage' } : wrong
  return { error: { code, message: ERRORS[code].message, ...(fields && { fields }) } }
}

/** The whole error response, with the status of its code. */
export function errorResponse<Code extends ErrorCode>(c: Context, code: Code, wrong?: WrongFields) {
  return c.json(errorBody(code, wrong), ERRORS[code].status as (typeof ERRORS)[Code]['status'])
}

/** The outcome of a call that is refused for the value of a field. */
export const refused = (field: string) => ({ status: 422, body: errorBody('INVALID', field) }) as const

/** An account has the e-mail. */
export const emailTaken = (c: Context) => errorResponse(c, 'CONFLICT', { email: 'emailTakenErrorMessage' })

/** The next try is allowed in so many seconds. */
export function tooManyRequests(c: Context, waitS: number) {
  c.header('Retry-After', String(waitS))
  return errorResponse(c, 'TOO_MANY_REQUESTS')
}

// Clients generate headers and paths: malformed. Shoppers fill in query and body: invalid.
const CODE_OF_TARGET: Record<string, 'MALFORMED' | 'INVALID'> = {
  header: 'MALFORMED',
  param: 'MALFORMED',
  query: 'INVALID',
  json: 'INVALID',
}

type Checked = { target: string; success: true } | ({ success: false } & Refusal)

/** Answers a request that breaks its schema: 400 for headers and path, 422 for query and body. */
export function refuseInvalid(result: Checked, c: Context) {
  if (result.success) return undefined
  c.set('refusal', result)
  const code = CODE_OF_TARGET[result.target] ?? 'INVALID'
  return c.json(errorBody(code, fieldsOf(result.error)), ERRORS[code].status)
}

/** The same, with 404 instead of 400 for a path value that is not in its list. */
export function refuseInvalidOrUnknownPath(result: Checked, c: Context) {
  return !result.success && result.target === 'param' ? c.json(errorBody('NOT_FOUND'), 404) : refuseInvalid(result, c)
}

/** Turns a thrown error into an error response; the stack goes to the log only. */
export const handleThrown: ErrorHandler = (error, c) => {
  // A fault broke the connection, so no response can be sent.
  if (error instanceof ConnectionLost) throw error
  if (error instanceof HTTPException && error.status < 500) {
    return errorResponse(c, error.status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'MALFORMED')
  }
  console.error(`${c.req.method} ${c.req.path} failed:`, error)
  return errorResponse(c, 'INTERNAL')
}

// Echoes field names only, not arbitrary keys of the request; a JSON schema cannot carry __proto__.
const FIELD_NAME = /^(?!.*__proto__)[\w.-]{1,64}$/
const MAX_FIELDS = 20

function fieldsOf(error: z.core.$ZodError): Record<string, string> | undefined {
  const fields = error.issues
    .flatMap((issue) => namesOf(issue).map((name) => [name, messageKeyOf(issue)] as const))
    .filter(([name]) => FIELD_NAME.test(name))
    .slice(0, MAX_FIELDS)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

function namesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'))
  return [path.join('.') || 'body']
}

// A field that people fill in says itself what is wrong with it.
const FIELD_MESSAGES = new Set<string>(Object.values(VALIDATORS).map(({ message }) => message))

function messageKeyOf(issue: z.core.$ZodIssue): string {
  if (FIELD_MESSAGES.has(issue.message)) return issue.message
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
  return isMissing ? 'requiredErrorMessage' : 'incorrectValueErrorMessage'
}
