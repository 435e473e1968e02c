import type { User } from '../../domain/user.ts'
import { callShop, dataOrThrow } from './call-shop.ts'
import { isKnownVisitor } from './page-cookies.ts'

/** Who is logged in; null is a guest. Failures are logged and thrown. */
export async function readUser(): Promise<User | null> {
  if (!isKnownVisitor()) return null
  return dataOrThrow('clientDetails', await callShop<User | null>('/shop/client/details', { group: 'account' }))
}
