// A world in one file: /__mock/capsule. Answered by ../../capsules/route-capsules.ts.
import { createRoute, z } from '@hono/zod-openapi'
import { CONFLICT } from '#app/shop-api/contract/error.ts'
import { dataAnswer, requestBody } from '#app/shop-api/contract/json.ts'
import { Capsule, CAPSULE_NOTE } from '../../capsules/capsule.ts'
import { CONTROL_READ_ERRORS, CONTROL_WRITE_ERRORS, Instant, WorldHeaders, WorldName, WorldQuery } from './in-world.ts'

const DocumentedCapsule = Capsule.openapi('Capsule', {
  example: {
    format: 'patyna-capsule-1',
    note: CAPSULE_NOTE,
    madeAt: '2022-03-17T11:00:00.000Z',
    url: 'http://127.0.0.1:8787/koszyk',
    catalogue: null,
    world: { name: 'main', lastId: 1001, now: 1_647_514_800_000, speed: 0, scenario: null },
    faults: [],
    persona: null,
    rows: {},
    journal: [],
  },
})

export const makeCapsule = createRoute({
  method: 'get',
  path: '/__mock/capsule',
  tags: ['capsules'],
  operationId: 'makeCapsule',
  summary: 'A world as one file: its changes, clock, scenario, faults, persona, calls and page',
  request: {
    headers: WorldHeaders.extend({
      'x-mock-scenario': z.string().optional().openapi({ description: 'The scenario of the page, where it has one of its own' }),
      guestid: z.uuid().optional().openapi({ description: 'Who was there; a client by the bearer token' }),
    }),
    query: WorldQuery.extend({ url: z.string().max(4000).optional().openapi({ description: 'Address of the page' }) }),
  },
  responses: {
    200: { description: 'The capsule, as a file', content: { 'application/json': { schema: DocumentedCapsule } } },
    ...CONTROL_READ_ERRORS,
  },
})

export const openCapsule = createRoute({
  method: 'post',
  path: '/__mock/capsule',
  tags: ['capsules'],
  operationId: 'openCapsule',
  summary: 'A new world as a capsule holds it, and how to get there',
  description: 'Without `world` under a name of its own. `npm run mock -- --replay <file>` does it at the start, over the same catalogue.',
  request: { query: WorldQuery, body: requestBody(DocumentedCapsule) },
  responses: {
    200: dataAnswer(
      'Where the world is',
      z
        .object({
          world: WorldName,
          now: Instant,
          url: z.string().nullable(),
          scenario: z.string().nullable(),
          isSameCatalogue: z.boolean().openapi({ description: 'False: the catalogue below is another, so things may differ' }),
          headers: z
            .record(z.string(), z.string())
            .openapi({ description: 'Of calls to the mock', example: { 'x-mock-world': 'capsule-1' } }),
          cookies: z.record(z.string(), z.string()).openapi({ description: 'At the edge', example: { 'mock-world': 'capsule-1' } }),
        })
        .openapi('OpenedCapsule'),
    ),
    ...CONFLICT,
    ...CONTROL_WRITE_ERRORS,
  },
})
