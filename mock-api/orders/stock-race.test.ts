import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { product } from '#db/catalog-tables.ts'
import { type Db, openDb } from '#db/open.ts'
import { orderLine } from '#db/order-tables.ts'
import { productChange } from '#db/shop-change-tables.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { createWorlds } from '../store/worlds.ts'
import { MANY } from '../test-world/cart-calls.ts'
import { insertTestShop } from '../test-world/test-world.ts'
import { isRow } from '../store/is-row.ts'

const PIECES = 50
const GUESTS_OF_EACH = 40

let folder: string
let path: string
let db: Db
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stock-race-'))
  path = join(folder, 'shop.db')
  db = openDb(path)
  insertTestShop(db)
  db.update(product).set({ stock: PIECES }).where(eq(product.id, MANY)).run()
  createWorlds(db).enter(MAIN_WORLD, 0)
})
afterEach(() => {
  db.$client.close()
  rmSync(folder, { recursive: true })
})

test('GAP-100: two threads with a connection each sell fifty pieces exactly fifty times, replays included', async () => {
  const racers = [0, 1].map(() => {
    const guests = Array.from({ length: GUESTS_OF_EACH }, () => randomUUID())
    return new Worker(new URL('../test-world/stock-racer.ts', import.meta.url), {
      workerData: { path, productId: MANY, guests },
      execArgv: [],
    })
  })
  await Promise.all(racers.map(async (racer) => once(racer, 'message')))
  const done = racers.map(async (racer) => once(racer, 'message'))
  for (const racer of racers) racer.postMessage('go')
  const statuses = (await Promise.all(done)).flat(2)
  await Promise.all(racers.map(async (racer) => racer.terminate()))

  const [sold] = db
    .select({ pieces: sql<number>`sum(${orderLine.quantity})`, lines: sql<number>`count(*)` })
    .from(orderLine)
    .all()
  expect(sold).toEqual({ pieces: PIECES, lines: PIECES })
  const [left] = db
    .select({ stock: productChange.stock })
    .from(productChange)
    .where(isRow(productChange, { world: MAIN_WORLD, productId: MANY }))
    .all()
  expect(left).toEqual({ stock: 0 })
  expect(statuses.filter((status) => status === 200)).toHaveLength(2 * PIECES)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2 * (2 * GUESTS_OF_EACH - PIECES))
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
})
