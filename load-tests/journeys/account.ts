import type { BodyOf } from '#app/shop-api/contract/call-types.ts'
import type { login as loginCall } from '#app/shop-api/contract/auth.ts'
import type { register as registerCall } from '#app/shop-api/contract/client.ts'
import { sendRequest } from '../session/send-request.ts'
import { accountEmail } from '../session/people.ts'
import type { Visitor } from '../session/visitor.ts'

function credentials({ guestId }: Visitor): BodyOf<typeof loginCall> {
  return { email: accountEmail(guestId), password: `load-${guestId}` }
}

/** Registers an account, which takes over the guest's cart and likes. The edge keeps the token in a cookie. */
export function register(visitor: Visitor): void {
  const body: BodyOf<typeof registerCall> = {
    ...credentials(visitor),
    defaultLangId: visitor.market,
    personalDataAgreement: true,
    termsAgreement: true,
  }
  sendRequest(visitor, { name: 'register', method: 'POST', path: '/shop/client/register', body })
}

/** Logs in to the account of this session. */
export function logIn(visitor: Visitor): void {
  sendRequest(visitor, { name: 'login', method: 'POST', path: '/auth/standard', body: credentials(visitor) })
}

/** Makes the visitor a guest again, with an empty cart. */
export function logOut(visitor: Visitor): void {
  sendRequest(visitor, { name: 'logout', method: 'POST', path: '/auth/logout', body: {} })
}
