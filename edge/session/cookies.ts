// Every cookie of the shop: who reads it, how long it lives. Edit here; nobody else names a cookie.

export interface CookiePolicy {
  name: string
  /** Hidden from the page's scripts. */
  httpOnly: boolean
  /** Seconds; null = until the browser closes. */
  maxAge: number | null
}

const DAY = 24 * 60 * 60

export const COOKIES = {
  /** Bearer token of a logged-in customer (spec §9, GAP-102). */
  token: { name: 'token', httpOnly: true, maxAge: 30 * DAY },
  /** Who a visitor without a login is (spec §9, GAP-103). */
  guestId: { name: 'ysguestId', httpOnly: true, maxAge: 365 * DAY },
  /** The market a visitor chose; may only redirect a visit to `/` (GAP-54). */
  market: { name: 'marketId', httpOnly: false, maxAge: 365 * DAY },
  /** The visitor's browser runs no scripts: pages come whole instead of streamed. Same content, another delivery. */
  whole: { name: 'whole', httpOnly: true, maxAge: null },
} as const satisfies Record<string, CookiePolicy>
