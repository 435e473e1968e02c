import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureShopDatabase } from '#seeds/seed.ts'
import { createMockApi } from '#mock-api/app.ts'
import { systemClock } from '#mock-api/clock.ts'
import { openDb } from './open.ts'
import { StableConnection } from './stable-connection.ts'
import { namedDatabaseError, UnusableDatabase } from './unusable-database.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'patyna-db-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Ways to damage a database file, and the expected message. */
const BROKEN: readonly [string, RegExp, (path: string) => void][] = [
  ['empty', /is empty/, (path) => writeFileSync(path, '')],
  ['no database at all', /is damaged/, (path) => writeFileSync(path, 'x'.repeat(9000))],
  ['cut short', /is cut short/, (path) => writeFileSync(path, readFileSync(path).subarray(0, 20_000))],
  ['overwritten in its first page', /is damaged/, (path) => writeFileSync(path, readFileSync(path).fill(7, 100, 4000))],
  ['newer', /made by a newer version/, (path) => withLaterMigration(path)],
]

function withLaterMigration(path: string): void {
  const { $client } = openDb(path)
  $client.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)")
  $client.close()
}

test.each(BROKEN)('a database file that is %s is named, with the remedy', (_what, says, spoil) => {
  const path = join(dir, 'shop.sqlite')
  openDb(path).$client.close()
  spoil(path)
  const size = statSync(path).size
  expect(() => openDb(path)).toThrow(UnusableDatabase)
  expect(() => openDb(path)).toThrow(says)
  expect(() => openDb(path)).toThrow(`${path} `)
  expect(() => openDb(path)).toThrow('Delete it, or name another by --db')
  expect(statSync(path).size).toBe(size)
})

test.each([...BROKEN, ['without a checksum', /never finished/, withoutChecksum] as const])(
  'a seeded database that is %s is made anew by itself',
  async (_what, says, spoil) => {
    const made = await ensureShopDatabase({ size: 10, dir })
    spoil(made.path)
    const told: string[] = []
    const again = await ensureShopDatabase({ size: 10, dir, onProgress: (line) => told.push(line) })
    expect(again).toEqual({ ...made, isNew: true })
    expect(told[0]).toMatch(says)
    expect(await ensureShopDatabase({ size: 10, dir })).toEqual({ ...made, isNew: false })
  },
)

test('what a seeding left that was killed goes with the next one, unless its process runs', async () => {
  const gone = spawnSync(process.execPath, ['--eval', '']).pid
  const [killed, running] = [gone, process.ppid].map((pid) => `shop-20k-0.sqlite.${pid}.tmp`)
  for (const name of [`${killed}`, `${killed}-wal`, `${running}`]) writeFileSync(join(dir, name), 'x')
  await ensureShopDatabase({ size: 10, dir })
  expect(readdirSync(dir).filter((name) => name.includes('.tmp'))).toEqual([running])
})

function withoutChecksum(path: string): void {
  const { $client } = openDb(path)
  $client.exec('DELETE FROM meta')
  $client.close()
}

test('a mock over a database without a shop says so in one line', () => {
  const start = () => createMockApi({ db: openDb(':memory:'), clock: systemClock })
  expect(start).toThrow(/^The database :memory: holds no shop\. .*Delete it, or name another by --db.*$/)
})

test('a database, or a folder, that cannot be written is named, with cause and remedy', () => {
  const path = join(dir, 'shop.sqlite')
  openDb(path).$client.close()
  const readOnly = new StableConnection(path, { readonly: true })
  const refused = () => readOnly.exec('DELETE FROM meta')
  expect(refused).toThrow('attempt to write a readonly database')
  const read = (run: () => unknown) => {
    try {
      return run()
    } catch (error) {
      return namedDatabaseError(path, error)
    }
  }
  expect(read(refused)).toMatchObject({ message: expect.stringMatching(/shop\.sqlite cannot be written \(SQLITE_READONLY\)\. .*--db/) })
  readOnly.close()
  expect(namedDatabaseError('.data', read(refused))).toEqual(read(refused))
  for (const code of ['EROFS', 'EACCES', 'ENOSPC']) {
    expect(namedDatabaseError('.data', Object.assign(new Error('raw'), { code }))).toMatchObject({
      isSentence: true,
      message: expect.stringContaining(`.data cannot be written (${code})`),
    })
  }
})
