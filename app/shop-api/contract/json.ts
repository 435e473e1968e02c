// JSON bodies of requests and responses, in the two shapes that all calls share.
import { z } from '@hono/zod-openapi'

/** A required JSON request body. */
export function requestBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** A 200 response: `{ data }` (GAP-22). */
export function dataResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema: z.object({ data: schema }) } } }
}
