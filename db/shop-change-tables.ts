// Changes of the catalog in a world: stock, state, prices, vendors, and rows of its own.
import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { product, vendor } from './catalog-tables.ts'
import { instant, money } from './columns.ts'
import { inWorld } from './world-tables.ts'

/** Differences of a product from the catalog in this world; null = as in the catalog. The row is created at the first change. */
export const productChange = sqliteTable(
  'product_change',
  {
    world: inWorld(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    stock: integer(),
    /** Pieces added or removed manually: with those of the catalog they are what is in stock or ordered. */
    stockCorrection: integer().notNull().default(0),
    statusId: text({ enum: ['PUBLISHED', 'DRAFT', 'UNPUBLISHED'] }),
    /** In grosze. If set, all prices of the product are those of this row, including nulls. */
    regularPrice: money(),
    promoPrice: money(),
    promoStartsAt: instant(),
    promoEndsAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.productId] }),
    check('changed_stock_not_negative', sql`coalesce(${table.stock}, 0) >= 0`),
    check('changed_prices_positive', sql`coalesce(${table.regularPrice}, 1) > 0 AND coalesce(${table.promoPrice}, 1) > 0`),
    check('promo_has_regular_price', sql`${table.promoPrice} IS NULL OR ${table.regularPrice} IS NOT NULL`),
  ],
)

/** Prices set in this world, after those of the catalog. Append-only, like price_history. */
export const priceChange = sqliteTable(
  'price_change',
  {
    world: inWorld(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    at: instant().notNull(),
    /** The price in force from then on, in grosze. */
    price: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.productId, table.at] })],
)

/** Differences of a vendor from the catalog in this world; null = as in the catalog. */
export const vendorChange = sqliteTable(
  'vendor_change',
  {
    world: inWorld(),
    vendorId: integer()
      .notNull()
      .references(() => vendor.id),
    isSuspended: integer({ mode: 'boolean' }),
    /** Last day of the holiday, yyyy-MM-dd; empty = none. */
    vacationUntil: text(),
  },
  (table) => [primaryKey({ columns: [table.world, table.vendorId] })],
)

/** What a world sets of the rows of a table that all worlds share. */
export const EDITED_KINDS = ['product', 'vendor', 'banner', 'promoBar', 'campaign'] as const

/**
 * A row that a world made, edited or deleted (EXT-88). What a world changes of stock, state, prices and holidays is in the tables above, also of a row
 * that it made.
 */
export const catalogEdit = sqliteTable(
  'catalog_edit',
  {
    world: inWorld(),
    kind: text({ enum: EDITED_KINDS }).notNull(),
    id: integer().notNull(),
    /** Its columns that differ from its row in the catalog; all of them where it has none. Null: deleted. */
    columns: text({ mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.world, table.kind, table.id] })],
)
