import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { controlWorld } from '../http/control-world.ts'
import { errorResponse, refuseInvalid } from '../http/errors.ts'
import type { MockApp } from '../request-context.ts'
import type { Journal } from './journal.ts'

const MAX_REPORTED = 500

const Query = z.strictObject({
  world: z.string().optional(),
  method: z.string().optional(),
  path: z.string().optional(),
  status: z
    .string()
    .regex(/^([1-5]\d\d|[1-5]xx|lost)$/)
    .optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(MAX_REPORTED)).default(100),
})
const Wanted = z.strictObject({
  method: z.string().optional(),
  path: z.string().startsWith('/').optional(),
  status: z.string().optional(),
  body: z.unknown().optional(),
})

/** The journal of a world: read it, forget it, count what is in it. */
export function routeJournal(app: MockApp, journal: Journal): void {
  app.get('/__mock/journal', (c) =>
    inWorld(c, (world) => {
      const query = Query.safeParse(c.req.query())
      if (!query.success) return refuse(c, 'query', query.error)
      const { limit, world: _world, ...filter } = query.data
      const entries = journal.list(world, filter).slice(0, limit)
      return c.json({ data: { world, entries } })
    }),
  )

  app.delete('/__mock/journal', (c) =>
    inWorld(c, (world) => {
      journal.clear(world)
      return c.json({ data: { world, entries: [] } })
    }),
  )

  app.post('/__mock/journal/count', (c) =>
    inWorld(c, async (world) => {
      const wanted = Wanted.safeParse(await c.req.json().catch(() => null))
      if (!wanted.success) return refuse(c, 'json', wanted.error)
      return c.json({ data: { world, n: journal.list(world, wanted.data).length } })
    }),
  )
}

function inWorld(c: Context, response: (world: string) => Response | Promise<Response>): Response | Promise<Response> {
  const world = controlWorld(c)
  return world === null ? errorResponse(c, 'MALFORMED', { world: 'incorrectValueErrorMessage' }) : response(world)
}

function refuse(c: Context, target: string, error: z.core.$ZodError): Response {
  return refuseInvalid({ target, success: false, error }, c) ?? errorResponse(c, 'INVALID')
}
