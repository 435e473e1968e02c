import { z } from 'zod'

export const GuestId = z.uuid({ version: 'v4' })
/** An opaque token, as it may stand in a header. */
export const Token = z.string().regex(/^[\w.~-]{16,256}$/)
