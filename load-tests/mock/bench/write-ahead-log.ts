import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import { openDb } from '#db/open.ts'

/** Where the header of a write-ahead log counts how often it began anew (https://sqlite.org/fileformat2.html#walformat). */
const SEQUENCE_AT = 12

/** How many checkpoints let the log begin anew so far. */
export function checkpointsOf(path: string): number {
  const log = `${path}-wal`
  if (!existsSync(log)) return 0
  const count = Buffer.alloc(4)
  const file = openSync(log, 'r')
  readSync(file, count, 0, count.length, SEQUENCE_AT)
  closeSync(file)
  return count.readUInt32BE()
}

const Checkpoint = z.array(z.object({ log: z.number() })).length(1)

/** Carries what stands in the log over to the database, as the server does in the middle of a write, and says how long that takes. */
export function timeCheckpoint(path: string): { pages: number; ms: number } {
  const db = openDb(path)
  const begun = performance.now()
  const rows = Checkpoint.parse(db.$client.pragma('wal_checkpoint(PASSIVE)'))
  const ms = performance.now() - begun
  db.$client.close()
  return { pages: rows[0]?.log ?? 0, ms }
}
