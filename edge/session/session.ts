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

/** Reads the visitor's cookies, once for all who ask for one; a malformed one of the session counts as absent. */
export function readSession() {
  return createMiddleware<EdgeContext>(async function readSession(c, next) {
    const cookies = getCookie(c)
    c.set('cookies', cookies)
    c.set('session', { guestId: valid(GuestId, cookies[COOKIES.guestId.name]), token: valid(Token, cookies[COOKIES.token.name]) })
    await next()
  })
}

function valid(schema: z.ZodType<string>, value: string | undefined): string | null {
  return value === undefined ? null : (schema.safeParse(value).data ?? null)
}
