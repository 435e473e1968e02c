import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { StableConnection } from './stable-connection.ts'
import { namedDatabaseError, refuseBrokenFile, refuseNewer } from './unusable-database.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Pages of 4 KB in the write-ahead log before a checkpoint. A checkpoint is the one write that waits for the disk, and it blocks all
 * requests; at SQLite's default of 1000 it happened about every 150 writes, which affected more than 1% of them.
 */
const CHECKPOINT_EVERY_PAGES = 10_000

/**
 * Page cache in KB. SQLite walks its cache table at the end of every write: with the built-in 16 MB this took a fifth of a cart add, with
 * 64 MB 0.2 ms. The system's file cache serves other pages just as fast.
 */
const PAGE_CACHE_KB = 4000

/**
 * Opens a shop database and runs pending migrations.
 * @param path file path, or ':memory:'
 * @throws UnusableDatabase for a file that is damaged, empty, of a newer version or cannot be written
 */
export function openDb(path: string): Db {
  refuseBrokenFile(path)
  let sqlite: StableConnection | undefined
  try {
    sqlite = new StableConnection(path)
    return upToDate(sqlite, path)
  } catch (error) {
    sqlite?.close()
    throw namedDatabaseError(path, error)
  }
}

/**
 * Opens a copy in memory of a database that is up to date, without looking for migrations: what tests change they change alone.
 * @param image what `$client.serialize()` of a database in memory returned
 */
export function openCopy(image: Buffer): Db {
  return connect(new StableConnection(image))
}

function upToDate(sqlite: StableConnection, path: string) {
  const db = connect(sqlite)
  refuseNewer(path, lastMigration(sqlite), MIGRATIONS)
  migrate(db, { migrationsFolder: MIGRATIONS })
  return db
}

function connect(sqlite: StableConnection) {
  // WAL with NORMAL: a killed process loses no acknowledged write; only a power failure could lose the last ones.
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_EVERY_PAGES}`)
  sqlite.pragma(`cache_size = -${PAGE_CACHE_KB}`)
  sqlite.pragma('foreign_keys = ON')
  return drizzle({ client: sqlite, casing: 'snake_case' })
}

/** A shop database; `$client` is its SQLite connection. */
export type Db = ReturnType<typeof connect>

/** Timestamp of a database's last migration, in ms; null: none. */
function lastMigration(sqlite: StableConnection): number | null {
  const isMigrated = sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get() !== undefined
  const row = isMigrated
    ? sqlite.prepare<[], { last: number | null }>('SELECT max(created_at) AS last FROM __drizzle_migrations').get()
    : undefined
  return row?.last ?? null
}
