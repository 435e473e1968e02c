import { instantOn } from '../../clock.ts'
import { errorResponse } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { collectableFrom, readSnapshotWorld, snapshotWorld, WORLD_NAME } from '../../store/world-names.ts'
import type { WorldRow, Worlds } from '../../store/worlds.ts'
import {
  createWorld,
  deleteSnapshot,
  deleteWorld,
  listSnapshots,
  listWorlds,
  resetWorld,
  restoreSnapshot,
  takeSnapshot,
} from '../contract/worlds.ts'
import { type ControlContext, type ControlInputs, iso, pageOf } from '../control-inputs.ts'

export function routeWorlds({ app, worlds }: ControlInputs): void {
  app.openapi(listWorlds, (c) => {
    const all = worlds.list().filter(({ name }) => WORLD_NAME.test(name))
    const { items, pagination } = pageOf(all, c.req.valid('query'))
    return c.json({ data: { items: items.map((row) => wireWorld(worlds, row, c.var)), pagination } }, 200)
  })

  app.openapi({ ...createWorld, middleware: jsonBody }, (c) => {
    const { name, copyOf } = c.req.valid('json')
    if (worlds.find(name)) return errorResponse(c, 'CONFLICT')
    if (copyOf !== undefined && !worlds.find(copyOf)) return errorResponse(c, 'NOT_FOUND')
    if (copyOf === undefined) worlds.enter(name, c.var.machineNow)
    else worlds.copy(copyOf, name, c.var.machineNow)
    return c.json({ data: wireWorld(worlds, found(worlds, name), c.var) }, 200)
  })

  app.openapi(deleteWorld, (c) => {
    const { name } = c.req.valid('param')
    if (!worlds.find(name)) return errorResponse(c, 'NOT_FOUND')
    for (const snapshot of worlds.snapshotsOf(name)) worlds.reset(snapshotWorld(name, snapshot))
    worlds.reset(name)
    return c.json({ data: { name } }, 200)
  })

  app.openapi(resetWorld, (c) => {
    const { world, machineNow } = c.var
    worlds.reset(world)
    worlds.enter(world, machineNow)
    return c.json({ data: wireWorld(worlds, found(worlds, world), c.var) }, 200)
  })
}

export function routeSnapshots({ app, worlds }: ControlInputs): void {
  app.openapi(listSnapshots, (c) => {
    const { world } = c.var
    const { items, pagination } = pageOf(worlds.snapshotsOf(world), c.req.valid('query'))
    return c.json({ data: { items: items.map((name) => wireSnapshot(found(worlds, snapshotWorld(world, name)))), pagination } }, 200)
  })

  app.openapi({ ...takeSnapshot, middleware: jsonBody }, (c) => {
    const { world, machineNow } = c.var
    const target = snapshotWorld(world, c.req.valid('json').name)
    if (worlds.find(target)) return errorResponse(c, 'CONFLICT')
    worlds.copy(world, target, machineNow)
    return c.json({ data: wireSnapshot(found(worlds, target)) }, 200)
  })

  app.openapi(restoreSnapshot, (c) => {
    const { world, machineNow } = c.var
    const source = snapshotWorld(world, c.req.valid('param').name)
    if (!worlds.find(source)) return errorResponse(c, 'NOT_FOUND')
    worlds.restore(source, world, machineNow)
    return c.json({ data: wireWorld(worlds, found(worlds, world), c.var) }, 200)
  })

  app.openapi(deleteSnapshot, (c) => {
    const { name } = c.req.valid('param')
    const target = snapshotWorld(c.var.world, name)
    if (!worlds.find(target)) return errorResponse(c, 'NOT_FOUND')
    worlds.reset(target)
    return c.json({ data: { name } }, 200)
  })
}

function found(worlds: Worlds, name: string): WorldRow {
  const row = worlds.find(name)
  if (!row) throw new Error(`There is no world ${name}`)
  return row
}

function wireWorld(worlds: Worlds, row: WorldRow, { machineNow }: ControlContext) {
  const { name, clock, scenario, createdAt, usedAt } = row
  const from = collectableFrom(row)
  return {
    name,
    now: iso(instantOn(clock, machineNow)),
    speed: clock?.speed ?? 1,
    scenario,
    createdAt: iso(createdAt),
    usedAt: iso(usedAt),
    collectableFrom: from === null ? null : iso(from),
    snapshots: worlds.snapshotsOf(name),
  }
}

function wireSnapshot({ name, clock, createdAt }: WorldRow) {
  const snapshot = readSnapshotWorld(name)?.snapshot ?? name
  return { name: snapshot, takenAt: iso(createdAt), now: iso(instantOn(clock, createdAt)) }
}
