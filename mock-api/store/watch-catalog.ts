import { randomUUID } from 'node:crypto'
import type { Db } from '#db/open.ts'

/** Tables of the catalog from which list items are made, and that a test or a tool may write to while the shop is open. */
const WATCHED = ['product', 'vendor', 'variant_group', 'price_history']

/**
 * Notices writes to the catalog, so that what was made from it may be kept. Temporary triggers tell of those of this connection, SQLite's
 * data version of those of other processes; the latter counts any write, which only means that something is made again in vain.
 * @returns a number that is another one after each write
 */
export function watchCatalog({ $client: sqlite }: Db): () => number {
  let writes = 0
  const dataVersion = sqlite.prepare<[], number>('PRAGMA data_version').pluck()
  // Another store may watch the same connection.
  const name = `catalog_hears_${randomUUID().replaceAll('-', '')}`
  sqlite.function(name, () => {
    writes++
    return null
  })
  for (const table of WATCHED) {
    for (const write of ['INSERT', 'UPDATE', 'DELETE']) {
      sqlite.exec(`CREATE TEMP TRIGGER ${name}_${table}_${write} AFTER ${write} ON main.${table} BEGIN SELECT ${name}(); END`)
    }
  }
  let seenVersion = dataVersion.get()
  return () => {
    const version = dataVersion.get()
    if (version !== seenVersion) writes++
    seenVersion = version
    return writes
  }
}
