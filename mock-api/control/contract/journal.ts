// The last calls of a world: /__mock/journal.
import { createRoute, z } from '@hono/zod-openapi'
import { inWorld, reads, WorldHeaders, WorldName, WorldQuery } from './in-world.ts'

const Method = z.string().openapi({ example: 'POST' })
const Path = z.string().openapi({ description: 'A path, or a pattern', example: '/shop/cart/*' })
const Status = z
  .string()
  .regex(/^([1-5]\d\d|[1-5]xx|lost)$/)
  .openapi({ description: 'As 404 or 4xx; `lost`: the connection broke', example: '4xx' })

const Entry = z
  .object({
    id: z.int(),
    at: z.number(),
    now: z.number().nullable(),
    method: z.string(),
    path: z.string(),
    query: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string().nullable(),
    status: z.number().nullable(),
    ms: z.number(),
    operationId: z.string().nullable(),
    faults: z.string().nullable(),
    nearMiss: z.object({ operationId: z.string(), method: z.string(), path: z.string(), distance: z.number() }).nullable(),
    difference: z.object({ where: z.string(), path: z.string(), expected: z.string(), got: z.string() }).nullable(),
  })
  .openapi('JournalEntry', {
    example: {
      id: 7,
      at: 1_647_514_800_000,
      now: 1_647_514_800_000,
      method: 'GET',
      path: '/shop/banner',
      query: '',
      headers: { langid: 'pl' },
      body: null,
      status: 404,
      ms: 1.2,
      operationId: null,
      faults: null,
      nearMiss: { operationId: 'banners', method: 'GET', path: '/shop/banners', distance: 1 },
      difference: null,
    },
  })
const Journal = z.object({ world: WorldName, entries: z.array(Entry) })

export const readJournal = createRoute({
  method: 'get',
  path: '/__mock/journal',
  tags: ['journal'],
  operationId: 'readJournal',
  summary: 'The last calls of a world, the newest first',
  description:
    'A call that no route took tells the nearest one; a call that breaks its schema tells where first. Passwords and tokens are masked.',
  request: {
    headers: WorldHeaders,
    query: WorldQuery.extend({
      method: Method.optional(),
      path: Path.optional(),
      status: Status.optional(),
      limit: z.coerce.number().pipe(z.int().min(1).max(500)).default(100).openapi({ type: 'integer', example: 100 }),
    }),
  },
  responses: reads('The calls', Journal),
})

export const clearJournal = createRoute({
  method: 'delete',
  path: '/__mock/journal',
  tags: ['journal'],
  operationId: 'clearJournal',
  summary: 'Forgets the calls of a world',
  request: inWorld,
  responses: reads('No calls', Journal),
})
