// Worlds: separate states over the one catalog. Every row of state names its world and goes with it.
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, type Owner } from './columns.ts'

/** The world whose rows every other world starts with: the seeded personas and codes. No request writes to it. */
export const SEED_WORLD = 'seed'

/** A clock that has been touched: at machine time `setAt` it showed `shows`, and since then it runs `speed` times as fast (0 = frozen). */
export interface StoredClock {
  setAt: number
  shows: number
  speed: number
}

/** A state of its own over the same catalog. Deleting the row deletes every row of the world. */
export const world = sqliteTable('world', {
  /** a-z, 0-9 and hyphens. */
  name: text().primaryKey(),
  /** Last id that a row of this world was given; the seeded rows are below the first. */
  lastId: integer().notNull().default(1000),
  /** Null: the machine's own. */
  clock: text({ mode: 'json' }).$type<StoredClock>(),
  /** Named scenario of faults, or null. */
  scenario: text(),
  /** Machine time, so that a world with a frozen clock can grow old too. */
  createdAt: instant().notNull(),
  usedAt: instant().notNull(),
})

/** The column by which a row of state belongs to a world. It has no default: a forgotten world is a type error, not somebody else's row. */
export const inWorld = () =>
  text()
    .notNull()
    .references(() => world.name, { onDelete: 'cascade' })

/** A mail that the shop would have sent (GAP-34). */
export const sentMail = sqliteTable(
  'sent_mail',
  {
    world: inWorld(),
    id: integer().notNull(),
    sentAt: instant().notNull(),
    recipient: text().notNull(),
    langId: text().notNull(),
    template: text({ enum: ['password-reset', 'order-placed'] }).notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** Path of the page that the mail leads to, or null. */
    link: text(),
  },
  (table) => [primaryKey({ columns: [table.world, table.id] })],
)

/** The answer of a call that must not happen twice (EXT-06), kept for 24 hours. */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    world: inWorld(),
    owner: text().notNull().$type<Owner>(),
    key: text().notNull(),
    /** SHA-256 of method, path and body: another request under the same key is refused. */
    requestHash: text().notNull(),
    status: integer().notNull(),
    answer: text({ mode: 'json' }).notNull().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.world, table.owner, table.key] })],
)
