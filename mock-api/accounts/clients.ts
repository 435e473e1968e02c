import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#app/domain/language.ts'
import { client } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

export type ClientRow = typeof client.$inferSelect

/** A client of a world. */
export interface ClientKey {
  world: string
  clientId: number
}

interface NewClient {
  world: string
  /** Lower case. */
  email: string
  /** Null: without registration. */
  passwordHash: string | null
  /** For whose order it is made; null: for nobody's. */
  guestId: string | null
  defaultLangId: Language
  now: number
}

/** Clients of a world. An account is a client with a password; an e-mail has one at most, and any number of clients without. */
export function clientRows(db: Db, worlds: Worlds) {
  const byId = db
    .select()
    .from(client)
    .where(isRow(client, { world: sql.placeholder('world'), id: sql.placeholder('clientId') }))
    .prepare()
  const accountByEmail = db
    .select()
    .from(client)
    .where(and(isRow(client, { world: sql.placeholder('world'), email: sql.placeholder('email') }), isNotNull(client.passwordHash)))
    .prepare()

  return {
    byId: (key: ClientKey) => byId.get({ ...key }),
    /** The same client, unless it was deleted or has another password since it was read. */
    unchanged({ world, id: clientId, passwordHash }: ClientRow): ClientRow | undefined {
      const row = byId.get({ world, clientId })
      return row?.passwordHash === passwordHash ? row : undefined
    },
    /** The account of an e-mail, or undefined. */
    account: (world: string, email: string) => accountByEmail.get({ world, email }),
    /** The addressee of a mail to this address: the account, else the latest client with it. */
    addressee(world: string, email: string): ClientRow | undefined {
      return db
        .select()
        .from(client)
        .where(isRow(client, { world, email }))
        .orderBy(sql`${client.passwordHash} IS NULL`, desc(client.id))
        .limit(1)
        .get()
    },
    /** The client without a password that was made for a guest's order with this e-mail, if that was after an instant: its answer may be lost. */
    madeOf({ world, guestId, email, since }: { world: string; guestId: string; email: string; since: number }): ClientRow | undefined {
      const isOfGuest = and(eq(client.guestId, guestId), gte(client.createdAt, since), isNull(client.passwordHash))
      return db
        .select()
        .from(client)
        .where(and(isRow(client, { world, email }), isOfGuest))
        .get()
    },
    /** The new client; null when the e-mail has an account. */
    create({ now, ...values }: NewClient): ClientRow | null {
      return inTransaction(db, () => {
        if (accountByEmail.get({ world: values.world, email: values.email })) return null
        return db
          .insert(client)
          .values({ ...values, id: worlds.nextId(values.world), createdAt: now })
          .returning()
          .get()
      })
    },
    update(key: ClientKey, values: Partial<Pick<ClientRow, 'firstName' | 'lastName' | 'phone' | 'defaultLangId'>>) {
      return db.update(client).set(values).where(isClient(key)).returning().get()
    },
    /** Gives the client another e-mail; false when an account has it. The caller holds a transaction. */
    setEmail({ world, clientId }: ClientKey, email: string): boolean {
      if (accountByEmail.get({ world, email })) return false
      db.update(client).set({ email }).where(isClient({ world, clientId })).run()
      return true
    },
    /** False when another account took the e-mail meanwhile. */
    setPassword({ world, clientId }: ClientKey, passwordHash: string): boolean {
      return inTransaction(db, () => {
        const row = byId.get({ world, clientId })
        const account = row && accountByEmail.get({ world, email: row.email })
        if (account && account.id !== clientId) return false
        db.update(client).set({ passwordHash }).where(isClient({ world, clientId })).run()
        return true
      })
    },
  }
}

function isClient({ world, clientId }: ClientKey) {
  return isRow(client, { world, id: clientId })
}
