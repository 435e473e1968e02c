import { z } from '@hono/zod-openapi'

/** The one shape of an error (GAP-115). `fields` maps a field of the request to a message key of the validations namespace. */
export const ErrorResponse = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .openapi('Error')

const answers = (description: string) => ({ description, content: { 'application/json': { schema: ErrorResponse } } })

/** Error answers that every read may give. */
export const READ_ERRORS = {
  400: answers('A header, a path value or the JSON is malformed'),
  405: answers('The path has no such method'),
  422: answers('A query or body value breaks the schema or a rule of the shop'),
  500: answers('The shop failed'),
} as const

/** Error answers that every call with a JSON body may give besides. */
export const WRITE_ERRORS = {
  ...READ_ERRORS,
  413: answers('The body is larger than 32 KB'),
  415: answers('The body is not application/json'),
} as const

/** Answer of a call about a thing that does not exist. */
export const NOT_FOUND = { 404: answers('There is no such thing') } as const
