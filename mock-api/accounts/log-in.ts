import type { Db } from '#db/open.ts'
import type { RequestContext } from '../request-context.ts'
import type { Accounts } from './accounts.ts'
import { mergeGuest } from './merge-guest.ts'

/** Logs a client in: what the guest of the same request has goes over, and the answer is the token (GAP-101, GAP-102). */
export function logIn({ db, accounts }: { db: Db; accounts: Accounts }, { world, now, guestId }: RequestContext, clientId: number): string {
  if (guestId !== null) mergeGuest(db, { world, guestId, clientId, now })
  return accounts.tokens.issue({ world, clientId, now })
}
