import type { Accounts } from './accounts.ts'
import type { ClientKey, ClientRow } from './clients.ts'
import type { LoginPair } from './login-throttle.ts'

type TryParts = Pick<Accounts, 'clients' | 'passwords' | 'throttle'>

/** What a try comes to: seconds to wait, null: none; and the client, undefined: the password is wrong. */
interface Tried {
  waitS: number | null
  row?: ClientRow | undefined
}

/**
 * Tries a password, and counts that (GAP-105). The client is the one of after the check: while it takes its time, the password may be set anew, or the
 * account deleted. @param known undefined: nobody has the e-mail, which takes as long
 */
export async function tryPassword(
  { clients, passwords, throttle }: TryParts,
  known: ClientRow | undefined,
  { password, now, ...pair }: LoginPair & { password: string; now: number },
): Promise<Tried> {
  const waitS = throttle.take(pair, now)
  if (waitS !== null) return { waitS }
  const isRight = await passwords.verify(password, known?.passwordHash ?? null)
  const row = isRight && known ? clients.unchanged(known) : undefined
  if (row) throttle.forget(pair)
  return { waitS, row }
}

/**
 * Tries that of who is logged in. Where there is no password, null is right, and nothing is counted or forgotten: who bought as a guest before the
 * e-mail had an account must not end the count of that account.
 */
export async function tryOwnPassword(
  parts: TryParts,
  { world, clientId, address, password, now }: ClientKey & { address: string; password: string | null; now: number },
): Promise<Tried> {
  const row = parts.clients.byId({ world, clientId })
  if (!row || row.passwordHash === null) return { waitS: null, row: password === null ? row : undefined }
  return tryPassword(parts, row, { world, email: row.email, address, password: password ?? '', now })
}
