// Changes of a session (GAP-101, GAP-102, GAP-103). Pure; `keepSession` writes the difference into the response's cookies.
import type { Context } from 'hono'
import type { EdgeContext, Session } from '../edge-context.ts'
import { COOKIES, dropCookie, keepPanelLogin, putCookie } from './cookies.ts'

/** The first call that needs a guest id creates it. */
export function withGuest(session: Session): Session {
  return { ...session, guestId: session.guestId ?? crypto.randomUUID() }
}

/** After login or registration. The guest's data now belong to the account, so the old guest id ends. */
export function loggedIn(token: string): Session {
  return { token, guestId: crypto.randomUUID() }
}

/** After logout: a new guest with an empty cart. Of nobody it ends nothing: the guest and the cart stay (EXT-45). */
export function loggedOut(session: Session): Session {
  return session.token === null ? session : { token: null, guestId: crypto.randomUUID() }
}

/** After the shop API refused the token: the visitor goes on as a guest. */
export function withoutToken<S extends Session>(session: S): S {
  return { ...session, token: null }
}

/** Ends what a guest's order left in this browser (EXT-45). */
export function dropGuestOrder(c: Context<EdgeContext>): void {
  if (c.get('cookies')[COOKIES.guestOrder.name] !== undefined) dropCookie(c, COOKIES.guestOrder)
}

/**
 * Sets the cookies that changed since the request came in. Scripts are told of a session also where its cookies came without theirs: from another
 * host of the shop, or after a browser has cleared what scripts may read.
 */
export function keepSession(c: Context<EdgeContext>, session: Session): void {
  const before = c.get('session')
  if (session.guestId !== null && session.guestId !== before.guestId) putCookie(c, COOKIES.guestId, session.guestId)
  if (session.token !== null && session.token !== before.token) putCookie(c, COOKIES.token, session.token)
  if (session.token === null && before.token !== null) dropCookie(c, COOKIES.token)
  if (session.token !== before.token) {
    keepPanelLogin(c, session.token)
    dropGuestOrder(c)
  }
  const isSession = session.guestId !== null || session.token !== null
  const isTold = c.get('cookies')[COOKIES.visitor.name] !== undefined
  if (session.guestId !== before.guestId || (isSession && !isTold)) putCookie(c, COOKIES.visitor, '1')
}
