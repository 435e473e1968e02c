import { eq, sql } from 'drizzle-orm'
import type { CurrencyId } from '#app/domain/market.ts'
import type { Db } from '#db/open.ts'
import { remedy } from '#db/unusable-database.ts'
import { currencyRate, photo, promoLabel, variantGroup } from '#db/catalog-tables.ts'
import { catalogEdits } from './catalog-edits.ts'
import { changedInWorld } from './changed-in-world.ts'
import { productRows } from './product-rows.ts'
import { referenceLists } from './reference-lists.ts'
import { watchCatalog } from './watch-catalog.ts'

/**
 * The data of responses. Products, vendors and prices are read for every request; tables that only the seed writes
 * (reference lists, pictures, promo labels, rates) is in memory.
 * @throws Error when the database holds no shop
 */
export function createStore(db: Db) {
  const rates = new Map(
    db
      .select()
      .from(currencyRate)
      .all()
      .map((row) => [row.currencyId, row.plnPerUnit]),
  )
  if (rates.size === 0) throw new Error(remedy(db.$client.name, 'holds no shop'))
  const groupById = db
    .select()
    .from(variantGroup)
    .where(eq(variantGroup.id, sql.placeholder('id')))
    .prepare()
  const edits = catalogEdits(db)
  return {
    edits,
    products: productRows(db, edits),
    changed: changedInWorld(db),
    /** Another number after each write to the catalog. */
    catalogVersion: watchCatalog(db),
    reference: referenceLists(db),
    photos: new Map(
      db
        .select()
        .from(photo)
        .all()
        .map((row) => [row.key, row]),
    ),
    promoLabels: Map.groupBy(db.select().from(promoLabel).all(), (label) => label.tagId),
    variantGroup: (id: number) => groupById.get({ id }),
    /** PLN per unit of a currency times 10,000 (GAP-76). */
    plnPerUnit(currencyId: CurrencyId): number {
      const rate = rates.get(currencyId)
      if (rate === undefined) throw new Error(`The table currency_rate has no ${currencyId}`)
      return rate
    },
  }
}

export type Store = ReturnType<typeof createStore>
