import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '#app/domain/language.ts'
import { newsletterSubscription as rows } from '#db/account-tables.ts'
import type { Owner } from '#db/columns.ts'
import type { Db } from '#db/open.ts'

type Placement = (typeof rows.$inferSelect)['placement']

interface Subscription {
  world: string
  /** Lower case. */
  email: string
  /** The visitor; null: unknown. */
  owner: Owner | null
  placement: Placement
  language: Language
  now: number
}

/** Who gets the newsletter (GAP-40). */
export function newsletterRows(db: Db) {
  return {
    /** Subscribes an e-mail; idempotent, and a second visitor does not take it over. */
    subscribe({ language, now, ...values }: Subscription): void {
      const owner = sql`CASE WHEN ${rows.isActive} THEN ${rows.owner} ELSE ${values.owner} END`
      const row = { ...values, langId: language, isActive: true, changedAt: now }
      db.insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.world, rows.email], set: { ...row, owner } })
        .run()
    },
    /** The subscription of an e-mail by this visitor; undefined: none. */
    ofOwner: ({ world, email, owner }: Pick<Subscription, 'world' | 'email'> & { owner: Owner }) =>
      db
        .select()
        .from(rows)
        .where(and(eq(rows.world, world), eq(rows.email, email), eq(rows.owner, owner)))
        .get(),
    /** Moves a subscription to the e-mail that its owner has now; that of the new e-mail, if any, stays as it is. */
    move({ world, owner, from, to }: { world: string; owner: Owner; from: string; to: string }): void {
      const ofOwner = and(eq(rows.world, world), eq(rows.email, from), eq(rows.owner, owner))
      db.run(sql`UPDATE OR IGNORE ${rows} SET email = ${to} WHERE ${ofOwner}`)
      db.delete(rows).where(ofOwner).run()
    },
    /** Unsubscribes an e-mail if this visitor subscribed it: knowing the e-mail is not enough. */
    unsubscribe({ world, email, owner, now }: Pick<Subscription, 'world' | 'email' | 'now'> & { owner: Owner }): void {
      db.update(rows)
        .set({ isActive: false, changedAt: now })
        .where(and(eq(rows.world, world), eq(rows.email, email), eq(rows.owner, owner)))
        .run()
    },
  }
}
