import { z } from '@hono/zod-openapi'
import { bodyOf, inWorld, refuse } from '../http/outer-call.ts'
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
      const wanted = Wanted.safeParse(await bodyOf(c))
      if (!wanted.success) return refuse(c, 'json', wanted.error)
      return c.json({ data: { world, n: journal.list(world, wanted.data).length } })
    }),
  )
}
