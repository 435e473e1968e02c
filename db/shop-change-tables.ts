// What a world changes of the catalog: stock, state, prices, vendors.
import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { product, vendor } from './catalog-tables.ts'
import { instant, money } from './columns.ts'
import { inWorld } from './world-tables.ts'

/** What of a product differs from the catalog in this world; null = as in the catalog. The row is made at the first touch. */
export const productChange = sqliteTable(
  'product_change',
  {
    world: inWorld(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    stock: integer(),
    /** Pieces that were put in by hand, or taken out: with those of the catalog they are what is in stock or in an order. */
    stockCorrection: integer().notNull().default(0),
    statusId: text({ enum: ['PUBLISHED', 'DRAFT', 'UNPUBLISHED'] }),
    /** In grosze. When it is set, all prices of the product are those of this row, also where they are null. */
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

/** The prices that a product got in this world, after those of the catalog. Append-only, as price_history is. */
export const priceChange = sqliteTable(
  'price_change',
  {
    world: inWorld(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    at: instant().notNull(),
    /** What a shopper paid from then on, in grosze. */
    price: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.productId, table.at] })],
)

/** What of a vendor differs from the catalog in this world; null = as in the catalog. */
export const vendorChange = sqliteTable(
  'vendor_change',
  {
    world: inWorld(),
    vendorId: integer()
      .notNull()
      .references(() => vendor.id),
    isSuspended: integer({ mode: 'boolean' }),
    /** Last day of the holiday, yyyy-MM-dd; the empty text = none. */
    vacationUntil: text(),
  },
  (table) => [primaryKey({ columns: [table.world, table.vendorId] })],
)
