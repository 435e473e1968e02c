import { z } from 'zod'

/** What the cookies say about the visitor. */
export interface Session {
  /** UUID v4, or null before the first private call. */
  guestId: string | null
  token: string | null
}

export const GuestId = z.uuid({ version: 'v4' })
/** An opaque token, as it may stand in a header. */
export const Token = z.string().regex(/^[\w.~-]{16,256}$/)
