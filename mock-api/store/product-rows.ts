import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { priceHistory, product, variantGroup, vendor } from '#db/catalog-tables.ts'
import { catalogEdit, priceChange, productChange, vendorChange } from '#db/shop-change-tables.ts'
import { type CatalogEdits, type EditedRows, type Edits, withEdits } from './catalog-edits.ts'
import { isChangeOfProduct, isChangeOfVendor, PRODUCT_IN_WORLD, VENDOR_IN_WORLD } from './changes-in-world.ts'

const { description: _description, ...listColumns } = getTableColumns(product)
const worldColumns = {
  ...PRODUCT_IN_WORLD,
  vendorName: vendor.name,
  isVendorSuspended: VENDOR_IN_WORLD.isSuspended,
  vendorVacation: VENDOR_IN_WORLD.vacationUntil,
}

/** Reads of products as they are in a world, prepared once: a page of a listing is three of them at most. */
export function productRows(db: Db, edits: CatalogEdits) {
  const ids = sql.placeholder('ids')
  const world = sql`${sql.placeholder('world')}`
  const wanted = (
    column: typeof product.id | typeof product.variantGroupId | typeof priceHistory.productId | typeof priceChange.productId,
  ) => inArray(column, sql`(select value from json_each(${ids}))`)

  /** Whether the world edits anything, told with the rows: one that does not, as most, is asked nothing more. */
  const inEdited = { isEdited: sql<0 | 1>`exists (select 1 from ${catalogEdit} where ${catalogEdit.world} = ${world})` }

  const listed = db
    .select({ ...listColumns, ...worldColumns, ...inEdited })
    .from(product)
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .leftJoin(productChange, isChangeOfProduct(world))
    .leftJoin(vendorChange, isChangeOfVendor(world))
    .where(wanted(product.id))
    .prepare()
  const offered = db
    .select({
      ...PRODUCT_IN_WORLD,
      ...inEdited,
      id: product.id,
      vendorId: product.vendorId,
      classificationId: product.classificationId,
      isVendorSuspended: VENDOR_IN_WORLD.isSuspended,
      standardDeliveryPrice: product.standardDeliveryPrice,
      homeDeliveryPrice: product.homeDeliveryPrice,
    })
    .from(product)
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .leftJoin(productChange, isChangeOfProduct(world))
    .leftJoin(vendorChange, isChangeOfVendor(world))
    .where(eq(product.id, sql.placeholder('id')))
    .prepare()
  const detailed = db
    .select({
      ...getTableColumns(product),
      ...worldColumns,
      ...inEdited,
      vendorRecord: vendor.record,
      vendorPhoto: vendor.photo,
      vendorSince: vendor.createdAt,
    })
    .from(product)
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .leftJoin(productChange, isChangeOfProduct(world))
    .leftJoin(vendorChange, isChangeOfVendor(world))
    .where(eq(product.id, sql.placeholder('id')))
    .prepare()
  const grouped = db
    .select({
      ...inEdited,
      id: product.id,
      name: product.name,
      vendorId: product.vendorId,
      statusId: PRODUCT_IN_WORLD.statusId,
      classificationId: product.classificationId,
      stock: PRODUCT_IN_WORLD.stock,
      photos: product.photos,
      variantGroupId: product.variantGroupId,
      variantValue: product.variantValue,
      isVendorSuspended: VENDOR_IN_WORLD.isSuspended,
      type: variantGroup.type,
    })
    .from(product)
    .innerJoin(variantGroup, eq(product.variantGroupId, variantGroup.id))
    .innerJoin(vendor, eq(product.vendorId, vendor.id))
    .leftJoin(productChange, isChangeOfProduct(world))
    .leftJoin(vendorChange, isChangeOfVendor(world))
    .where(sql`${wanted(product.variantGroupId)} and ${ne(PRODUCT_IN_WORLD.statusId, 'DRAFT')}`)
    .orderBy(asc(product.id))
    .prepare()
  const prices = db
    .select({ productId: priceHistory.productId, at: priceHistory.at, price: priceHistory.price, isChange: sql<0 | 1>`0` })
    .from(priceHistory)
    .where(wanted(priceHistory.productId))
    .unionAll(
      db
        .select({ productId: priceChange.productId, at: priceChange.at, price: priceChange.price, isChange: sql<0 | 1>`1` })
        .from(priceChange)
        .where(and(eq(priceChange.world, world), wanted(priceChange.productId))),
    )
    .orderBy(asc(priceHistory.productId), asc(priceHistory.at))
    .prepare()

  const vendorColumns = db
    .select({
      vendorName: vendor.name,
      isVendorSuspended: VENDOR_IN_WORLD.isSuspended,
      vendorVacation: VENDOR_IN_WORLD.vacationUntil,
      vendorRecord: vendor.record,
      vendorPhoto: vendor.photo,
      vendorSince: vendor.createdAt,
    })
    .from(vendor)
    .leftJoin(vendorChange, isChangeOfVendor(world))
    .where(eq(vendor.id, sql.placeholder('id')))
    .prepare()

  /** Rows with what the world edited of them, and of their vendors. */
  function edited<Row extends { id: number; vendorId: number; isEdited: 0 | 1 }>(world: string, rows: readonly Row[]): Row[] {
    if (!rows[0]?.isEdited) return withEdits(rows, new Map())
    const [products, vendors] = [edits.of(world, 'product'), edits.of(world, 'vendor')]
    const found = withEdits<Row>(rows, products as Edits<Row>)
    return found.map((row) => {
      const columns = vendors.get(row.vendorId)
      if (!columns && products.get(row.id)?.vendorId === undefined) return row
      return Object.assign({}, row, vendorColumns.get({ world, id: row.vendorId }), columns && ofVendor(columns))
    })
  }

  type Variants = Map<number | null, ReturnType<typeof grouped.all>>
  type PriceRow = ReturnType<typeof prices.all>[number]
  type Prices = Map<number, PriceRow[]>

  /** What the catalog had planned after the first change in the world, such as the end of a reduction, never came. */
  function withoutPlans(rows: PriceRow[]): PriceRow[] {
    const first = rows.find((row) => row.isChange === 1)
    return first ? rows.filter((row) => row.isChange === 1 || row.at < first.at) : rows
  }

  return {
    /** Products without their descriptions, in the order of the ids; unknown ids are left out. */
    list(world: string, productIds: readonly number[]) {
      const rows = edited(world, listed.all({ world, ids: JSON.stringify(productIds) }))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return productIds.flatMap((id) => byId.get(id) ?? [])
    },
    /** Availability and price of a product, or undefined: a quarter of its columns, enough to add it to a cart. */
    offer: (world: string, id: number) => edited(world, offered.all({ world, id }))[0],
    /** All columns of a product, or undefined. */
    details: (world: string, id: number) => edited(world, detailed.all({ world, id }))[0],
    /** Members of variant groups by group id, each group in the order of product ids; drafts are left out. */
    variants(world: string, groupIds: readonly number[]): Variants {
      return groupIds.length === 0
        ? new Map()
        : Map.groupBy(edited(world, grouped.all({ world, ids: JSON.stringify(groupIds) })), (row) => row.variantGroupId)
    },
    /** Price histories by product id, oldest price first. */
    priceHistories(world: string, productIds: readonly number[]): Prices {
      if (productIds.length === 0) return new Map()
      const rows = prices.all({ world, ids: JSON.stringify(productIds) })
      const byProduct = Map.groupBy(rows, (row) => row.productId)
      if (!rows.some((row) => row.isChange === 1)) return byProduct
      return new Map([...byProduct].map(([id, history]) => [id, withoutPlans(history)]))
    },
  }
}

/** Columns of a vendor as a product has them; only those that are there. */
function ofVendor({ name, record, photo, createdAt }: Partial<EditedRows['vendor']>) {
  return {
    ...(name !== undefined && { vendorName: name }),
    ...(record !== undefined && { vendorRecord: record }),
    ...(photo !== undefined && { vendorPhoto: photo }),
    ...(createdAt !== undefined && { vendorSince: createdAt }),
  }
}

type ProductRows = ReturnType<typeof productRows>
export type ListedProduct = ReturnType<ProductRows['list']>[number]
export type OfferedProduct = NonNullable<ReturnType<ProductRows['offer']>>
export type DetailedProduct = NonNullable<ReturnType<ProductRows['details']>>
