import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { sessionToken } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import { hashOf, type NewSecret } from './secrets.ts'

/** How long a login lasts (GAP-102). */
const TOKEN_LIFE_MS = 30 * DAY_MS

/** Logins by opaque tokens, of which only hashes are stored. */
export function sessionTokens(db: Db, newSecret: NewSecret) {
  const valid = db
    .select({ clientId: sessionToken.clientId })
    .from(sessionToken)
    .where(
      and(
        eq(sessionToken.world, sql.placeholder('world')),
        eq(sessionToken.tokenHash, sql.placeholder('tokenHash')),
        gt(sessionToken.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare()
  return {
    /** Logs a client in: the token to send from now on. */
    issue({ world, clientId, now }: { world: string; clientId: number; now: number }): string {
      const token = newSecret()
      db.insert(sessionToken)
        .values({ world, tokenHash: hashOf(token), clientId, createdAt: now, expiresAt: now + TOKEN_LIFE_MS })
        .run()
      return token
    },
    /** Whose a token is; null when it is unknown or expired. */
    clientOf({ world, token, now }: { world: string; token: string; now: number }): number | null {
      return valid.get({ world, tokenHash: hashOf(token), now })?.clientId ?? null
    },
    /** Logs one token out; an unknown one is no matter. */
    revoke({ world, token }: { world: string; token: string }): void {
      db.delete(sessionToken)
        .where(and(eq(sessionToken.world, world), eq(sessionToken.tokenHash, hashOf(token))))
        .run()
    },
    /** Logs a client out everywhere, except where `except` is held. */
    revokeAll({ world, clientId, except }: { world: string; clientId: number; except?: string }): void {
      const kept = except === undefined ? undefined : ne(sessionToken.tokenHash, hashOf(except))
      db.delete(sessionToken)
        .where(and(eq(sessionToken.world, world), eq(sessionToken.clientId, clientId), kept))
        .run()
    },
  }
}

export type SessionTokens = ReturnType<typeof sessionTokens>
