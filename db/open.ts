import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { StableConnection } from './stable-connection.ts'
import { namedDatabaseError, refuseBrokenFile, refuseNewer } from './unusable-database.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Pages of 4 KB in the write-ahead log before they go to the database. That is the one write that waits for the disk, and everybody
 * waits with it; at SQLite's 1000 it happened about every 150 writes of a shopper, so more than one of a hundred met it.
 */
const CHECKPOINT_EVERY_PAGES = 10_000

/**
 * Of pages in memory, in KB. SQLite walks the table of its cache at the end of every write, so with the 16 MB that are built in a fifth of
 * a cart add was that walk, and with 64 MB it took 0.2 ms. A page that is not here is read from the system's cache, which is as quick.
 */
const PAGE_CACHE_KB = 4000

/**
 * Opens a shop database and brings its tables up to date.
 * @param path file path, or ':memory:'
 * @throws UnusableDatabase for a file that is damaged, empty or of a newer version
 */
export function openDb(path: string) {
  refuseBrokenFile(path)
  const sqlite = new StableConnection(path)
  try {
    return upToDate(sqlite, path)
  } catch (error) {
    sqlite.close()
    throw namedDatabaseError(path, error)
  }
}

function upToDate(sqlite: StableConnection, path: string) {
  // WAL with NORMAL: nothing acknowledged is lost when the process is killed; only a power cut could take the last writes.
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma(`wal_autocheckpoint = ${CHECKPOINT_EVERY_PAGES}`)
  sqlite.pragma(`cache_size = -${PAGE_CACHE_KB}`)
  sqlite.pragma('foreign_keys = ON')
  const db = drizzle({ client: sqlite, casing: 'snake_case' })
  refuseNewer(path, lastMigration(sqlite), MIGRATIONS)
  migrate(db, { migrationsFolder: MIGRATIONS })
  return db
}

/** A shop database; `$client` is the SQLite connection beneath. */
export type Db = ReturnType<typeof openDb>

/** When the last migration of a database was written, in ms; null: it has none. */
function lastMigration(sqlite: StableConnection): number | null {
  const isMigrated = sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'").get() !== undefined
  const row = isMigrated
    ? sqlite.prepare<[], { last: number | null }>('SELECT max(created_at) AS last FROM __drizzle_migrations').get()
    : undefined
  return row?.last ?? null
}
