// THE COOKIE TABLE: every cookie of the storefront is one row. Those that scripts write have theirs in
// app/domain/marketing/script-cookies.ts, which the browser loads, and appear here by themselves.
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SCRIPT_COOKIES } from '#app/domain/marketing/script-cookies.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'

export interface CookiePolicy {
  name: string
  /** Seconds; null: until the browser closes. */
  maxAge: number | null
  path: '/'
  /** parent: sent to the other hosts of PARENT_DOMAIN, too, so that the seller panel knows who is logged in. */
  domain: 'host' | 'parent'
  /** https: Secure on https, and wherever PUBLIC_ORIGIN is https. */
  secure: 'https'
  httpOnly: boolean
  sameSite: 'Lax'
  isPartitioned: boolean
  /** Its value is signed for the session (visitor-facts-cookie.ts). */
  isSigned: boolean
  writer: 'edge' | 'script'
}

/** Attributes of a row, unless it says otherwise. */
const EDGE = {
  path: '/',
  domain: 'host',
  secure: 'https',
  httpOnly: true,
  sameSite: 'Lax',
  isPartitioned: false,
  isSigned: false,
  writer: 'edge',
} as const
const SCRIPT = { ...EDGE, httpOnly: false, writer: 'script' } as const

const HOUR = 60 * 60
const DAY = 24 * HOUR

export const COOKIES = {
  /** Bearer token of a logged-in customer (spec §9, GAP-102). */
  token: { ...EDGE, name: 'token', maxAge: 30 * DAY, domain: 'parent' },
  /** Token of the client that was made for a guest's order; no login (EXT-45). */
  guestOrder: { ...EDGE, name: 'guestOrder', maxAge: 2 * HOUR },
  /** The guest id of a visitor without a login (spec §9, GAP-103). */
  guestId: { ...EDGE, name: 'ysguestId', maxAge: 365 * DAY },
  /** The market that a visitor chose; may only redirect a visit to `/` (GAP-54). */
  market: { ...EDGE, name: 'marketId', maxAge: 365 * DAY },
  /** The browser runs no scripts: pages are buffered instead of streamed, with the same content. */
  buffered: { ...EDGE, name: 'whole', maxAge: null },
  /** Facts for the personalisation of the next page (visitor-facts.ts). */
  cartFact: { ...EDGE, name: 'cartHint', maxAge: DAY, isSigned: true },
  likesFact: { ...EDGE, name: 'likesHint', maxAge: DAY, isSigned: true },
  userFact: { ...EDGE, name: 'userHint', maxAge: DAY, isSigned: true },
  ...scriptRows(SCRIPT_COOKIES),
  /** Scripts only read it. */
  visitor: { ...EDGE, ...SCRIPT_COOKIES.visitor, httpOnly: false },
} as const satisfies Record<string, CookiePolicy>

/** Sets a cookie that the edge writes. */
export function putCookie(c: Context<EdgeContext>, policy: CookiePolicy & { writer: 'edge' }, value: string): void {
  setCookie(c, policy.name, value, { ...attributes(c, policy), ...(policy.maxAge !== null && { maxAge: policy.maxAge }) })
}

/** Removes a cookie that the edge writes. */
export function dropCookie(c: Context<EdgeContext>, policy: CookiePolicy & { writer: 'edge' }): void {
  deleteCookie(c, policy.name, attributes(c, policy))
}

function attributes(c: Context<EdgeContext>, { path, domain, httpOnly, sameSite, isPartitioned }: CookiePolicy): CookieOptions {
  const { PARENT_DOMAIN, isPublic } = parseEnv(c.env)
  return {
    path,
    httpOnly,
    sameSite,
    partitioned: isPartitioned,
    secure: isPublic || c.req.url.startsWith('https:'),
    ...(domain === 'parent' && PARENT_DOMAIN && { domain: PARENT_DOMAIN }),
  }
}

function scriptRows<Rows extends Record<string, Pick<CookiePolicy, 'name' | 'maxAge'>>>(rows: Rows) {
  const entries = Object.entries(rows).map(([key, row]) => [key, { ...SCRIPT, ...row }])
  return Object.fromEntries(entries) as { readonly [Key in keyof Rows]: typeof SCRIPT & Rows[Key] }
}
