import { and, eq, gt, lte, or } from 'drizzle-orm'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { emailChange } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { ClientKey } from './clients.ts'
import { hashOf, type NewSecret } from './secrets.ts'
import { isRow } from '../store/is-row.ts'

/** Validity of the links in both mails, in ms (EXT-19). */
const LINK_LIFE_MS = DAY_MS

/** What says of each mailbox that it has confirmed. */
const MAILBOXES = [emailChange.isOldConfirmed, emailChange.isNewConfirmed]

export type EmailChangeRow = typeof emailChange.$inferSelect

/** Requested e-mails, for as long as their links live. */
export function emailChangeRows(db: Db, newSecret: NewSecret) {
  const ofClient = ({ world, clientId }: ClientKey) => isRow(emailChange, { world, clientId })
  return {
    /** Replaces the client's earlier request, whose links are dead then, and forgets everybody's that have expired. @returns the secrets for the mail to each mailbox */
    request({ world, clientId }: ClientKey, { email, now }: { email: string; now: number }): { old: string; new: string } {
      db.delete(emailChange)
        .where(and(eq(emailChange.world, world), lte(emailChange.expiresAt, now)))
        .run()
      const secrets = { old: newSecret(), new: newSecret() }
      const row = {
        email,
        oldTokenHash: hashOf(secrets.old),
        newTokenHash: hashOf(secrets.new),
        isOldConfirmed: false,
        isNewConfirmed: false,
        expiresAt: now + LINK_LIFE_MS,
      }
      db.insert(emailChange)
        .values({ world, clientId, ...row })
        .onConflictDoUpdate({ target: [emailChange.world, emailChange.clientId], set: row })
        .run()
      return secrets
    },
    /** The client's request; undefined: none, it is in force, or its time is over. */
    pending: (key: ClientKey, now: number): EmailChangeRow | undefined =>
      db
        .select()
        .from(emailChange)
        .where(and(ofClient(key), gt(emailChange.expiresAt, now), or(...MAILBOXES.map((column) => eq(column, false)))))
        .get(),
    /** Confirms one mailbox. @returns the request as it is now, and whether it was in force before; null: the link is unknown, replaced or too old */
    confirm({ world, secret, now }: { world: string; secret: string; now: number }): (EmailChangeRow & { isRepeated: boolean }) | null {
      const hash = hashOf(secret)
      const isEither = or(eq(emailChange.oldTokenHash, hash), eq(emailChange.newTokenHash, hash))
      const isValid = and(eq(emailChange.world, world), isEither, gt(emailChange.expiresAt, now))
      const row = db.select().from(emailChange).where(isValid).get()
      if (!row) return null
      const set = row.oldTokenHash === hash ? { isOldConfirmed: true } : { isNewConfirmed: true }
      db.update(emailChange)
        .set(set)
        .where(ofClient({ world, clientId: row.clientId }))
        .run()
      return { ...row, ...set, isRepeated: row.isOldConfirmed && row.isNewConfirmed }
    },
    /** Forgets the client's request. */
    forget(key: ClientKey): void {
      db.delete(emailChange).where(ofClient(key)).run()
    },
  }
}

/** The mailboxes that have to confirm yet. */
export function awaitedMailboxes({ isOldConfirmed, isNewConfirmed }: Pick<EmailChangeRow, 'isOldConfirmed' | 'isNewConfirmed'>) {
  return [...(isOldConfirmed ? [] : (['OLD_EMAIL'] as const)), ...(isNewConfirmed ? [] : (['NEW_EMAIL'] as const))]
}
