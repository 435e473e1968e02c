import type { AddressLines } from '../../domain/checkout/address.ts'
import type { Profile } from '../../domain/account/profile.ts'
import { changeDetails, saveAddress, setGuestPassword } from '../../shop-api/browser/account.ts'
import { type CallResult, logFailure } from '../../shop-api/browser/call-shop.ts'
import { visitorChanged } from '../../shop-api/browser/visitor-state.ts'
import { logIn } from './change-visitor.client.ts'

interface OrderedBy {
  /** The user name of the account. */
  email: string
  details: Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'defaultLangId'>
  address: AddressLines
}

/**
 * Gives the client of a guest's order a password: from then on it is an account (GAP-149), and who keeps it is logged in. Name and address of the order
 * go into it; where that fails the account is kept all the same, and the next order asks for them again.
 */
export async function keepAccount(password: string, { email, details, address }: OrderedBy): Promise<CallResult<object>> {
  const result = await setGuestPassword(password)
  // An earlier try, whose answer was lost, may have set this one: then there is one already, or the token of the order has ended with it (EXT-45).
  if (!result.ok && result.failure.status !== 401 && result.failure.fields['oldPassword'] === undefined) return result
  // The guest's token is no login (EXT-45); a login takes cart and likes over, too.
  const login = await logIn({ email, password })
  if (!login.ok) {
    logFailure('login', login.failure)
    return result
  }
  for (const [call, saved] of [
    ['changeDetails', await changeDetails(details)],
    ['saveAddress', await saveAddress(null, address)],
  ] as const) {
    if (!saved.ok) logFailure(call, saved.failure)
  }
  void visitorChanged()
  return login
}
