import type { z } from '@hono/zod-openapi'

/** A contract route with a JSON answer. */
interface JsonRoute<S extends z.ZodType> {
  responses: { 200: { content: { 'application/json': { schema: S } } } }
}

/** Makes a call of the mock in process: of the control app, or of what is mounted beside it. */
export type PageRequest = (address: string, init?: RequestInit) => Response | Promise<Response>

/** Calls the control API in process, so that the page shows exactly what the API returns. */
export async function requestJson<S extends z.ZodType>(request: PageRequest, route: JsonRoute<S>, address: string): Promise<z.output<S>> {
  const response = await request(address)
  return route.responses[200].content['application/json'].schema.parse(await response.json())
}
