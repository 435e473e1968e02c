import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'

/** What SQLite says of a file that is none of its databases, or no longer a whole one (sqlite.org/rescode.html). */
const DAMAGED_CODE = /^SQLITE_(NOTADB|CORRUPT)/
/** The head of a database file (sqlite.org/fileformat2.html §1.3). */
const HEADER_BYTES = 100
const FIRST_BYTES = 'SQLite format 3\0'

/** A database file cannot be used. The message names the file, what is wrong with it and what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}

/** An error of SQLite about a file with the file's name and the remedy; every other error as it is. */
export function namedDatabaseError(path: string, error: unknown): unknown {
  return DAMAGED_CODE.test(codeOf(error)) || (error instanceof Error && DAMAGED_CODE.test(codeOf(error.cause)))
    ? new UnusableDatabase(remedy(path, 'is damaged'), { cause: error })
    : error
}

/** @throws UnusableDatabase for a file that is there and empty, or shorter than its own header says */
export function refuseBrokenFile(path: string): void {
  if (path === ':memory:' || !existsSync(path)) return
  const { size } = statSync(path)
  // SQLite would make a new shop of it, without a product.
  if (size === 0) throw new UnusableDatabase(remedy(path, 'is empty'))
  const header = headerOf(path)
  if (!header.toString('latin1').startsWith(FIRST_BYTES)) throw new UnusableDatabase(remedy(path, 'is damaged'))
  // What the header counts may still lie in the write-ahead log.
  const hasLog = existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0
  if (!hasLog && size < bytesBy(header)) throw new UnusableDatabase(remedy(path, 'is cut short'))
}

/** @throws UnusableDatabase when the last migration of a database is none that this program knows. @param last when it was written, ms; null: none */
export function refuseNewer(path: string, last: number | null, migrationsFolder: string): void {
  const journal: { entries: readonly { when: number }[] } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'))
  if (last !== null && last > Math.max(...journal.entries.map(({ when }) => when))) {
    throw new UnusableDatabase(remedy(path, 'was made by a newer version than this one'))
  }
}

/** What is wrong with a database, and the way out. */
export function remedy(path: string, what: string): string {
  return `The database ${path} ${what}. Delete it, or name another; \`npm run seed\` makes a new one.`
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
  // The count holds only if it was written with the last change.
  const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92)
  return isCounted ? (pageSize === 1 ? 65_536 : pageSize) * header.readUInt32BE(28) : 0
}
