import { eq, sql } from 'drizzle-orm'
import { product, vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { isChangeOfProduct, isChangeOfVendor, PRODUCT_IN_WORLD, VENDOR_IN_WORLD } from '../store/changes-in-world.ts'

/** Reads what a world changes of products and vendors: of the given ids, those without a change as well, or of all. */
export function changesOfWorld(db: Db) {
  const world = sql`${sql.placeholder('world')}`
  const id = sql.placeholder('id')
  const { statusId: status, ...stockAndPrices } = PRODUCT_IN_WORLD
  const productColumns = { id: product.id, status, ...stockAndPrices }
  const vendorColumns = { id: vendor.id, isSuspended: VENDOR_IN_WORLD.isSuspended }
  const products = () => db.select(productColumns).from(product).innerJoin(productChange, isChangeOfProduct(world))
  const vendors = () => db.select(vendorColumns).from(vendor).innerJoin(vendorChange, isChangeOfVendor(world))
  return {
    products: reader(products().prepare(), products().where(eq(product.id, id)).prepare()),
    vendors: reader(vendors().prepare(), vendors().where(eq(vendor.id, id)).prepare()),
  }
}

function reader<Change extends { id: number }>(
  all: { all(values: { world: string }): Change[] },
  one: { get(values: { world: string; id: number }): Change | undefined },
) {
  return (world: string, ids: readonly number[] | undefined): { id: number; change: Change | undefined }[] =>
    ids ? ids.map((id) => ({ id, change: one.get({ world, id }) })) : all.all({ world }).map((change) => ({ id: change.id, change }))
}
