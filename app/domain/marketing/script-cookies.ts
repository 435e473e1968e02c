// THE TABLE OF COOKIES that scripts write: one row each. Their other attributes are in edge/session/cookies.ts, which takes these rows over.
import { PROMO_BAR_COOKIE_MAX_AGE_S } from './promo-bar.ts'

export interface ScriptCookie {
  name: string
  /** Seconds; null = until the browser closes. */
  maxAge: number | null
}

const DAY = 24 * 60 * 60

export const SCRIPT_COOKIES = {
  /** The shop knows this visitor: set beside ysguestId or token, which scripts cannot see. Without it nothing personal is asked for. */
  visitor: { name: 'visitor', maxAge: 365 * DAY },
  /** A code that holds; only a good one is kept (spec §9, GAP-95). */
  promoCode: { name: 'promoCode', maxAge: null },
  /** The country that the visitor chose to have things sent to, two capital letters; without it the market's own (GAP-18, EXT-49). */
  shippingTo: { name: 'shippingTo', maxAge: 180 * DAY },
  /** Dismissals of the popup, as JSON (GAP-12). */
  newsletterPopup: { name: 'newsletterPopup', maxAge: 365 * DAY },
  /** Sign-ups for the newsletter (GAP-12). */
  newsletterSignupCount: { name: 'newsletterSignupCount', maxAge: 365 * DAY },
  /** One for each dismissed bar: promoBarCookie(id) (GAP-04). */
  promoBarClosed: { name: 'promoBarClosed_{id}', maxAge: PROMO_BAR_COOKIE_MAX_AGE_S },
  /** What the visitor agreed to (GAP-125). */
  consent: { name: 'consent', maxAge: 180 * DAY },
} as const satisfies Record<string, ScriptCookie>

/** Cookies that begin so are left over from older checkouts; they are removed on load (spec §4). */
export const LEFTOVER_COOKIE_PREFIX = 'checkout-'
