import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { MINUTE_MS, SECOND_MS } from '#app/domain/time/instant.ts'
import { loginAttempt } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

/** Login attempts of one e-mail from one IP address (GAP-105) … */
const MAX_TRIES = 10
/** … within this time, in ms. */
const WINDOW_MS = 15 * MINUTE_MS

/** E-mail and IP address of an attempt. */
export interface LoginPair {
  world: string
  email: string
  address: string
}

/** Exact counts of login attempts. An attempt is written before the password is checked, so concurrent attempts count too. */
export function loginThrottle(db: Db, worlds: Worlds) {
  return {
    /** Takes one attempt. @returns null if allowed, else seconds until the next one is */
    take(pair: LoginPair, now: number): number | null {
      return inTransaction(db, () => {
        // Of everybody, also of who never comes back: none is kept for longer than it counts.
        db.delete(loginAttempt)
          .where(and(eq(loginAttempt.world, pair.world), lte(loginAttempt.at, now - WINDOW_MS)))
          .run()
        const tries = db
          .select({ at: loginAttempt.at })
          .from(loginAttempt)
          .where(and(isPair(pair), gt(loginAttempt.at, now - WINDOW_MS)))
          .orderBy(asc(loginAttempt.at))
          .all()
        const oldest = tries[0]
        if (oldest && tries.length >= MAX_TRIES) return Math.max(1, Math.ceil((oldest.at + WINDOW_MS - now) / SECOND_MS))
        db.insert(loginAttempt)
          .values({ ...pair, id: worlds.nextId(pair.world), at: now })
          .run()
        return null
      })
    },
    /** A correct password resets the count. */
    forget(pair: LoginPair): void {
      db.delete(loginAttempt).where(isPair(pair)).run()
    },
  }
}

function isPair({ world, email, address }: LoginPair) {
  return isRow(loginAttempt, { world, email, address })
}
