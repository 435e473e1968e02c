// Carts and codes, and what trade does to the catalogue of a world.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { client } from './account-tables.ts'
import { product, vendor } from './catalogue-tables.ts'
import { instant, money, type Owner } from './columns.ts'
import { inWorld } from './world-tables.ts'

/** What of a product differs from the catalogue in this world; null = as in the catalogue. The row is made at the first touch. */
export const productChange = sqliteTable(
  'product_change',
  {
    world: inWorld(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    stock: integer(),
    /** Pieces that were put in by hand, or taken out: with those of the catalogue they are what is in stock or in an order. */
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

/** The prices that a product got in this world, after those of the catalogue. Append-only, as price_history is. */
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

/** What of a vendor differs from the catalogue in this world; null = as in the catalogue. */
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

/** What a code takes off: a row of summary.discount, by percent or by an amount in grosze (GAP-96). */
export interface StoredDiscount {
  part: 'products' | 'productsPrices' | 'deliveries' | 'deliveriesPrices' | 'deliveriesMOV' | 'deliveriesWarehouse'
  percent?: number
  amount?: number
}

/** A code that makes a cart cheaper. */
export const promoCode = sqliteTable(
  'promo_code',
  {
    world: inWorld(),
    /** Capital letters, digits, hyphens. */
    code: text().notNull(),
    discounts: text({ mode: 'json' }).notNull().$type<StoredDiscount[]>(),
    /** Products of the cart must come to this, in grosze. */
    minValue: money().notNull().default(0),
    validFrom: instant().notNull(),
    validTo: instant(),
    /** Null = without limit. */
    usesLeft: integer(),
    /** Only for clients who hold it in discount_code. */
    isPersonal: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.world, table.code] }), check('promo_code_uses', sql`coalesce(${table.usesLeft}, 0) >= 0`)],
)

/** A personal code in the hands of a professional (GAP-38). */
export const discountCode = sqliteTable(
  'discount_code',
  {
    world: inWorld(),
    clientId: integer().notNull(),
    code: text().notNull(),
    description: text({ mode: 'json' }).notNull().$type<{ langId: string; text: string }[]>(),
    usesLeft: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.clientId, table.code] }),
    index('discount_code_by_code').on(table.world, table.code),
    check('discount_code_uses', sql`${table.usesLeft} >= 0`),
    foreignKey({
      name: 'discount_code_client',
      columns: [table.world, table.clientId],
      foreignColumns: [client.world, client.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'discount_code_promo_code',
      columns: [table.world, table.code],
      foreignColumns: [promoCode.world, promoCode.code],
    }).onDelete('cascade'),
  ],
)

/** A cart; everybody has one at most. */
export const cart = sqliteTable(
  'cart',
  {
    world: inWorld(),
    id: integer().notNull(),
    owner: text().notNull().$type<Owner>(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.id] }), unique('cart_owner').on(table.world, table.owner)],
)

/** A product in a cart, by the way it is delivered. */
export const cartLine = sqliteTable(
  'cart_line',
  {
    world: inWorld(),
    cartId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    /** 1 STANDARD, 2 HOME (GAP-10). */
    deliveryTypeId: integer().notNull(),
    quantity: integer().notNull(),
    zipCode: text(),
    /** Page or banner from which it came (GAP-99). */
    campaignId: integer(),
    /** Order list from which it came (GAP-37). */
    listId: integer(),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.cartId, table.productId, table.deliveryTypeId] }),
    check('cart_line_quantity', sql`${table.quantity} > 0`),
    foreignKey({ name: 'cart_line_cart', columns: [table.world, table.cartId], foreignColumns: [cart.world, cart.id] }).onDelete('cascade'),
  ],
)
