import type { User } from '../../domain/account/user.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor } from './page-cookies.ts'

/** The logged-in user; null is a guest. Logs and throws failures. */
export async function readUser(): Promise<User | null> {
  if (!isKnownVisitor()) return null
  return dataOrThrow('clientDetails', await callShop<User | null>('/shop/client/details', { group: 'account' }))
}

/** Whether the user shown on the page is still logged in; checked before navigating to a page that would otherwise show a guest's data. */
export async function confirmLogin(): Promise<CallResult<User | null>> {
  return callShop('/shop/client/details', { group: 'account', isPersonal: true })
}
