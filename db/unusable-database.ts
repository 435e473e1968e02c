import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

/** SQLite's result codes for a file that is not a database or is corrupt (sqlite.org/rescode.html). */
const DAMAGED_CODE = /^SQLITE_(NOTADB|CORRUPT)/
/** What SQLite, or the system, calls a place that cannot be written: SQLite writes its log beside the file, even to read it. */
const UNWRITABLE_CODE = /^(SQLITE_(READONLY|CANTOPEN|FULL)|EROFS$|EACCES$|EPERM$|ENOSPC$)/
/** The header of a database file (sqlite.org/fileformat2.html §1.3). */
const HEADER_BYTES = 100
const FIRST_BYTES = 'SQLite format 3\0'

/** A database file cannot be used. The message names the file, the problem and the remedy. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
  readonly isSentence = true
}

/** Adds the file's name and the remedy to errors of SQLite and of the system about a file; returns other errors unchanged. */
export function namedDatabaseError(path: string, error: unknown): unknown {
  if (error instanceof UnusableDatabase) return error
  const codes = [codeOf(error), ...(error instanceof Error ? [codeOf(error.cause)] : [])]
  if (codes.some((code) => DAMAGED_CODE.test(code))) return new UnusableDatabase(remedy(path, 'is damaged'), { cause: error })
  const code = codes.find((each) => UNWRITABLE_CODE.test(each))
  return code === undefined ? error : new UnusableDatabase(unwritable(path, code), { cause: error })
}

function unwritable(path: string, code: string): string {
  return `The database ${path} cannot be written (${code}). Free space, allow writing beside it, or copy it to a folder that can be written and name it by --db.`
}

/** @throws UnusableDatabase for an existing file that is empty, or shorter than its header says */
export function refuseBrokenFile(path: string): void {
  if (path === ':memory:' || !existsSync(path)) return
  const { size } = statSync(path)
  // SQLite would create an empty database in it.
  if (size === 0) throw new UnusableDatabase(remedy(path, 'is empty'))
  const header = headerOf(path)
  if (!header.toString('latin1').startsWith(FIRST_BYTES)) throw new UnusableDatabase(remedy(path, 'is damaged'))
  // Pages counted by the header may still be in the write-ahead log.
  const hasLog = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0
  if (!hasLog && size < bytesBy(header)) throw new UnusableDatabase(remedy(path, 'is cut short'))
}

/** @throws UnusableDatabase if this program does not know the last migration of a database. @param last its timestamp in ms; null: none */
export function refuseNewer(path: string, last: number | null, migrationsFolder: string): void {
  const journal: { entries: readonly { when: number }[] } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'))
  if (last !== null && last > Math.max(...journal.entries.map(({ when }) => when))) {
    throw new UnusableDatabase(remedy(path, 'was made by a newer version than this one'))
  }
}

/** The problem of a database, and the remedy. */
export function remedy(path: string, what: string): string {
  return `The database ${path} ${what}. Delete it, or name another by --db: the next start without --db makes a new one.`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function headerOf(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(path, 'r')
  try {
    readSync(file, header, 0, HEADER_BYTES, 0)
  } finally {
    closeSync(file)
  }
  return header
}

function bytesBy(header: Buffer): number {
  const pageSize = header.readUInt16BE(16)
  // The page count is valid only if it was written with the last change.
  const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92)
  return isCounted ? (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28) : 0
}
