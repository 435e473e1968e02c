// What people agreed to.
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { client } from './account-tables.ts'
import { instant } from './columns.ts'
import { inWorld } from './world-tables.ts'

/** What somebody agreed to. */
export const CONSENT_SUBJECTS = ['terms', 'privacy', 'newsletter'] as const
/** Where somebody agreed or changed their mind. */
export const CONSENT_PLACES = ['checkout', 'registration', 'footer', 'modal', 'landing', 'mail'] as const

/** A consent, or its end (EXT-51). Rows are added, never changed, which a trigger of the database guards. */
export const consent = sqliteTable(
  'consent',
  {
    world: inWorld(),
    id: integer().notNull(),
    subject: text({ enum: CONSENT_SUBJECTS }).notNull(),
    act: text({ enum: ['GIVEN', 'CONFIRMED', 'WITHDRAWN'] }).notNull(),
    place: text({ enum: CONSENT_PLACES }).notNull(),
    /** Of the text that was agreed to, as its content page has it; null: the shop has no such page. */
    version: text(),
    langId: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** Whose account it belongs to, with which it goes; null: nobody's. */
    clientId: integer(),
    /** The order whose contract it is a part of, with which it stays; null: none. */
    orderId: integer(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.world, table.id] }),
    index('consent_by_client').on(table.world, table.clientId),
    index('consent_by_order').on(table.world, table.orderId),
    index('consent_by_email').on(table.world, table.email),
    foreignKey({
      name: 'consent_client',
      columns: [table.world, table.clientId],
      foreignColumns: [client.world, client.id],
    }).onDelete('cascade'),
  ],
)
