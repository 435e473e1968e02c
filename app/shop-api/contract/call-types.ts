// Request and response types of calls: with `import type` of this file and a route, no schema reaches the browser.
//   type Added = DataOf<typeof addToCart>
import type { z } from '@hono/zod-openapi'
import type { Read } from './read-types.ts'

interface Json<Schema extends z.ZodType> {
  content: { 'application/json': { schema: Schema } }
}

/** The JSON body of a call before defaults and transforms. */
export type BodyOf<Route extends { request: { body: Json<z.ZodType> } }> = z.input<
  Route['request']['body']['content']['application/json']['schema']
>

/** `data` of a call's 200 response. */
export type DataOf<Route extends { responses: { 200: Json<z.ZodType<{ data: unknown }>> } }> = Read<
  z.output<Route['responses'][200]['content']['application/json']['schema']>
>['data']
