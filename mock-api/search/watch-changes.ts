import { randomUUID } from 'node:crypto'
import type { Db } from '#db/open.ts'

/** Writes in a world since its last read. */
export interface Touched {
  products: Set<number>
  vendors: Set<number>
}

/** Tracks writes by world. */
export interface ChangeWatch {
  /** Whether another connection has written since the last call; its changes are unknown. */
  isForeignWrite(): boolean
  /** Starts recording writes in the world. */
  begin(world: string): Touched
  /** Stops recording writes in the world. */
  end(world: string): void
}

/** Number of worlds whose changes stay in memory; the least recently used is re-read on its next search. */
export const WORLDS_IN_MEMORY = 64

/** Tables with a world's changes, and the column with the changed id. */
const WATCHED = [
  { table: 'product_change', key: 'product_id', kind: 'products' },
  { table: 'vendor_change', key: 'vendor_id', kind: 'vendors' },
] as const
const WRITES = { INSERT: ['new'], UPDATE: ['old', 'new'], DELETE: ['old'] } as const

/**
 * Tracks every write to a world's changes, whatever its source: orders, the data browser, a cascading reset. Temporary triggers record
 * writes of this connection and leave the file unchanged; writes of other processes show in SQLite's data_version.
 */
export function watchChanges(db: Db): ChangeWatch {
  const { $client: sqlite } = db
  const touchedIn = new Map<string, Touched>()
  // Another index may watch the same connection.
  const name = `search_hears_${randomUUID().replaceAll('-', '')}`

  sqlite.function(name, (kind: unknown, world: unknown, id: unknown) => {
    const touched = touchedIn.get(String(world))
    if (touched && (kind === 'products' || kind === 'vendors')) touched[kind].add(Number(id))
    return null
  })
  for (const { table, key, kind } of WATCHED) {
    for (const [write, rows] of Object.entries(WRITES)) {
      const calls = rows.map((row) => `SELECT ${name}('${kind}', ${row}.world, ${row}.${key});`).join(' ')
      sqlite.exec(`CREATE TEMP TRIGGER ${name}_${table}_${write} AFTER ${write} ON main.${table} BEGIN ${calls} END`)
    }
  }
  const dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck()
  let seenVersion = dataVersion.get()

  return {
    isForeignWrite() {
      const version = dataVersion.get()
      const isNew = version !== seenVersion
      seenVersion = version
      return isNew
    },
    begin(world) {
      const touched = { products: new Set<number>(), vendors: new Set<number>() }
      touchedIn.set(world, touched)
      return touched
    },
    end(world) {
      touchedIn.delete(world)
    },
  }
}
