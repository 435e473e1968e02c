// THE TABLE OF RATE LIMITS of costly calls and of calls that try secrets. The platform counts roughly, per location; the shop API counts
// attempts exactly (GAP-105). The numbers stand beside the bindings in wrangler.toml, also for this machine; without a binding nothing is counted.
import type { Context } from 'hono'
import { isWithinLimit } from '../binding-door.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { RateLimitName } from '../env.ts'
import { drainAndRefuse } from './drain-and-refuse.ts'
import type { Gate } from './gates.ts'
import { networkOf } from './visitor-network.ts'

interface RateLimited {
  binding: RateLimitName
  /**
   * Decoded paths. renders: pages that are rendered for the visitor; those that come from the cache are free. private: pages and calls of
   * visitors who neither have a cart nor are logged in; buyers are never counted, since a company or a carrier has many behind one address.
   */
  of: RegExp | 'renders' | 'private'
}

export const RATE_LIMITS: readonly RateLimited[] = [
  {
    binding: 'LOGIN_LIMIT',
    of: /^\/auth\/standard\/?$|^\/shop\/client\/(register|create-without-registration|password\/(reset|set))\/?$/i,
  },
  // A sitemap of products makes ten large searches.
  { binding: 'SEARCH_LIMIT', of: /^\/(shop\/search|sitemaps)\//i },
  { binding: 'REPORT_LIMIT', of: /^\/(csp|vitals)$/ },
  { binding: 'RENDER_LIMIT', of: 'renders' },
  { binding: 'PRIVATE_LIMIT', of: 'private' },
]

/** Refuses with 429 what exceeds a rate limit of the platform. */
export const rateLimits: Gate = (c) => {
  const limit = RATE_LIMITS.find(({ of }) => of instanceof RegExp && of.test(c.req.path))
  return limit ? count(c, limit.binding).then((isWithin) => (isWithin ? null : drainAndRefuse(c, 'TOO_MANY_REQUESTS'))) : null
}

/** Counts a page that has to be rendered; false: this visitor's network has had too many. */
export async function countRender(c: Context<EdgeContext>): Promise<boolean> {
  return count(c, 'RENDER_LIMIT')
}

/** Counts a private page or call, unless it is a buyer's; false: there were too many from this visitor's network. */
export async function countPrivate(c: Context<EdgeContext>): Promise<boolean> {
  return (await c.get('standingOf')?.(c)) === 'buyer' || count(c, 'PRIVATE_LIMIT')
}

async function count(c: Context<EdgeContext>, binding: RateLimitName): Promise<boolean> {
  return isWithinLimit(
    c.env,
    binding,
    networkOf((name) => c.req.header(name), 'visitor'),
  )
}
