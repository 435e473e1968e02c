import { and, eq, gt } from 'drizzle-orm'
import { product, vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { effectivePrice, openPromo } from '../../pricing/promo.ts'
import { readReferenceNames } from '../reference-names.ts'

/** What relevance judgements read of a product: its columns, and what follows from them. Materials include those above: oak is wood. */
export type ProductFacts = ReturnType<typeof productsOnGrid>[number]

const GROSZE_PER_PLN = 100

/** Products that a text search can return: on sale, and the variant that represents its group in a grid. @param now for prices, in ms */
export function productsOnGrid(db: Db, now: number) {
  const { names, withAncestors } = readReferenceNames(db)
  const [designers, manufacturers] = [names.designers, names.manufacturers].map((all) => new Map(all.map(({ id, text }) => [id, text])))
  const isOnSale = and(eq(product.statusId, 'PUBLISHED'), gt(product.stock, 0), eq(vendor.isSuspended, false))
  return db
    .select({ product })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(and(isOnSale, eq(product.visibleOnGrid, 2)))
    .all()
    .map(({ product: row }) => ({
      ...row,
      materials: row.materials.flatMap((id) => withAncestors.materials(id)),
      designer: designers?.get(row.designerId ?? 0),
      manufacturer: manufacturers?.get(row.manufacturerId ?? 0),
      /** In force, in PLN. */
      price: effectivePrice(row, now) / GROSZE_PER_PLN,
      isPromo: openPromo(row, now) !== null,
    }))
}
