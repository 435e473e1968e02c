import { and, eq, gt, lte, or } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import { similarAlert as rows } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { NewSecret } from './secrets.ts'
import { isRow } from '../store/is-row.ts'

/** Validity of the link that confirms, in ms (EXT-31). */
const LINK_LIFE_MS = DAY_MS
/** After so long without a similar product a confirmed alert is forgotten, in ms. */
const ALERT_LIFE_MS = 365 * DAY_MS
/** No second mail to the same e-mail about the same product within this time, in ms. */
const RESEND_AFTER_MS = 5 * MINUTE_MS
/** Alerts of an e-mail that await their confirmation: there are as many products as mails that would fill a mailbox. */
const MAX_UNCONFIRMED = 5

export type SimilarAlertRow = typeof rows.$inferSelect

type NewAlert = Pick<SimilarAlertRow, 'world' | 'email' | 'productId' | 'categoryId' | 'langId'> & { now: number }

/** Who is told when a product like a sold one comes (EXT-31). */
export function similarAlertRows(db: Db, newSecret: NewSecret) {
  const byToken = ({ world, token }: Pick<SimilarAlertRow, 'world' | 'token'>) => isRow(rows, { world, token })
  const forgetExpired = (world: string, now: number) =>
    db
      .delete(rows)
      .where(and(eq(rows.world, world), lte(rows.expiresAt, now)))
      .run()

  return {
    /** @returns the token to mail; null: confirmed already, or enough was mailed */
    request({ now, ...values }: NewAlert): string | null {
      forgetExpired(values.world, now)
      const key = isRow(rows, { world: values.world, email: values.email, productId: values.productId })
      const before = db.select().from(rows).where(key).get()
      const unconfirmed = db
        .select()
        .from(rows)
        .where(isRow(rows, { world: values.world, email: values.email, isConfirmed: false }))
      if (!before && unconfirmed.all().length >= MAX_UNCONFIRMED) return null
      if (before && (before.isConfirmed || before.requestedAt + RESEND_AFTER_MS > now)) return null
      const row = { ...values, token: newSecret(), isConfirmed: false, requestedAt: now, expiresAt: now + LINK_LIFE_MS }
      db.insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.world, rows.email, rows.productId], set: row })
        .run()
      return row.token
    },
    /** @returns the confirmed alert; undefined: the link is unknown, ended or too old */
    confirm({ world, token, now }: { world: string; token: string; now: number }): SimilarAlertRow | undefined {
      const isAlive = and(byToken({ world, token }), gt(rows.expiresAt, now))
      const row = db.select().from(rows).where(isAlive).get()
      if (!row || row.isConfirmed) return row
      const set = { isConfirmed: true, expiresAt: now + ALERT_LIFE_MS }
      db.update(rows).set(set).where(isAlive).run()
      return { ...row, ...set }
    },
    /** Ends an alert and forgets its e-mail. */
    end(key: Pick<SimilarAlertRow, 'world' | 'token'>): void {
      db.delete(rows).where(byToken(key)).run()
    },
    /** Ends all alerts of an e-mail. */
    endAll({ world, email }: Pick<SimilarAlertRow, 'world' | 'email'>): void {
      db.delete(rows).where(isRow(rows, { world, email })).run()
    },
    /** Takes out all confirmed alerts about products of these categories: each mails once. */
    take({ world, categories, now }: { world: string; categories: readonly number[]; now: number }): SimilarAlertRow[] {
      forgetExpired(world, now)
      if (categories.length === 0) return []
      const isWanted = and(isRow(rows, { world, isConfirmed: true }), or(...categories.map((id) => eq(rows.categoryId, id))))
      return db.delete(rows).where(isWanted).returning().all()
    },
  }
}
