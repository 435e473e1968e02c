import { and, desc, eq, gt, like, lte, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { sessionToken, type StoredDevice } from '#db/account-tables.ts'
import type { Db } from '#db/open.ts'
import type { ClientKey } from './clients.ts'
import { hashOf, type NewSecret } from './secrets.ts'
import { isRow } from '../store/is-row.ts'

/** Lifetime of a login, in ms (GAP-102). */
const TOKEN_LIFE_MS = 30 * DAY_MS

/** Of the hash of a token, in hexadecimal digits: tells logins apart, and nobody logs in by it. */
const ID_DIGITS = 16

/** A login as its user sees it. */
export interface LoginRow {
  id: string
  device: StoredDevice | null
  createdAt: number
  isCurrent: boolean
}

/** Logins by opaque tokens, of which only hashes are stored. */
export function sessionTokens(db: Db, newSecret: NewSecret) {
  const valid = db
    .select({ clientId: sessionToken.clientId })
    .from(sessionToken)
    .where(
      and(
        isRow(sessionToken, { world: sql.placeholder('world'), tokenHash: sql.placeholder('tokenHash') }),
        gt(sessionToken.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare()
  return {
    /** Issues the token of a login, and forgets those that have expired. */
    issue({ world, clientId, device = null, now }: ClientKey & { device?: StoredDevice | null; now: number }): string {
      db.delete(sessionToken)
        .where(and(eq(sessionToken.world, world), lte(sessionToken.expiresAt, now)))
        .run()
      const token = newSecret()
      db.insert(sessionToken)
        .values({ world, tokenHash: hashOf(token), clientId, createdAt: now, expiresAt: now + TOKEN_LIFE_MS, device })
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
        .where(isRow(sessionToken, { world, tokenHash: hashOf(token) }))
        .run()
    },
    /** The client's logins, the newest first. @param token of the login that asks */
    list({ world, clientId }: ClientKey, { token, now }: { token: string; now: number }): LoginRow[] {
      return db
        .select()
        .from(sessionToken)
        .where(and(isRow(sessionToken, { world, clientId }), gt(sessionToken.expiresAt, now)))
        .orderBy(desc(sessionToken.createdAt), sql`rowid DESC`)
        .all()
        .map(({ tokenHash, device, createdAt }) => ({
          id: tokenHash.slice(0, ID_DIGITS),
          device,
          createdAt,
          isCurrent: tokenHash === hashOf(token),
        }))
    },
    /** Ends one login. @returns false: the client has none with this id */
    end({ world, clientId }: ClientKey, id: string): boolean {
      const isOne = and(isRow(sessionToken, { world, clientId }), like(sessionToken.tokenHash, `${id}%`))
      return db.delete(sessionToken).where(isOne).run().changes > 0
    },
    /** Revokes all tokens of a client but `except`. */
    revokeAll({ world, clientId, except }: ClientKey & { except?: string | undefined }): void {
      const kept = except === undefined ? undefined : ne(sessionToken.tokenHash, hashOf(except))
      db.delete(sessionToken)
        .where(and(isRow(sessionToken, { world, clientId }), kept))
        .run()
    },
  }
}

export type SessionTokens = ReturnType<typeof sessionTokens>
