import type { Db } from '#db/open.ts'
import { catalogEdits } from '../store/catalog-edits.ts'
import { type IndexedShop, readShop } from './read-shop.ts'

/** Indexes of edited catalogs in memory. One of 20,000 products is some 60 MB and half a second; those of tests are small. */
const KEPT = 4

/**
 * Finds the index of a world that edits texts or lists of products, adds products or deletes them: one of its own, over the catalog as it is there,
 * so that neither its words nor its counts reach another world. Built by the first search after an edit; worlds with the same edits share it.
 */
export function ownShops(db: Db): (world: string) => IndexedShop | null {
  const edits = catalogEdits(db)
  const ofWorld = db.$client.prepare<{ world: string }, { edit: string }>(
    `SELECT kind || id || ' ' || coalesce(columns, '-') AS edit FROM catalog_edit WHERE world = @world AND kind IN ('product', 'vendor')`,
  )
  const kept = new Map<string, IndexedShop>()
  return (world) => {
    const rows = ofWorld.all({ world })
    if (rows.length === 0) return null
    const key = JSON.stringify(rows)
    const own = { products: edits.of(world, 'product'), vendors: edits.of(world, 'vendor') }
    const shop = kept.get(key) ?? readShop(db, { own })
    kept.delete(key)
    kept.set(key, shop)
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
    return shop
  }
}
