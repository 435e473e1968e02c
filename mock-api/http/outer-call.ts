// What control calls share that stand in front of the shop, outside the control app.
import type { Context } from 'hono'
import type { z } from 'zod'
import { controlWorld } from './control-world.ts'
import { errorResponse, refuseInvalid } from './errors.ts'

type Responding = Response | Promise<Response>

/** Responds for the world that the call is about; 400: that is no name of a world. */
export function inWorld(c: Context, respond: (world: string) => Responding): Responding {
  const world = controlWorld(c)
  return world === null ? errorResponse(c, 'MALFORMED', 'world') : respond(world)
}

/** Refuses a query or a body that breaks its schema. */
export function refuse(c: Context, target: 'query' | 'json', error: z.core.$ZodError): Response {
  return refuseInvalid({ target, success: false, error }, c) ?? errorResponse(c, 'INVALID')
}

/** The JSON of a call, of whatever content type; null: it is none. */
export async function bodyOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null)
}
