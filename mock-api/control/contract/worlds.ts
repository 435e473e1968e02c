// Worlds, their snapshots and their reset.
import { createRoute, z } from '@hono/zod-openapi'
import { CONFLICT, NOT_FOUND } from '#app/shop-api/contract/error.ts'
import { requestBody } from '#app/shop-api/contract/json.ts'
import { NoQuery } from '#app/shop-api/contract/wire.ts'
import { Instant, inWorld, paged, PagedQuery, reads, WorldName, writes } from './in-world.ts'

const World = z
  .object({
    name: WorldName,
    now: Instant.openapi({ description: 'What its clock shows' }),
    speed: z.number().openapi({ description: 'Of its clock; 0 frozen', example: 1 }),
    scenario: z.string().nullable(),
    createdAt: Instant.openapi({ description: 'Machine time' }),
    usedAt: Instant.openapi({ description: 'Machine time, to the minute' }),
    collectableFrom: Instant.nullable().openapi({ description: 'Machine time from which on it is forgotten unless used; null: never' }),
    snapshots: z.array(WorldName),
  })
  .openapi('World')

const ofWorld = z.object({ name: WorldName })
const named = z.object({ name: WorldName })

export const listWorlds = createRoute({
  method: 'get',
  path: '/__mock/worlds',
  tags: ['worlds'],
  operationId: 'listWorlds',
  summary: 'All worlds, 100 a page',
  request: { query: PagedQuery.omit({ world: true }) },
  responses: reads('The worlds by name', paged(World)),
})

export const createWorld = createRoute({
  method: 'post',
  path: '/__mock/worlds',
  tags: ['worlds'],
  operationId: 'createWorld',
  summary: 'Makes a world, from what the seed holds or as a copy of another; a call that enters an unknown world makes it too',
  request: {
    query: NoQuery,
    body: requestBody(
      z.strictObject({ name: WorldName, copyOf: WorldName.optional() }).openapi('NewWorld', { example: { name: 'trial' } }),
    ),
  },
  responses: { ...writes('The new world', World), ...NOT_FOUND, ...CONFLICT },
})

export const deleteWorld = createRoute({
  method: 'delete',
  path: '/__mock/worlds/{name}',
  tags: ['worlds'],
  operationId: 'deleteWorld',
  summary: 'Forgets a world and its snapshots',
  request: { query: NoQuery, params: ofWorld },
  responses: { ...reads('What was forgotten', named), ...NOT_FOUND },
})

export const resetWorld = createRoute({
  method: 'post',
  path: '/__mock/reset',
  tags: ['worlds'],
  operationId: 'resetWorld',
  summary: 'Forgets all state of a world, its clock too; its snapshots stay',
  request: inWorld,
  responses: reads('The world as the seed made it', World),
})

const Snapshot = z.object({
  name: WorldName,
  takenAt: Instant,
  now: Instant.openapi({ description: 'What the clock of the world showed' }),
})

export const listSnapshots = createRoute({
  method: 'get',
  path: '/__mock/snapshots',
  tags: ['snapshots'],
  operationId: 'listSnapshots',
  summary: 'Snapshots of a world',
  request: { ...inWorld, query: PagedQuery },
  responses: reads('The snapshots by name', paged(Snapshot)),
})

export const takeSnapshot = createRoute({
  method: 'post',
  path: '/__mock/snapshots',
  tags: ['snapshots'],
  operationId: 'takeSnapshot',
  summary: 'Keeps a world as it is, under a name',
  request: {
    ...inWorld,
    body: requestBody(z.strictObject({ name: WorldName }).openapi('NewSnapshot', { example: { name: 'before-sale' } })),
  },
  responses: { ...writes('The snapshot', Snapshot), ...CONFLICT },
})

export const restoreSnapshot = createRoute({
  method: 'post',
  path: '/__mock/snapshots/{name}/restore',
  tags: ['snapshots'],
  operationId: 'restoreSnapshot',
  summary: 'Puts a snapshot in the place of its world; a clock of its own shows again what it showed',
  request: { ...inWorld, params: named },
  responses: { ...reads('The world', World), ...NOT_FOUND },
})

export const deleteSnapshot = createRoute({
  method: 'delete',
  path: '/__mock/snapshots/{name}',
  tags: ['snapshots'],
  operationId: 'deleteSnapshot',
  summary: 'Forgets a snapshot',
  request: { ...inWorld, params: named },
  responses: { ...reads('What was forgotten', named), ...NOT_FOUND },
})
