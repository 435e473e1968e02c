// JSON bodies of requests and answers, in the two shapes that all calls share.
import { z } from '@hono/zod-openapi'

/** A body that a call must have. */
export function requestBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } }
}

/** A good answer: `{ data }` (GAP-22). */
export function dataAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema: z.object({ data: schema }) } } }
}
