import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { client } from './account-tables.ts'
import { openDb } from './open.ts'
import { SEED_WORLD, world } from './world-tables.ts'

test('an empty database has the world that every other starts with', () => {
  expect(openDb(':memory:').select({ name: world.name }).from(world).all()).toEqual([{ name: SEED_WORLD }])
})

test('clients from before there were worlds become seeded personas', () => {
  const before = new SqliteDatabase(':memory:')
  const statements = (name: string) => readFileSync(`db/migrations/${name}.sql`, 'utf8').replaceAll('--> statement-breakpoint', '')
  before.exec(statements('0000_catalogue'))
  before.exec("INSERT INTO client(id, email, default_lang_id, is_admin, created_at) VALUES (5, 'admin@patyna.test', 'pl', 1, 9)")
  before.exec(statements('0001_state'))
  expect(before.prepare('SELECT world, id, email, is_admin FROM client').all()).toEqual([
    { world: 'seed', id: 5, email: 'admin@patyna.test', is_admin: 1 },
  ])
  expect(before.pragma('foreign_key_check')).toEqual([])
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
