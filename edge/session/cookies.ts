// Every cookie of the shop: who reads it, how long it lives. Edit here, or in app/domain/marketing/script-cookies.ts what scripts may touch;
// nobody else names a cookie. All are SameSite=Lax, path /, and Secure on https and wherever PUBLIC_ORIGIN is https.
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { SCRIPT_COOKIES, type ScriptCookie } from '#app/domain/marketing/script-cookies.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'

export interface CookiePolicy extends ScriptCookie {
  /** Hidden from the page's scripts. */
  httpOnly: boolean
  /** Sent to the parent domain's other hosts, too, where one is configured: the seller panel knows who is logged in. */
  isOfParentDomain?: true
}

const DAY = 24 * 60 * 60

export const COOKIES = {
  /** Bearer token of a logged-in customer (spec §9, GAP-102). */
  token: { name: 'token', httpOnly: true, maxAge: 30 * DAY, isOfParentDomain: true },
  /** Who a visitor without a login is (spec §9, GAP-103). */
  guestId: { name: 'ysguestId', httpOnly: true, maxAge: 365 * DAY },
  /** The browser runs no scripts: pages are buffered instead of streamed, with the same content. */
  buffered: { name: 'whole', httpOnly: true, maxAge: null },
  /** Facts for the personalisation of the next page, signed for this session (visitor-facts.ts). */
  cartFact: { name: 'cartHint', httpOnly: true, maxAge: DAY },
  likesFact: { name: 'likesHint', httpOnly: true, maxAge: DAY },
  userFact: { name: 'userHint', httpOnly: true, maxAge: DAY },
  visitor: { ...SCRIPT_COOKIES.visitor, httpOnly: false },
  promoCode: { ...SCRIPT_COOKIES.promoCode, httpOnly: false },
  market: { ...SCRIPT_COOKIES.market, httpOnly: false },
  newsletterPopup: { ...SCRIPT_COOKIES.newsletterPopup, httpOnly: false },
  newsletterSignupCount: { ...SCRIPT_COOKIES.newsletterSignupCount, httpOnly: false },
  promoBarClosed: { ...SCRIPT_COOKIES.promoBarClosed, httpOnly: false },
  consent: { ...SCRIPT_COOKIES.consent, httpOnly: false },
} as const satisfies Record<string, CookiePolicy>

/** Sets a cookie of the table. */
export function putCookie(c: Context<EdgeContext>, policy: CookiePolicy, value: string): void {
  setCookie(c, policy.name, value, { ...attributes(c, policy), ...(policy.maxAge !== null && { maxAge: policy.maxAge }) })
}

/** Removes a cookie of the table. */
export function dropCookie(c: Context<EdgeContext>, policy: CookiePolicy): void {
  deleteCookie(c, policy.name, attributes(c, policy))
}

function attributes(c: Context<EdgeContext>, { httpOnly, isOfParentDomain }: CookiePolicy): CookieOptions {
  const { PARENT_DOMAIN, isPublic } = parseEnv(c.env)
  return {
    path: '/',
    httpOnly,
    sameSite: 'Lax',
    secure: isPublic || c.req.url.startsWith('https:'),
    ...(isOfParentDomain && PARENT_DOMAIN && { domain: PARENT_DOMAIN }),
  }
}
