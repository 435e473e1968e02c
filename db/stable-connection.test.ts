import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDb } from './open.ts'
import { StableConnection } from './stable-connection.ts'
import { world } from './world-tables.ts'

test.each([
  ['SELECT 1 WHERE 2 = ?', 'SELECT 1 WHERE 2 = +?'],
  ['SELECT 1 WHERE 2=@two AND 3 IS ? LIMIT ? OFFSET ?', 'SELECT 1 WHERE 2= +@two AND 3 IS +? LIMIT +? OFFSET +?'],
  [`SELECT '= ?' AS "= ?" WHERE 1 IN (?)`, `SELECT '= ?' AS "= ?" WHERE 1 IN (?)`],
])('%s keeps its plan', (given, prepared) => {
  expect(new StableConnection(':memory:').prepare(given).source).toBe(prepared)
})

test('queries of drizzle keep their plans, and values and affinities are as they were', () => {
  const db = openDb(':memory:')
  db.insert(world).values({ name: '7', createdAt: 1, usedAt: 2 }).run()
  expect(db.select().from(world).where(eq(world.name, '7')).limit(1).all()).toMatchObject([{ name: '7', usedAt: 2 }])
  db.update(world).set({ scenario: '8' }).where(eq(world.usedAt, 2)).run()
  expect(db.$client.prepare('SELECT typeof(scenario) AS type FROM world WHERE name = ? AND used_at = ?').get('7', '2')).toEqual({
    type: 'text',
  })
})
