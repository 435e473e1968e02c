// Small scripts move the parts of a streamed page to their places; without scripts they would stay hidden. A browser without scripts is
// led, once, to buffered pages: <noscript> refresh -> /__whole -> cookie -> the same address again.
import type { Context } from 'hono'
import { BUFFERED_QUERY } from '#app/buffered-page.ts'
import { redirectTarget } from '#app/domain/account/redirect-to.ts'
import type { EdgeContext } from '../edge-context.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { redirect } from '../http/redirect.ts'
import { COOKIES, putCookie } from '../session/cookies.ts'

/** Whether this visitor gets pages in one piece: by cookie, or by the query where cookies are off. */
export function wantsBuffered(c: Context<EdgeContext>): boolean {
  return hasCookie(c) || c.req.query(BUFFERED_QUERY) !== undefined
}

/**
 * Remembers that a browser runs no scripts and leads it back to its page. A link of another site changes no cookie; the page that it leads to
 * is buffered by its query alone.
 */
export function rememberBuffered(c: Context<EdgeContext>): Response {
  const to = new URL(redirectTarget(c.req.query('to')), c.req.url)
  to.searchParams.set(BUFFERED_QUERY, '1')
  if (c.req.method === 'GET' && fetchSite(c) !== 'cross-origin') putCookie(c, COOKIES.buffered, '1')
  return redirect(c, { to: to.pathname + to.search, status: 303 })
}

/** The address without the query, when the cookie arrived too; null: nothing to remove. */
export function withoutBufferedQuery(c: Context<EdgeContext>): string | null {
  if (!hasCookie(c)) return null
  const url = new URL(c.req.url)
  if (!url.searchParams.has(BUFFERED_QUERY)) return null
  url.searchParams.delete(BUFFERED_QUERY)
  return url.pathname + url.search
}

const hasCookie = (c: Context<EdgeContext>) => c.get('cookies')[COOKIES.buffered.name] === '1'
