import { beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#app/domain/time/instant.ts'
import { client, likedProduct, sessionToken } from '#db/account-tables.ts'
import { openDb, type Db } from '#db/open.ts'
import { order } from '#db/order-tables.ts'
import { SEED_WORLD, world } from '#db/world-tables.ts'
import { createWorlds, type Worlds } from './worlds.ts'

let db: Db
let worlds: Worlds
beforeEach(() => {
  db = openDb(':memory:')
  db.insert(client).values({ world: SEED_WORLD, id: 1, email: 'customer@patyna.test', defaultLangId: 'pl', createdAt: 0 }).run()
  db.insert(sessionToken).values({ world: SEED_WORLD, tokenHash: 'a', clientId: 1, createdAt: 0, expiresAt: 1 }).run()
  worlds = createWorlds(db)
})

const clientsOf = (name: string) =>
  db
    .select()
    .from(client)
    .all()
    .filter((row) => row.world === name)

test('a world begins with what the seed holds, rows that point at one another included', () => {
  worlds.enter('a', 5)
  expect(clientsOf('a')).toMatchObject([{ id: 1, email: 'customer@patyna.test' }])
  expect(db.select().from(sessionToken).all()).toHaveLength(2)
  expect(db.select().from(world).all()).toContainEqual(expect.objectContaining({ name: 'a', lastId: 1000, createdAt: 5, usedAt: 5 }))
})

test('to enter again changes nothing', () => {
  worlds.enter('a', 5)
  db.update(client).set({ firstName: 'Hanna' }).run()
  worlds.enter('a', 9)
  expect(clientsOf('a')).toMatchObject([{ firstName: 'Hanna' }])
})

test.each(['SQLITE_FULL', 'SQLITE_BUSY'])('%s: a world is entered although its use cannot be noted', (code) => {
  worlds.enter('a', 0)
  const update = vi.spyOn(db, 'update').mockImplementation(() => {
    throw Object.assign(new Error('no space'), { code })
  })
  expect(worlds.enter('a', 10 * MINUTE_MS)).toEqual({ clock: null, orderDueAt: null })
  expect(update).toHaveBeenCalledOnce()
})

test('the world of the seed cannot be reset', () => {
  worlds.reset(SEED_WORLD)
  expect(clientsOf(SEED_WORLD)).toHaveLength(1)
})

test('ids count on in each world alone, and in a copy from where its source was', () => {
  worlds.enter('a', 0)
  worlds.enter('b', 0)
  expect([worlds.nextId('a'), worlds.nextId('a'), worlds.nextId('b')]).toEqual([1001, 1002, 1001])
  worlds.copy('a', 'c', 0)
  expect(worlds.nextId('c')).toBe(1003)
  expect(() => worlds.nextId('nowhere')).toThrow('nowhere')
  expect(() => worlds.copy('nowhere', 'd', 0)).toThrow('nowhere')
})

test('every table with a column world goes with its world', () => {
  const withWorld = db.$client
    .prepare(`SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'world'`)
    .pluck()
    .all()
  const cascading = db.$client
    .prepare(
      `SELECT t.name FROM sqlite_schema t, pragma_foreign_key_list(t.name) f
       WHERE t.type = 'table' AND f."table" = 'world' AND f.on_delete = 'CASCADE'`,
    )
    .pluck()
    .all()
  expect(withWorld.length).toBeGreaterThan(15)
  expect(cascading.sort()).toEqual(withWorld.sort())
  expect(cascading).toContain('liked_product')
  expect(db.select().from(likedProduct).all()).toEqual([])
})

test('a world that nobody used for half an hour of machine time is collected; main and what is used are not', () => {
  const HALF_HOUR_MS = 30 * 60_000
  for (const name of ['main', 'idle', 'used']) worlds.enter(name, 0)
  worlds.copy('main', 'main:kept', 0)
  worlds.setClock('used', { setAt: 0, shows: 0, speed: 0 })
  worlds.enter('used', HALF_HOUR_MS - 1)
  expect(worlds.collect(HALF_HOUR_MS - 1)).toEqual([])
  expect(worlds.collect(HALF_HOUR_MS)).toEqual(['idle'])
  expect(worlds.list().map(({ name }) => name)).toEqual(['main', 'main:kept', 'seed', 'used'])
  expect(clientsOf('idle')).toEqual([])
})

test('the last use is written once a minute, not at every call', () => {
  const usedAt = () => worlds.find('a')?.usedAt
  worlds.enter('a', 0)
  worlds.enter('a', 59_999)
  expect(usedAt()).toBe(0)
  worlds.enter('a', 60_000)
  expect(usedAt()).toBe(60_000)
})

test('the main world begins with its clock, after a reset too, and no other does', () => {
  const { enter, reset } = createWorlds(db, { mainClock: { shows: 7, speed: 0 } })
  expect([enter('main', 5), enter('a', 5)].map(({ clock }) => clock)).toEqual([{ setAt: 5, shows: 7, speed: 0 }, null])
  reset('main')
  expect(enter('main', 9).clock).toEqual({ setAt: 9, shows: 7, speed: 0 })
})

test('GAP-100: who enters hears when the next unpaid order of the world is over, a seeded one at once', () => {
  const person = { email: 'customer@patyna.test', phone: '', firstName: '', lastName: '' }
  const deliveryAddress = { street: '', building: '', apartment: null, zipCode: '', city: '', countryId: 'PL' }
  const amounts = { products: 100, productsAfterDiscounts: 100, deliveries: 0, deliveriesAfterDiscounts: 0 }
  const terms = { langId: 'pl', currencyId: 'PLN', paymentMethod: 'BLIK', createdAt: 0 } as const
  const unpaid = { ...person, ...amounts, ...terms, deliveryAddress, world: SEED_WORLD, owner: 'client:1' } as const
  worlds.enter('empty', 0)
  db.insert(order)
    .values([
      { ...unpaid, id: 1, number: '1', status: 'AWAITING_PAYMENT', expiresAt: 300 },
      { ...unpaid, id: 2, number: '2', status: 'AWAITING_PAYMENT', expiresAt: 200 },
      { ...unpaid, id: 3, number: '3', status: 'CANCELLED', expiresAt: 100 },
    ])
    .run()
  expect(['a', 'a', 'empty'].map((name) => worlds.enter(name, 0).orderDueAt)).toEqual([200, 200, null])
})
