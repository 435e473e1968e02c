import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { controlWorld } from '../http/control-world.ts'
import { errorResponse, refuseInvalid } from '../http/errors.ts'
import type { MockApp } from '../request-context.ts'
import type { Journal } from './journal.ts'
import { journalPage } from './journal-page.ts'

const MAX_REPORTED = 500
const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// A form sends empty fields as empty texts.
const Field = z.string().transform((text) => (text === '' ? undefined : text))
const Query = z.strictObject({
  world: z.string().optional(),
  method: Field.optional(),
  path: Field.optional(),
  status: Field.pipe(
    z
      .string()
      .regex(/^([1-5]\d\d|[1-5]xx|lost)$/)
      .optional(),
  ).optional(),
  limit: Field.transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.int().min(1).max(MAX_REPORTED).optional())
    .optional(),
})
const Wanted = z.strictObject({
  method: z.string().optional(),
  path: z.string().startsWith('/').optional(),
  status: z.string().optional(),
  body: z.unknown().optional(),
})

/** The journal of a world: read it as JSON or as a page, forget it, count what is in it. */
export function routeJournal(app: MockApp, journal: Journal): void {
  app.get('/__mock/journal', (c) =>
    inWorld(c, (world) => {
      const query = Query.safeParse(c.req.query())
      if (!query.success) return refuse(c, 'query', query.error)
      const { limit = 100, world: _world, ...filter } = query.data
      const entries = journal.list(world, filter).slice(0, limit)
      if (!c.req.header('accept')?.includes('text/html')) return c.json({ data: { world, entries } })
      c.header('Content-Security-Policy', PAGE_CSP)
      return c.html(journalPage({ world, entries, filter }))
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
