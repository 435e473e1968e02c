// The token of a guest's order (EXT-45). It is no login: the session never holds it, and it goes with the calls of this table alone.
import type { Context } from 'hono'
import { contractCallsAt } from '#app/shop-api/contract/contract-calls-at.ts'
import type { EdgeContext, Session } from '../edge-context.ts'
import { COOKIES } from './cookies.ts'
import { requestAsVisitor } from './request-as-visitor.ts'
import { Token } from './session.ts'
import { dropGuestOrder } from './session-changes.ts'

/** THE TABLE of calls that a guest's token authorises: of a logged-in user none of them needs it. */
const GUEST_CALLS: ReadonlySet<string> = new Set([
  'POST /shop/checkout/order',
  // The order belongs to this client, so the page of thanks may offer to keep the account (GAP-149).
  'GET /shop/client/orders/{id}',
  'POST /shop/client/password/change',
])

/** The token of a guest who has ordered of late; null: there is none, or somebody is logged in. */
export function guestToken(c: Context<EdgeContext>): string | null {
  return c.get('session').token === null ? (Token.safeParse(c.get('cookies')[COOKIES.guestOrder.name]).data ?? null) : null
}

/** The token with which a call is made for a guest; null: it is no call of the table either. */
export function guestTokenFor(c: Context<EdgeContext>, call: { method: string; path: string }): string | null {
  return isGuestCall(call) ? guestToken(c) : null
}

/** The same for a call of a page. @param url with the host of the shop API */
export function guestTokenAt(c: Context<EdgeContext>, method: string, url: string): string | null {
  const token = guestToken(c)
  // Most visitors have none: their calls need no look at the contract.
  if (token === null) return null
  return contractCallsAt(new URL(url).pathname).some(({ row }) => isGuestCall({ method, path: row.path })) ? token : null
}

/** Calls as the client of a guest's order. A refusal ends the token alone, and the session knows nothing of it. @param session with that token */
export async function requestAsGuest(
  c: Context<EdgeContext>,
  session: Session,
  ...call: [request: (session: Session) => Promise<Response>, options?: { expectsLogin: boolean }]
): Promise<Response> {
  const called = await requestAsVisitor(session, ...call)
  if (called.session.token === null) dropGuestOrder(c)
  return called.response
}

function isGuestCall({ method, path }: { method: string; path: string }): boolean {
  return GUEST_CALLS.has(`${method} ${path}`)
}
