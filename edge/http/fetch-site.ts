import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'

/** cross-origin: another site, or another host of our domain. unknown: typed into the address bar, or a client without Fetch Metadata. */
export type FetchSite = 'same-origin' | 'cross-origin' | 'unknown'

/** Where a request comes from: by Fetch Metadata, else by `Origin`, which older browsers send with mutations. */
export function fetchSite(c: Context<EdgeContext>): FetchSite {
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin') return site
  if (site !== undefined) return site === 'none' ? 'unknown' : 'cross-origin'
  const origin = c.req.header('origin')
  if (origin === undefined) return 'unknown'
  return [c.req.url, parseEnv(c.env).PUBLIC_ORIGIN].some((url) => new URL(url).origin === origin) ? 'same-origin' : 'cross-origin'
}
