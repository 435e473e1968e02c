import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDb, type Db } from '#db/open.ts'
import { world } from '#db/world-tables.ts'
import { groupCommit, type GroupCommit } from './group-commit.ts'

let directory: string
let db: Db
let elsewhere: Db
let commit: GroupCommit
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'patyna-commit-'))
  const path = join(directory, 'shop.sqlite')
  db = openDb(path)
  elsewhere = openDb(path)
  commit = groupCommit(db)
})
afterEach(() => {
  db.$client.close()
  elsewhere.$client.close()
  rmSync(directory, { recursive: true })
})

const worldsIn = (db: Db) =>
  db
    .select({ name: world.name })
    .from(world)
    .all()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('w'))
const add = (name: string) => {
  db.insert(world).values({ name, createdAt: 0, usedAt: 0 }).run()
  return name
}

test('what was asked for at the same moment is written in its order, in one commit, and acknowledged after it', async () => {
  const transactions = vi.spyOn(db, 'transaction')
  const acknowledged: string[] = []
  const writes = ['w1', 'w2', 'w3'].map(async (name) => {
    await commit(() => {
      expect(worldsIn(elsewhere)).toEqual([])
      return add(name)
    })
    acknowledged.push(name)
    expect(worldsIn(elsewhere)).toEqual(['w1', 'w2', 'w3'])
  })
  await Promise.all(writes)
  expect(acknowledged).toEqual(['w1', 'w2', 'w3'])
  expect(transactions.mock.calls.filter(([, how]) => how?.behavior === 'immediate')).toHaveLength(1)
})

test('a write sees those before it', async () => {
  const [, seen] = await Promise.all([commit(() => add('w1')), commit(() => worldsIn(db))])
  expect(seen).toEqual(['w1'])
})

test('one that throws is undone alone, and its caller hears why', async () => {
  const outcomes = await Promise.allSettled([
    commit(() => add('w1')),
    commit(() => {
      add('w2')
      throw new Error('No')
    }),
    commit(() => add('w3')),
  ])
  expect(outcomes).toMatchObject([{ value: 'w1' }, { reason: { message: 'No' } }, { value: 'w3' }])
  expect(worldsIn(elsewhere)).toEqual(['w1', 'w3'])
})

test('nothing is acknowledged when SQLite gave up the whole transaction', async () => {
  const outcomes = await Promise.allSettled([
    commit(() => add('w1')),
    commit(() => {
      // As it does when the disk is full.
      db.$client.exec('ROLLBACK')
      throw new Error('Full')
    }),
    commit(() => add('w3')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(worldsIn(elsewhere)).toEqual([])
  await expect(commit(() => add('w4'))).resolves.toBe('w4')
})

test('who waited for a database that is closed hears so', async () => {
  const closed = openDb(':memory:')
  const write = groupCommit(closed)(() => 1)
  closed.$client.close()
  await expect(write).rejects.toThrow('not open')
})
