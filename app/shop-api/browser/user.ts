import type { User } from '../../domain/account/user.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { clientDetails } from '../contract/client.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor } from './page-cookies.ts'
import type { ReadUser } from './page-login.ts'

/** The logged-in user; null is a guest. Logs and throws failures. */
export async function readUser(): Promise<ReadUser | null> {
  if (!isKnownVisitor()) return null
  const result = await callShop<DataOf<typeof clientDetails>>('/shop/client/details', { group: 'account', isState: true })
  const user = dataOrThrow('clientDetails', result)
  return user && { ...user, login: result.ok ? result.login : undefined }
}

/** Whether the user shown on the page is still logged in; checked before navigating to a page that would otherwise show a guest's data. */
export async function confirmLogin(): Promise<CallResult<User | null>> {
  return callShop('/shop/client/details', { group: 'account', isPersonal: true })
}
