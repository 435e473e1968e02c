import type { User } from '../../domain/account/user.ts'
import { type CallResult, callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor } from './page-cookies.ts'

/** Who is logged in; null is a guest. Failures are logged and thrown. */
export async function readUser(): Promise<User | null> {
  if (!isKnownVisitor()) return null
  return dataOrThrow('clientDetails', await callShop<User | null>('/shop/client/details', { group: 'account' }))
}

/** Whether the user whom the page shows is still logged in: before a step to a page that would show a guest's things. */
export async function confirmLogin(): Promise<CallResult<User | null>> {
  return callShop('/shop/client/details', { group: 'account', isPersonal: true })
}
