import { randomUUID } from 'node:crypto'
import type { Db } from '#db/open.ts'

/** Ids written in a world since they were last taken; null: unknown, so that the whole world is read. */
export type WorldChanges = Record<'products' | 'vendors', number[]> | null

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
 * @returns takes the changes of a world
 */
export function watchChanges(db: Db): (world: string) => WorldChanges {
  const { $client: sqlite } = db
  /** Least recently used world first. */
  const touchedIn = new Map<string, Record<'products' | 'vendors', Set<number>>>()
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

  return (world) => {
    const version = dataVersion.get()
    if (version !== seenVersion) touchedIn.clear()
    seenVersion = version
    const touched = touchedIn.get(world)
    touchedIn.delete(world)
    touchedIn.set(world, { products: new Set(), vendors: new Set() })
    const [oldest = world] = touchedIn.keys()
    if (touchedIn.size > WORLDS_IN_MEMORY) touchedIn.delete(oldest)
    return touched ? { products: [...touched.products], vendors: [...touched.vendors] } : null
  }
}
