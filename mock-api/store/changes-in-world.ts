// What of a product or vendor holds in a world: its change there, else the catalog. Every query of products selects these columns.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { product, vendor } from '#db/catalog-tables.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import { isRow } from './is-row.ts'

type ProductRow = typeof product.$inferSelect

// A change of prices is a change of all of them: without a promo price there is then no promo.
const price = <T>(changed: SQLWrapper, stored: SQLWrapper) =>
  sql<T>`CASE WHEN ${productChange.regularPrice} IS NULL THEN ${stored} ELSE ${changed} END`

/** Columns of a product that a world may change. */
export const PRODUCT_IN_WORLD = {
  stock: sql<number>`coalesce(${productChange.stock}, ${product.stock})`,
  statusId: sql<ProductRow['statusId']>`coalesce(${productChange.statusId}, ${product.statusId})`,
  regularPrice: price<number>(productChange.regularPrice, product.regularPrice),
  promoPrice: price<number | null>(productChange.promoPrice, product.promoPrice),
  promoStartsAt: price<number | null>(productChange.promoStartsAt, product.promoStartsAt),
  promoEndsAt: price<number | null>(productChange.promoEndsAt, product.promoEndsAt),
}

/** Columns of a vendor that a world may change; as holiday the empty text is none. */
export const VENDOR_IN_WORLD = {
  isSuspended: sql<boolean>`coalesce(${vendorChange.isSuspended}, ${vendor.isSuspended})`.mapWith(Boolean),
  vacationUntil: sql<string | null>`nullif(coalesce(${vendorChange.vacationUntil}, ${vendor.vacationUntil}), '')`,
}

/** Joins the change of a product, if the world has one. */
export const isChangeOfProduct = (world: SQLWrapper): SQL | undefined => isRow(productChange, { world, productId: product.id })

/** Joins the change of a vendor, if the world has one. */
export const isChangeOfVendor = (world: SQLWrapper): SQL | undefined => isRow(vendorChange, { world, vendorId: vendor.id })
