import { randomUUID } from 'node:crypto'
import type { Db } from '#db/open.ts'

/** What of a world was written since it was looked at. */
export interface Touched {
  products: Set<number>
  vendors: Set<number>
}

/** Hears of what is written, world by world. */
export interface ChangeWatch {
  /** Whether another connection has written since the last question: then nobody knows what. */
  isForeignWrite(): boolean
  /** From now on writes in the world are kept. */
  begin(world: string): Touched
  /** Writes in the world are heard no more. */
  end(world: string): void
}

/** So many worlds keep what differs in them; the one that was longest not asked is read anew when it comes back. */
export const WORLDS_IN_MEMORY = 64

/** Tables whose rows say what differs in a world, and the column that says of what. */
const WATCHED = [
  { table: 'product_change', key: 'product_id', kind: 'products' },
  { table: 'vendor_change', key: 'vendor_id', kind: 'vendors' },
] as const
const WRITES = { INSERT: ['new'], UPDATE: ['old', 'new'], DELETE: ['old'] } as const

/**
 * Hears of every write to what differs in worlds, whoever makes it: orders, the data browser, a reset that cascades. Triggers tell of those
 * of this connection; they are temporary, so the file knows nothing of them. Other processes show in SQLite's data version.
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
