import { fileURLToPath } from 'node:url'
import SqliteDatabase from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Opens a shop database and brings its tables up to date.
 * @param path file path, or ':memory:'
 */
export function openDb(path: string) {
  const sqlite = new SqliteDatabase(path)
  // WAL with NORMAL: nothing acknowledged is lost when the process is killed; only a power cut could take the last writes.
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('foreign_keys = ON')
  const db = drizzle({ client: sqlite, casing: 'snake_case' })
  migrate(db, { migrationsFolder: MIGRATIONS })
  return db
}

/** A shop database; `$client` is the SQLite connection beneath. */
export type Db = ReturnType<typeof openDb>
