// Streamed parts of a page are moved to their places by small scripts. Where scripts are off, they would stay hidden, so such a browser
// is led, once, to pages that come whole: <noscript> refresh -> /__whole -> cookie -> the same address again.
import type { Context } from 'hono'
import { redirectTarget } from '#app/domain/account/redirect-to.ts'
import { WHOLE_QUERY } from '#app/whole-page.ts'
import type { EdgeContext } from '../edge-context.ts'
import { redirect } from '../http/redirect.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { COOKIES, putCookie } from '../session/cookies.ts'

/** Whether this visitor gets the page whole: by cookie, or by the query of one who keeps no cookies. */
export function wantsWhole(c: Context<EdgeContext>): boolean {
  return hasCookie(c) || c.req.query(WHOLE_QUERY) !== undefined
}

/**
 * Remembers that a browser runs no scripts and leads it back where it came from. A link of another site changes no cookie; the page that
 * it leads to comes whole by its query alone.
 */
export function rememberWhole(c: Context<EdgeContext>): Response {
  const to = new URL(redirectTarget(c.req.query('to')), c.req.url)
  to.searchParams.set(WHOLE_QUERY, '1')
  if (c.req.method === 'GET' && fetchSite(c) !== 'foreign') putCookie(c, COOKIES.whole, '1')
  return redirect(c, { to: to.pathname + to.search, status: 303 })
}

/** The clean address of a page that still carries the query although the cookie arrived; null = nothing to clean. */
export function cleanedOfWhole(c: Context<EdgeContext>): string | null {
  if (!hasCookie(c)) return null
  const url = new URL(c.req.url)
  if (!url.searchParams.has(WHOLE_QUERY)) return null
  url.searchParams.delete(WHOLE_QUERY)
  return url.pathname + url.search
}

const hasCookie = (c: Context<EdgeContext>) => c.var.cookies[COOKIES.whole.name] === '1'
