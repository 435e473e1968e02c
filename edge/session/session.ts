import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { EdgeContext } from '../edge-context.ts'
import { COOKIES } from './cookies.ts'

/** What the cookies say about the visitor. */
export interface Session {
  /** UUID v4, or null before the first private call. */
  guestId: string | null
  token: string | null
}

const GuestId = z.uuid({ version: 'v4' })
/** An opaque token, as it may stand in a header. */
export const Token = z.string().regex(/^[\w.~-]{16,256}$/)

/** Reads the visitor's cookies; a malformed one counts as absent. */
export function readSession() {
  return createMiddleware<EdgeContext>(async function readSession(c, next) {
    c.set('session', {
      guestId: GuestId.safeParse(getCookie(c, COOKIES.guestId.name)).data ?? null,
      token: Token.safeParse(getCookie(c, COOKIES.token.name)).data ?? null,
    })
    await next()
  })
}
