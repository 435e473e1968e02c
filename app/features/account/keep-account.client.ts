import type { AddressLines } from '../../domain/checkout/address.ts'
import type { Profile } from '../../domain/account/profile.ts'
import { changeDetails, changePassword, saveAddress } from '../../shop-api/browser/account.ts'
import { type CallResult, logFailure } from '../../shop-api/browser/call-shop.ts'
import { visitorChanged } from '../../shop-api/browser/visitor-state.ts'

interface OrderedBy {
  details: Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'defaultLangId'>
  address: AddressLines
}

/**
 * Gives the client of a guest's order a password: from then on it is an account (GAP-149). Name and address of the order go into it; where that fails
 * the account is kept all the same, and the next order asks for them again.
 */
export async function keepAccount(password: string, { details, address }: OrderedBy): Promise<CallResult<object>> {
  const result = await changePassword(null, password)
  if (!result.ok) return result
  for (const [call, saved] of [
    ['changeDetails', await changeDetails(details)],
    ['saveAddress', await saveAddress(null, address)],
  ] as const) {
    if (!saved.ok) logFailure(call, saved.failure)
  }
  void visitorChanged()
  return result
}
