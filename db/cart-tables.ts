// Carts and promo codes.
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { client } from './account-tables.ts'
import { product } from './catalog-tables.ts'
import { instant, money, type Owner } from './columns.ts'
import { inWorld } from './world-tables.ts'

/** Discount source of a code: a row of summary.discount, by percent or by an amount in grosze (GAP-96). */
export interface StoredDiscount {
  part: 'products' | 'productsPrices' | 'deliveries' | 'deliveriesPrices' | 'deliveriesMOV' | 'deliveriesWarehouse'
  percent?: number
  amount?: number
}

/** A promo code. */
export const promoCode = sqliteTable(
  'promo_code',
  {
    world: inWorld(),
    /** Upper-case letters, digits, hyphens. */
    code: text().notNull(),
    discounts: text({ mode: 'json' }).notNull().$type<StoredDiscount[]>(),
    /** Minimum value of the cart's products, in grosze. */
    minValue: money().notNull().default(0),
    validFrom: instant().notNull(),
    validTo: instant(),
    /** Null = unlimited. */
    usesLeft: integer(),
    /** Only for clients that hold it in discount_code. */
    isPersonal: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.world, table.code] }), check('promo_code_uses', sql`coalesce(${table.usesLeft}, 0) >= 0`)],
)

/** A personal code of a professional (GAP-38). */
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

/** A cart; at most one per owner. */
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

/** A product in a cart, per delivery type. */
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
    /** Page or banner from which it was added (GAP-99). */
    campaignId: integer(),
    /** Order list from which it was added (GAP-37). */
    listId: integer(),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.cartId, table.productId, table.deliveryTypeId] }),
    check('cart_line_quantity', sql`${table.quantity} > 0`),
    foreignKey({ name: 'cart_line_cart', columns: [table.world, table.cartId], foreignColumns: [cart.world, cart.id] }).onDelete('cascade'),
  ],
)
