import { eq, sql } from 'drizzle-orm'
import { product, vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { catalogEdits } from '../store/catalog-edits.ts'
import { isChangeOfProduct, isChangeOfVendor, PRODUCT_IN_WORLD, VENDOR_IN_WORLD } from '../store/changes-in-world.ts'

/** Prepared queries for a world's changes. */
export function worldReader(db: Db) {
  const world = sql`${sql.placeholder('world')}`
  const id = sql.placeholder('id')
  const { statusId, ...stockAndPrices } = PRODUCT_IN_WORLD
  const productColumns = {
    id: product.id,
    vendor: product.vendorId,
    status: statusId,
    ...stockAndPrices,
  }
  const vendorColumns = { id: vendor.id, isSuspended: VENDOR_IN_WORLD.isSuspended }

  const changedProducts = db.select(productColumns).from(product).innerJoin(productChange, isChangeOfProduct(world)).prepare()
  const oneProduct = db
    .select(productColumns)
    .from(product)
    .leftJoin(productChange, isChangeOfProduct(world))
    .where(eq(product.id, id))
    .prepare()
  const changedVendors = db.select(vendorColumns).from(vendor).innerJoin(vendorChange, isChangeOfVendor(world)).prepare()
  const oneVendor = db.select(vendorColumns).from(vendor).leftJoin(vendorChange, isChangeOfVendor(world)).where(eq(vendor.id, id)).prepare()

  const edits = catalogEdits(db)
  /** A world may also edit by whom a product is sold. */
  const inWorld = (world: string, rows: ReturnType<typeof changedProducts.all>) => {
    const products = edits.of(world, 'product')
    return rows.map((row) => Object.assign({}, row, { vendor: products.get(row.id)?.vendorId ?? row.vendor }))
  }

  return {
    changedProducts: (world: string) => inWorld(world, changedProducts.all({ world })),
    product: (world: string, id: number) => inWorld(world, oneProduct.all({ world, id }))[0],
    changedVendors: (world: string) => changedVendors.all({ world }),
    vendor: (world: string, id: number) => oneVendor.get({ world, id }),
  }
}

type WorldReader = ReturnType<typeof worldReader>
export type ProductInWorld = NonNullable<ReturnType<WorldReader['product']>>
