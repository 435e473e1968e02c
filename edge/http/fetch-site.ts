import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'

/** `own`: one of our pages. `foreign`: another site, or another host of our domain. `unsaid`: typed into the address bar, or an older client. */
export type FetchSite = 'own' | 'foreign' | 'unsaid'

/** Where a request comes from, by the browser's word (Fetch Metadata), else by `Origin`, which older browsers send with a change. */
export function fetchSite(c: Context<EdgeContext>): FetchSite {
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin') return 'own'
  if (site !== undefined) return site === 'none' ? 'unsaid' : 'foreign'
  const origin = c.req.header('origin')
  if (origin === undefined) return 'unsaid'
  return [c.req.url, parseEnv(c.env).PUBLIC_ORIGIN].some((url) => new URL(url).origin === origin) ? 'own' : 'foreign'
}
