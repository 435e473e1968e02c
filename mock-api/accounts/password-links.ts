import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { HOUR_MS } from '#app/domain/time/instant.ts'
import { passwordReset } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { ClientKey } from './clients.ts'
import { hashOf, type NewSecret } from './secrets.ts'
import { isRow } from '../store/is-row.ts'

/** Validity of a link in a mail, in ms (GAP-34). */
const LINK_LIFE_MS = HOUR_MS

/** Secrets of password reset links. Each is valid once. */
export function passwordLinks(db: Db, newSecret: NewSecret) {
  /** Invalidates older links once a password is set or changed, or the e-mail is another. */
  function spendAll({ world, clientId, now }: ClientKey & { now: number }): void {
    db.update(passwordReset)
      .set({ usedAt: now })
      .where(and(isRow(passwordReset, { world, clientId }), isNull(passwordReset.usedAt)))
      .run()
  }

  return {
    /** The secret for a new link. Forgets those that have expired. */
    issue({ world, clientId, now }: ClientKey & { now: number }): string {
      db.delete(passwordReset)
        .where(and(eq(passwordReset.world, world), lte(passwordReset.expiresAt, now)))
        .run()
      const secret = newSecret()
      db.insert(passwordReset)
        .values({ world, tokenHash: hashOf(secret), clientId, expiresAt: now + LINK_LIFE_MS })
        .run()
      return secret
    },
    /** Consumes the link, and with it the client's others: of two that are used at once, one is good. @returns the client whose password may be set, or null */
    use({ world, secret, now }: { world: string; secret: string; now: number }): number | null {
      const used = db
        .update(passwordReset)
        .set({ usedAt: now })
        .where(
          and(isRow(passwordReset, { world, tokenHash: hashOf(secret) }), gt(passwordReset.expiresAt, now), isNull(passwordReset.usedAt)),
        )
        .returning({ clientId: passwordReset.clientId })
        .get()
      if (used) spendAll({ world, clientId: used.clientId, now })
      return used?.clientId ?? null
    },
    spendAll,
  }
}
