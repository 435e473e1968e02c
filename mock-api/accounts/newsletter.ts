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
  /** Who asks; null: nobody we know. */
  owner: Owner | null
  placement: Placement
  language: Language
  now: number
}

/** Who gets the newsletter (GAP-40). */
export function newsletterRows(db: Db) {
  return {
    /** Signs an e-mail up; a second time is no error, and leaves the e-mail with whom it was. */
    subscribe({ language, now, ...values }: Subscription): void {
      const owner = sql`CASE WHEN ${rows.isActive} THEN ${rows.owner} ELSE ${values.owner} END`
      const row = { ...values, langId: language, isActive: true, changedAt: now }
      db.insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.world, rows.email], set: { ...row, owner } })
        .run()
    },
    /** Signs an e-mail off, if this visitor signed it up: nobody ends another's newsletter by knowing the e-mail. */
    unsubscribe({ world, email, owner, now }: Pick<Subscription, 'world' | 'email' | 'now'> & { owner: Owner }): void {
      db.update(rows)
        .set({ isActive: false, changedAt: now })
        .where(and(eq(rows.world, world), eq(rows.email, email), eq(rows.owner, owner)))
        .run()
    },
  }
}
