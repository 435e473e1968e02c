import { z } from '@hono/zod-openapi'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../domain/language.ts'
import { DEFAULT_MARKET } from '../../domain/market.ts'
import { NoQuery } from './wire.ts'

/** Headers of every request (spec §7). A missing langId or shippingTo defaults to pl (GAP-06, GAP-18). */
export const SessionHeaders = z.object({
  guestid: z
    .uuid()
    .optional()
    .openapi({ description: 'Who the visitor is without a login; UUID v4', example: '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }),
  langid: z
    .enum(LANGUAGES)
    .default(DEFAULT_LANGUAGE)
    .openapi({ description: 'Language of texts; it also selects the market and so the currency' }),
  shippingto: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .default(DEFAULT_MARKET.shippingTo)
    .openapi({ description: 'Country of delivery, two letters, any case', example: DEFAULT_MARKET.shippingTo }),
})

/** What a call without a query has. */
export const REQUEST = { headers: SessionHeaders, query: NoQuery }

/** Guest id with which the edge requests public, shared pages: it belongs to no visitor. */
export const ANONYMOUS_GUEST_ID = '00000000-0000-4000-8000-000000000000'

/** Security of a call that needs the bearer token of a login (spec §7). */
export const LOGIN: Record<string, string[]>[] = [{ token: [] }]

/** Security of a call for which the token is optional. */
export const LOGIN_IF_ANY: Record<string, string[]>[] = [{ token: [] }, {}]

/** Security of a call that ends the login of whoever has one, so it is nobody's in particular (EXT-44). */
export const LOGIN_TO_END: Record<string, string[]>[] = [{ token: [] }, {}]
