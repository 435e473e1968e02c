// A world in one file: /__mock/repro-snapshot. Handled by ../../repro-snapshots/route-repro-snapshots.ts.
import { createRoute, z } from '@hono/zod-openapi'
import { CONFLICT } from '#app/shop-api/contract/error.ts'
import { dataResponse, requestBody } from '#app/shop-api/contract/json.ts'
import { ReproSnapshot, SNAPSHOT_NOTE } from '../../repro-snapshots/repro-snapshot.ts'
import { CONTROL_READ_ERRORS, CONTROL_WRITE_ERRORS, Instant, WorldHeaders, WorldName, WorldQuery } from './in-world.ts'

const DocumentedSnapshot = ReproSnapshot.openapi('ReproSnapshot', {
  example: {
    format: 'patyna-repro-snapshot-1',
    note: SNAPSHOT_NOTE,
    madeAt: '2022-03-17T11:00:00.000Z',
    url: 'http://127.0.0.1:8787/koszyk',
    catalog: null,
    world: { name: 'main', lastId: 1001, now: 1_647_514_800_000, speed: 0, scenario: null },
    faults: [],
    persona: null,
    rows: {},
    journal: [],
  },
})

export const makeReproSnapshot = createRoute({
  method: 'get',
  path: '/__mock/repro-snapshot',
  tags: ['repro-snapshots'],
  operationId: 'makeReproSnapshot',
  summary: 'A world as one file: its changes, clock, scenario, faults, persona, calls and page',
  request: {
    headers: WorldHeaders.extend({
      'x-mock-scenario': z.string().optional().openapi({ description: 'The scenario of the page, where it has one of its own' }),
      guestid: z.uuid().optional().openapi({ description: 'Who was there; a client by the bearer token' }),
    }),
    query: WorldQuery.extend({ url: z.string().max(4000).optional().openapi({ description: 'Address of the page' }) }),
  },
  responses: {
    200: { description: 'The repro snapshot, as a file', content: { 'application/json': { schema: DocumentedSnapshot } } },
    ...CONTROL_READ_ERRORS,
  },
})

export const openReproSnapshot = createRoute({
  method: 'post',
  path: '/__mock/repro-snapshot',
  tags: ['repro-snapshots'],
  operationId: 'openReproSnapshot',
  summary: 'A new world as a repro snapshot holds it, and how to get there',
  description: 'Without `world` under a name of its own. `npm run mock -- --replay <file>` does it at the start, over the same catalog.',
  request: { query: WorldQuery, body: requestBody(DocumentedSnapshot) },
  responses: {
    200: dataResponse(
      'Where the world is',
      z
        .object({
          world: WorldName,
          now: Instant,
          url: z.string().nullable(),
          scenario: z.string().nullable(),
          isSameCatalog: z.boolean().openapi({ description: 'False: the catalog below is another, so things may differ' }),
          headers: z
            .record(z.string(), z.string())
            .openapi({ description: 'Of calls to the mock', example: { 'x-mock-world': 'repro-snapshot-1' } }),
          cookies: z.record(z.string(), z.string()).openapi({ description: 'At the edge', example: { 'mock-world': 'repro-snapshot-1' } }),
        })
        .openapi('OpenedReproSnapshot'),
    ),
    ...CONFLICT,
    ...CONTROL_WRITE_ERRORS,
  },
})
