import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { client } from './account-tables.ts'
import { openDb } from './open.ts'
import { SEED_WORLD, world } from './world-tables.ts'

const statements = (name: string) => readFileSync(`db/migrations/${name}`, 'utf8').replaceAll('--> statement-breakpoint', '')

const INSERT_ORDER = `INSERT INTO shop_order(world, id, number, owner, status, lang_id, currency_id, email, phone, first_name, last_name,
  delivery_address, payment_method, products, products_after_discounts, deliveries, deliveries_after_discounts, created_at, expires_at)`

/** A database as it was before a migration, and the statements of this one. */
function databaseBefore(suffix: string) {
  const names = readdirSync('db/migrations').filter((name) => name.endsWith('.sql'))
  const added = names.findIndex((name) => name.endsWith(suffix))
  const before = new SqliteDatabase(':memory:')
  for (const name of names.slice(0, added)) before.exec(statements(name))
  return { before, migration: statements(names[added] ?? '') }
}

test('the migrations make every column of the tables', async () => {
  const { $client } = openDb(':memory:')
  const inMigrations = (table: string) => $client.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table)
  for (const file of globSync('db/*-tables.ts')) {
    const tables = Object.values(await import(`../${file}`)).filter((each) => is(each, SQLiteTable))
    for (const { name, columns } of tables.map(getTableConfig)) {
      const named = columns.map((column) => toSnakeCase(column.name))
      const remedy = `${file}: npx drizzle-kit generate --config db/drizzle.config.ts --name <what> writes the missing migration`
      expect(inMigrations(name).toSorted(), remedy).toEqual(named.toSorted())
    }
  }
})

test('an empty database has the world that every other starts with', () => {
  expect(openDb(':memory:').select({ name: world.name }).from(world).all()).toEqual([{ name: SEED_WORLD }])
})

test('clients from before there were worlds become seeded personas', () => {
  const before = new SqliteDatabase(':memory:')
  before.exec(statements('0000_catalogue.sql'))
  before.exec("INSERT INTO client(id, email, default_lang_id, is_admin, created_at) VALUES (5, 'admin@patyna.test', 'pl', 1, 9)")
  before.exec(statements('0001_state.sql'))
  expect(before.prepare('SELECT world, id, email, is_admin FROM client').all()).toEqual([
    { world: 'seed', id: 5, email: 'admin@patyna.test', is_admin: 1 },
  ])
  expect(before.pragma('foreign_key_check')).toEqual([])
})

test('orders from before they said so are of who is a professional', () => {
  const { before, migration } = databaseBefore('_orders_of_professionals.sql')
  const worlds = ['a', 'b']
  for (const world of worlds) before.exec(`INSERT INTO world(name, created_at, used_at) VALUES ('${world}', 0, 0)`)
  const insertClient = before.prepare(
    "INSERT INTO client(world, id, email, default_lang_id, is_user_pro, created_at) VALUES (?, ?, ?, 'pl', ?, 0)",
  )
  for (const [world, id, isPro] of [
    ['a', 1, 0],
    ['a', 2, 1],
    ['b', 2, 0],
  ])
    insertClient.run(world, id, `${id}@patyna.test`, isPro)
  const insertOrder = before.prepare(`${INSERT_ORDER}
    VALUES (?, ?, ?, ?, 'PAID', 'pl', 'PLN', '', '', '', '', '{}', 'CARD', 0, 0, 0, 0, 0, 0)`)
  for (const [world, id, owner] of [
    ['a', 1, 'client:1'],
    ['a', 2, 'client:2'],
    ['a', 3, 'guest:x'],
    ['b', 4, 'client:2'],
  ])
    insertOrder.run(world, id, `${id}`, owner)
  before.exec(migration)
  expect(before.prepare('SELECT id FROM shop_order WHERE is_of_professional').pluck().all()).toEqual([2])
})

test('EXT-47: lines of orders from before they said so get their part of what was paid, to the last grosz', () => {
  const { before, migration } = databaseBefore('_order_money.sql')
  before.pragma('foreign_keys = OFF')
  before.exec("INSERT INTO world(name, created_at, used_at) VALUES ('a', 0, 0)")
  before.exec(`${INSERT_ORDER}
    VALUES ('a', 1, '1', 'guest:x', 'PAID', 'pl', 'PLN', '', '', '', '', '{}', 'CARD', 72400, 62401, 2460, 1230, 0, 0)`)
  before.exec(`INSERT INTO order_line(world, order_id, product_id, delivery_type_id, vendor_id, name, quantity, regular_price, promo_price)
    VALUES ('a', 1, 1, 1, 1, '', 2, 9000, 3700), ('a', 1, 2, 1, 1, '', 1, 65000, NULL)`)
  before.exec(`INSERT INTO order_delivery(world, order_id, vendor_id, delivery_type_id, vendor_name, price, price_after_discounts)
    VALUES ('a', 1, 1, 1, '', 2460, 1230)`)
  before.exec(migration)
  expect(before.prepare('SELECT paid, vat FROM order_line ORDER BY product_id').all()).toEqual([
    { paid: 6378, vat: 1193 },
    { paid: 56_023, vat: 10_476 },
  ])
  expect(before.prepare('SELECT vat FROM order_delivery').pluck().all()).toEqual([230])
})

test('a file opened twice is brought up to date once', () => {
  const directory = mkdtempSync(join(tmpdir(), 'patyna-db-'))
  const path = join(directory, 'shop.sqlite')
  openDb(path).$client.close()
  const db = openDb(path)
  expect(db.select().from(client).all()).toEqual([])
  db.$client.close()
  rmSync(directory, { recursive: true })
})
