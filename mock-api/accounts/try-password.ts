import type { Accounts } from './accounts.ts'
import type { ClientKey, ClientRow } from './clients.ts'

interface PasswordTry extends ClientKey {
  /** Network address of the visitor. */
  address: string
  /** Null: the user has none. */
  password: string | null
  now: number
}

type TryParts = Pick<Accounts, 'clients' | 'passwords' | 'throttle'>

/**
 * Checks the password of who is logged in, and counts the try as a login does (GAP-105). Where there is no password, null is right, and nothing is
 * counted or forgotten: who bought as a guest before the e-mail had an account must not end the count of that account.
 * @returns seconds to wait, null: none; and the client, undefined: the password is wrong
 */
export async function tryPassword(
  { clients, passwords, throttle }: TryParts,
  { world, clientId, address, password, now }: PasswordTry,
): Promise<{ waitS: number | null; row?: ClientRow | undefined }> {
  const row = clients.byId({ world, clientId })
  if (!row || row.passwordHash === null) return { waitS: null, row: password === null ? row : undefined }
  const pair = { world, email: row.email, address }
  const waitS = throttle.take(pair, now)
  if (waitS !== null) return { waitS }
  const checked = password === null ? undefined : await ownerOfPassword({ clients, passwords }, row, password)
  if (checked) throttle.forget(pair)
  return { waitS: null, row: checked }
}

/**
 * The client whose password it is once the check has ended: while it takes its time, the password may be set anew, or the account deleted.
 * @param known undefined: nobody, which takes as long
 */
export async function ownerOfPassword(
  { clients, passwords }: Pick<Accounts, 'clients' | 'passwords'>,
  known: ClientRow | undefined,
  password: string,
): Promise<ClientRow | undefined> {
  const isRight = await passwords.verify(password, known?.passwordHash ?? null)
  return isRight && known ? clients.unchanged(known) : undefined
}
