// The links of the market switch (GAP-54): /__market/<path of a page> remembers the page's market, for visits to `/`, and leads to the page. A page itself
// is the same for everybody, so its response cannot set the cookie; and this works without scripts.
import type { Context } from 'hono'
import { CHOSEN_MARKET } from '#app/addresses/chosen-market.ts'
import type { EdgeContext } from '../edge-context.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { redirect } from '../http/redirect.ts'
import { marketOfPath, rawPathOf } from '../market/resolve-market.ts'
import { COOKIES, putCookie } from '../session/cookies.ts'

/** Paths of a choice of market. */
export const MARKET_CHOICES = `${CHOSEN_MARKET}/*`

/** Remembers the market of the path behind the prefix and redirects to it. A link of another site changes no cookie. */
export function rememberMarket(c: Context<EdgeContext>): Response {
  const path = rawPathOf(c.req.url).slice(CHOSEN_MARKET.length)
  if (c.req.method === 'GET' && fetchSite(c) !== 'cross-origin') putCookie(c, COOKIES.market, String(marketOfPath(path).id))
  return redirect(c, { to: path + new URL(c.req.url).search, status: 303 })
}
