import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import { openDb } from '#db/open.ts'

/** Offset of the restart counter in the header of a write-ahead log (https://sqlite.org/fileformat2.html#walformat). */
const SEQUENCE_AT = 12

/** Number of checkpoints that restarted the log so far. */
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

/** Runs a checkpoint, as the server does during a write, and returns its duration. */
export function timeCheckpoint(path: string): { pages: number; ms: number } {
  const db = openDb(path)
  const begun = performance.now()
  const rows = Checkpoint.parse(db.$client.pragma('wal_checkpoint(PASSIVE)'))
  const ms = performance.now() - begun
  db.$client.close()
  return { pages: rows[0]?.log ?? 0, ms }
}
