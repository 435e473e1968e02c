import { asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { priceHistory, product, variantGroup, vendor } from '#db/catalogue-tables.ts'

const { description: _description, ...listColumns } = getTableColumns(product)
const vendorColumns = { vendorName: vendor.name, isVendorSuspended: vendor.isSuspended, vendorVacation: vendor.vacationUntil }

/** Reads of products, prepared once: a page of a listing is three of them at most. */
export function productRows(db: Db) {
  const ids = sql.placeholder('ids')
  const wanted = (column: typeof product.id | typeof product.variantGroupId | typeof priceHistory.productId) =>
    inArray(column, sql`(select value from json_each(${ids}))`)

  const listed = db
    .select({ ...listColumns, ...vendorColumns })
    .from(product)
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .where(wanted(product.id))
    .prepare()
  const detailed = db
    .select({ ...getTableColumns(product), ...vendorColumns })
    .from(product)
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .where(eq(product.id, sql.placeholder('id')))
    .prepare()
  const grouped = db
    .select({
      id: product.id,
      name: product.name,
      statusId: product.statusId,
      classificationId: product.classificationId,
      stock: product.stock,
      photos: product.photos,
      variantGroupId: product.variantGroupId,
      variantValue: product.variantValue,
      isVendorSuspended: vendor.isSuspended,
      type: variantGroup.type,
    })
    .from(product)
    .innerJoin(variantGroup, eq(product.variantGroupId, variantGroup.id))
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .where(sql`${wanted(product.variantGroupId)} and ${ne(product.statusId, 'DRAFT')}`)
    .orderBy(asc(product.id))
    .prepare()
  const prices = db
    .select()
    .from(priceHistory)
    .where(wanted(priceHistory.productId))
    .orderBy(asc(priceHistory.productId), asc(priceHistory.at))
    .prepare()

  type Variants = Map<number | null, ReturnType<typeof grouped.all>>
  type Prices = Map<number, ReturnType<typeof prices.all>>

  return {
    /** Products without their descriptions, in the order of the ids; unknown ids are left out. */
    list(productIds: readonly number[]) {
      const byId = new Map(listed.all({ ids: JSON.stringify(productIds) }).map((row) => [row.id, row]))
      return productIds.flatMap((id) => byId.get(id) ?? [])
    },
    /** One product with everything, or undefined. */
    details: (id: number) => detailed.get({ id }),
    /** Members of variant groups by group id, each group in the order of product ids; drafts are left out. */
    variants(groupIds: readonly number[]): Variants {
      return groupIds.length === 0 ? new Map() : Map.groupBy(grouped.all({ ids: JSON.stringify(groupIds) }), (row) => row.variantGroupId)
    },
    /** Price histories by product id, oldest price first. */
    priceHistories(productIds: readonly number[]): Prices {
      return productIds.length === 0 ? new Map() : Map.groupBy(prices.all({ ids: JSON.stringify(productIds) }), (row) => row.productId)
    },
  }
}

type ProductRows = ReturnType<typeof productRows>
export type ListedProduct = ReturnType<ProductRows['list']>[number]
export type DetailedProduct = NonNullable<ReturnType<ProductRows['details']>>
