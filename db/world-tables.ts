// Worlds: isolated states over one catalog. Every row of state has its world and is deleted with it.
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant, type Owner } from './columns.ts'

/** The world whose rows are copied into every other world: the seeded personas and codes. No request writes to it. */
export const SEED_WORLD = 'seed'

/** A changed clock: at machine time `setAt` it showed `shows`, and since then it runs `speed` times as fast (0 = frozen). */
export interface StoredClock {
  setAt: number
  shows: number
  speed: number
}

/** An isolated state over the same catalog. Deleting the row deletes every row of the world. */
export const world = sqliteTable('world', {
  /** a-z, 0-9 and hyphens. */
  name: text().primaryKey(),
  /** Last id assigned in this world; seeded rows have lower ids. */
  lastId: integer().notNull().default(1000),
  /** Null: the machine's clock. */
  clock: text({ mode: 'json' }).$type<StoredClock>(),
  /** Name of a fault scenario, or null. */
  scenario: text(),
  /** Machine time, so that a world with a frozen clock expires, too. */
  createdAt: instant().notNull(),
  usedAt: instant().notNull(),
})

/** The world of a row of state. It has no default: a missing world is a type error, not a row of another world. */
export const inWorld = () =>
  text()
    .notNull()
    .references(() => world.name, { onDelete: 'cascade' })

/** A page that a mail links to. */
export interface MailLink {
  text: string
  /** Path with the prefix of the reader's market. */
  link: string
}

/** A mail that the shop has sent (GAP-34). */
export const sentMail = sqliteTable(
  'sent_mail',
  {
    world: inWorld(),
    id: integer().notNull(),
    sentAt: instant().notNull(),
    recipient: text().notNull(),
    langId: text().notNull(),
    template: text({
      enum: [
        'password-reset',
        'order-placed',
        'order-paid',
        'order-payment-rejected',
        'order-expired',
        'order-dispatched',
        'order-delivered',
        'order-cancelled',
        'order-refunded',
        'similar-alert',
        'similar-arrived',
        'contact-message',
        'withdrawal-received',
        'email-change-old',
        'email-change-new',
        'email-changed',
        'account-deleted',
        'newsletter-confirm',
        'newsletter-welcome',
      ],
    }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Path of the page that the mail links to, or null. */
    link: text(),
    /** Further pages that it links to, each with its label. */
    moreLinks: text({ mode: 'json' }).notNull().default([]).$type<readonly MailLink[]>(),
    /** Address that ends what the mail is a part of by a POST (RFC 8058), or null. */
    unsubscribeLink: text(),
    /** What it is sent for, such as a state of an order: a second mail for the same is not sent (EXT-50). Null: it may be sent again. */
    occasion: text(),
  },
  (table) => [primaryKey({ columns: [table.world, table.id] }), uniqueIndex('sent_mail_by_occasion').on(table.world, table.occasion)],
)

/** The response of an idempotent call (EXT-06), kept for 24 hours. */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    world: inWorld(),
    owner: text().notNull().$type<Owner>(),
    key: text().notNull(),
    /** SHA-256 of method, path and body: another request with the same key is refused. */
    requestHash: text().notNull(),
    status: integer().notNull(),
    answer: text({ mode: 'json' }).notNull().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.owner, table.key] }),
    index('idempotency_key_by_time').on(table.world, table.createdAt),
  ],
)
