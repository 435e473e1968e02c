// Visitors and their data. Ids are numbered per world, so the world is part of every key.
import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { product, vendor } from './catalog-tables.ts'
import { instant, type Owner } from './columns.ts'
import { inWorld } from './world-tables.ts'

/** A registered customer, or one created by a guest checkout. */
export const client = sqliteTable(
  'client',
  {
    world: inWorld(),
    id: integer().notNull(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    phone: text(),
    /** argon2id in PHC form; null = created without registration. */
    passwordHash: text(),
    defaultLangId: text().notNull(),
    isAdmin: integer({ mode: 'boolean' }).notNull().default(false),
    isUserPro: integer({ mode: 'boolean' }).notNull().default(false),
    isVendor: integer({ mode: 'boolean' }).notNull().default(false),
    vendorId: integer().references(() => vendor.id),
    /** The guest for whose order it was made, and whose cart that order takes (EXT-45); null = by a registration. */
    guestId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('client_by_email').on(table.world, table.email),
    // A guest checkout proves nothing about the e-mail, so each creates another client; a registered e-mail is unique.
    uniqueIndex('client_account')
      .on(table.world, table.email)
      .where(sql`password_hash IS NOT NULL`),
  ],
)

/** A browser and its system, as people name them. */
export interface StoredDevice {
  browser: string | null
  system: string | null
}

/** A login. The token itself is never stored (GAP-102). */
export const sessionToken = sqliteTable(
  'session_token',
  {
    world: inWorld(),
    /** SHA-256, hex. */
    tokenHash: text().notNull(),
    clientId: integer().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** What the browser said of itself at the login (EXT-22); null: nothing. */
    device: text({ mode: 'json' }).$type<StoredDevice>(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.tokenHash] }),
    index('session_token_by_client').on(table.world, table.clientId, table.expiresAt),
    index('session_token_by_expiry').on(table.world, table.expiresAt),
    ofClient('session_token', table),
  ],
)

/** A mailed link with which a password can be set once (GAP-34). */
export const passwordReset = sqliteTable(
  'password_reset',
  {
    world: inWorld(),
    /** SHA-256, hex. */
    tokenHash: text().notNull(),
    clientId: integer().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.tokenHash] }),
    index('password_reset_by_client').on(table.world, table.clientId),
    index('password_reset_by_expiry').on(table.world, table.expiresAt),
    ofClient('password_reset', table),
  ],
)

/** An e-mail that a client asked for, for as long as its links live; one at most for each client (EXT-19). */
export const emailChange = sqliteTable(
  'email_change',
  {
    world: inWorld(),
    clientId: integer().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** SHA-256 of the token in each mail, hex. */
    oldTokenHash: text().notNull(),
    newTokenHash: text().notNull(),
    isOldConfirmed: integer({ mode: 'boolean' }).notNull().default(false),
    isNewConfirmed: integer({ mode: 'boolean' }).notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.clientId] }),
    index('email_change_by_old').on(table.world, table.oldTokenHash),
    index('email_change_by_new').on(table.world, table.newTokenHash),
    ofClient('email_change', table),
  ],
)

/** A failed or unfinished login attempt (GAP-105). */
export const loginAttempt = sqliteTable(
  'login_attempt',
  {
    world: inWorld(),
    id: integer().notNull(),
    /** Lower case; may belong to no account. */
    email: text().notNull(),
    /** Network address of the visitor. */
    address: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('login_attempt_by_pair').on(table.world, table.email, table.address, table.at),
    index('login_attempt_by_time').on(table.world, table.at),
  ],
)

/** A guest whose data were merged into an account (GAP-101). */
export const guest = sqliteTable(
  'guest',
  {
    world: inWorld(),
    /** UUID v4. */
    id: text().notNull(),
    mergedInto: integer().notNull(),
    mergedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('guest_by_client').on(table.world, table.mergedInto),
    foreignKey({ name: 'guest_merged_into', columns: [table.world, table.mergedInto], foreignColumns: [client.world, client.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** A like. */
export const likedProduct = sqliteTable(
  'liked_product',
  {
    world: inWorld(),
    owner: text().notNull().$type<Owner>(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    likedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.owner, table.productId] })],
)

/** A delivery address of a client (GAP-35). */
export const address = sqliteTable(
  'address',
  {
    world: inWorld(),
    id: integer().notNull(),
    clientId: integer().notNull(),
    street: text().notNull(),
    building: text().notNull(),
    apartment: text(),
    zipCode: text().notNull(),
    city: text().notNull(),
    /** Two upper-case letters. */
    countryId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('address_by_client').on(table.world, table.clientId),
    ofClient('address', table),
  ],
)

/** A newsletter subscription: awaits its confirmation, active or ended (GAP-40, EXT-52). An account has that of its e-mail. */
export const newsletterSubscription = sqliteTable(
  'newsletter_subscription',
  {
    world: inWorld(),
    /** Lower case. */
    email: text().notNull(),
    /** Who signed it up last. */
    owner: text().$type<Owner>(),
    placement: text({ enum: ['footer', 'modal', 'landing'] }).notNull(),
    langId: text().notNull(),
    /** Confirmed by mail, and not ended. */
    isActive: integer({ mode: 'boolean' }).notNull(),
    changedAt: instant().notNull(),
    /** Of the mailed links; in clear, because all that it can do is confirm or end this subscription. */
    token: text(),
    /** Until when the sign-up can be confirmed; null: nothing awaits a confirmation. */
    confirmBy: instant(),
    /** When the last mail about the sign-up went out. */
    mailedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.email] }),
    uniqueIndex('newsletter_subscription_by_token').on(table.world, table.token),
  ],
)

/** A wish to be told by mail, once, when a product like a sold one comes (EXT-31). */
export const similarAlert = sqliteTable(
  'similar_alert',
  {
    world: inWorld(),
    /** Lower case. */
    email: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    /** What counts as like it: the product's first category. */
    categoryId: integer().notNull(),
    langId: text().notNull(),
    /** Of the mailed link; in clear, because all that it can do is confirm or end this alert. */
    token: text().notNull(),
    isConfirmed: integer({ mode: 'boolean' }).notNull(),
    requestedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.email, table.productId] }),
    uniqueIndex('similar_alert_by_token').on(table.world, table.token),
    index('similar_alert_by_category').on(table.world, table.categoryId),
  ],
)

/** An order list of a professional (GAP-37). */
export const proList = sqliteTable(
  'pro_list',
  {
    world: inWorld(),
    id: integer().notNull(),
    clientId: integer().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    /** Key of the link under which anybody sees it (EXT-23); in clear, because its owner sees the link again. */
    shareKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    uniqueIndex('pro_list_by_share_key').on(table.world, table.shareKey),
    index('pro_list_by_client').on(table.world, table.clientId),
    ofClient('pro_list', table),
  ],
)

/** A product on an order list. */
export const proListLine = sqliteTable(
  'pro_list_line',
  {
    world: inWorld(),
    listId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    quantity: integer().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.listId, table.productId] }),
    check('pro_list_line_quantity', sql`${table.quantity} > 0`),
    foreignKey({
      name: 'pro_list_line_list',
      columns: [table.world, table.listId],
      foreignColumns: [proList.world, proList.id],
    }).onDelete('cascade'),
  ],
)

function ofClient(name: string, table: { world: AnySQLiteColumn; clientId: AnySQLiteColumn }) {
  return foreignKey({ name: `${name}_client`, columns: [table.world, table.clientId], foreignColumns: [client.world, client.id] }).onDelete(
    'cascade',
  )
}
