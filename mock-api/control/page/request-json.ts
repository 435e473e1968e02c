import type { z } from '@hono/zod-openapi'
import type { ControlApp } from '../control-inputs.ts'

/** A contract route with a JSON answer. */
interface JsonRoute<S extends z.ZodType> {
  responses: { 200: { content: { 'application/json': { schema: S } } } }
}

/** Calls the control API in process, so that the page shows exactly what the API returns. */
export async function requestJson<S extends z.ZodType>(app: ControlApp, route: JsonRoute<S>, address: string): Promise<z.output<S>> {
  const response = await app.request(address)
  return route.responses[200].content['application/json'].schema.parse(await response.json())
}
