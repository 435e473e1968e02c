import { type Mends, mendsOf } from './mends.ts'
import type { Read } from './read-types.ts'
import { type ReadResult, readTolerantly, type StrictSchema } from './read-tolerantly.ts'

/** What a route says of its good response: zod's schema, or its compiled form, which has the mends that were derived from it. */
export interface ResponseRoute {
  operationId?: string
  path: string
  responses: { 200: { content: { 'application/json': { schema: unknown } } } }
}

/** Mends of routes that are not compiled, once derived. */
const derived = new WeakMap<object, Mends>()

/** THE READER of all responses of the shop API: strict where they are well-formed, tolerant where a part is not (mends.ts). */
export function readResponse<Data>(route: ResponseRoute, json: unknown): ReadResult<Read<Data>> {
  const { schema } = route.responses[200].content['application/json']
  return readTolerantly(schema as StrictSchema<Read<Data>>, () => mendsOfRoute(route, schema), json)
}

function mendsOfRoute({ operationId, path }: ResponseRoute, schema: unknown): Mends {
  const known = schema as { mends?: Mends } & object
  if (known.mends) return known.mends
  const mends = derived.get(known) ?? mendsOf(schema as Parameters<typeof mendsOf>[0], operationId ?? path)
  derived.set(known, mends)
  return mends
}
