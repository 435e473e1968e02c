import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { sessionToken } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import { hashOf, type NewSecret } from './secrets.ts'

/** Lifetime of a login, in ms (GAP-102). */
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
    /** Issues the token of a login. */
    issue({ world, clientId, now }: { world: string; clientId: number; now: number }): string {
      const token = newSecret()
      db.insert(sessionToken)
        .values({ world, tokenHash: hashOf(token), clientId, createdAt: now, expiresAt: now + TOKEN_LIFE_MS })
        .run()
      return token
    },
    /** The client of a token; null when it is unknown or expired. */
    clientOf({ world, token, now }: { world: string; token: string; now: number }): number | null {
      return valid.get({ world, tokenHash: hashOf(token), now })?.clientId ?? null
    },
    /** Revokes a token; an unknown one is ignored. */
    revoke({ world, token }: { world: string; token: string }): void {
      db.delete(sessionToken)
        .where(and(eq(sessionToken.world, world), eq(sessionToken.tokenHash, hashOf(token))))
        .run()
    },
    /** Revokes all tokens of a client but `except`. */
    revokeAll({ world, clientId, except }: { world: string; clientId: number; except?: string }): void {
      const kept = except === undefined ? undefined : ne(sessionToken.tokenHash, hashOf(except))
      db.delete(sessionToken)
        .where(and(eq(sessionToken.world, world), eq(sessionToken.clientId, clientId), kept))
        .run()
    },
  }
}

export type SessionTokens = ReturnType<typeof sessionTokens>
