import type { z } from 'zod'
import type { Gate } from '../http/gates.ts'
import { COOKIES, readCookies } from './cookies.ts'
import { GuestId, Token } from './session.ts'
import { standingOf } from './standing-of.ts'

/** Parses the cookies of a request, once; a malformed session cookie counts as absent. */
export const readSession: Gate = (c) => {
  const cookies = readCookies(c)
  c.set('cookies', cookies)
  c.set('session', { guestId: valid(GuestId, cookies[COOKIES.guestId.name]), token: valid(Token, cookies[COOKIES.token.name]) })
  c.set('standingOf', standingOf)
  return null
}

function valid(schema: z.ZodType<string>, value: string | undefined): string | null {
  return value === undefined ? null : (schema.safeParse(value).data ?? null)
}
