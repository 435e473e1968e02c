import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#app/domain/time/instant.ts'
import type { Language } from '#app/domain/language.ts'
import { newsletterSubscription as rows } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { ClientRow } from './clients.ts'
import type { NewSecret } from './secrets.ts'
import { isRow } from '../store/is-row.ts'

/** Validity of the link that confirms a sign-up, in ms (EXT-52). */
const LINK_LIFE_MS = DAY_MS
/** No second mail to the same e-mail within this time, in ms. */
const RESEND_AFTER_MS = 5 * MINUTE_MS

export type NewsletterRow = typeof rows.$inferSelect

interface SignUp extends Pick<NewsletterRow, 'world' | 'email' | 'owner' | 'placement'> {
  language: Language
  now: number
}

interface OfEmail {
  world: string
  /** Lower case. */
  email: string
}

/** Who gets the newsletter: whoever confirmed it by mail, until they end it (GAP-40, EXT-52). */
export function newsletterRows(db: Db, newSecret: NewSecret) {
  const byEmail = ({ world, email }: OfEmail) => isRow(rows, { world, email })
  const byToken = ({ world, token }: { world: string; token: string }) => isRow(rows, { world, token })
  const find = (key: OfEmail) => db.select().from(rows).where(byEmail(key)).get()

  return {
    find,
    /**
     * The subscription that is a client's: an account has that of its e-mail, whoever signed it up; a client without a password, whose e-mail proves
     * nothing, has what it signed up itself.
     */
    ofClient({ world, id, email, passwordHash }: Pick<ClientRow, 'world' | 'id' | 'email' | 'passwordHash'>): NewsletterRow | undefined {
      const row = find({ world, email })
      return passwordHash !== null || row?.owner === `client:${id}` ? row : undefined
    },
    /**
     * Signs an e-mail up. An active subscription stays as it is; otherwise it awaits its confirmation, and older links are dead.
     * @returns what to mail about; null: it was mailed a moment ago
     */
    signUp({ language, now, ...values }: SignUp): NewsletterRow | null {
      const before = find(values)
      const isRecent = before?.mailedAt != null && before.mailedAt + RESEND_AFTER_MS > now
      const isWaiting = before?.isActive === true || (before?.confirmBy ?? 0) > now
      if (isRecent && isWaiting) return null
      // Begun again after it was ended: the link of the mail that has just gone out is good again, or who ends and begins could fill any mailbox.
      const mailed = isRecent ? { token: before.token, mailedAt: before.mailedAt } : { token: newSecret(), mailedAt: now }
      const row = before?.isActive
        ? { ...before, token: before.token ?? newSecret(), mailedAt: now }
        : { ...values, langId: language, isActive: false, changedAt: now, confirmBy: now + LINK_LIFE_MS, ...mailed }
      const signedUp = db
        .insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.world, rows.email], set: row })
        .returning()
        .get()
      return isRecent ? null : signedUp
    },
    /** @returns the subscription and whether this confirmed it; undefined: the link is unknown, ended or too old */
    confirm({ world, token, now }: { world: string; token: string; now: number }): { row: NewsletterRow; isNew: boolean } | undefined {
      const row = db
        .update(rows)
        .set({ isActive: true, confirmBy: null, changedAt: now })
        .where(and(byToken({ world, token }), gt(rows.confirmBy, now)))
        .returning()
        .get()
      if (row) return { row, isNew: true }
      const active = db
        .select()
        .from(rows)
        .where(and(byToken({ world, token }), eq(rows.isActive, true)))
        .get()
      return active && { row: active, isNew: false }
    },
    /** The subscription of a mailed link. */
    ofLink: (key: { world: string; token: string }) => db.select().from(rows).where(byToken(key)).get(),
    /** Ends a subscription, or a sign-up that awaits its confirmation. @returns whether there was one */
    end({ now, ...key }: OfEmail & { now: number }): boolean {
      const before = find(key)
      if (!before?.isActive && before?.confirmBy == null) return false
      db.update(rows).set({ isActive: false, confirmBy: null, changedAt: now }).where(byEmail(key)).run()
      return true
    },
    /** Moves the subscription of an account to the e-mail that it has now; that of the new e-mail, if any, stays as it is. */
    move({ world, from, to }: { world: string; from: string; to: string }): void {
      const kept = find({ world, email: to })
      if (kept)
        db.delete(rows)
          .where(byEmail({ world, email: from }))
          .run()
      else
        db.update(rows)
          .set({ email: to })
          .where(byEmail({ world, email: from }))
          .run()
    },
    forget(key: OfEmail): void {
      db.delete(rows).where(byEmail(key)).run()
    },
  }
}
