// THE TABLE OF RATE LIMITS: the first sieve before what is costly or guessed at. The platform counts per location and roughly; exact
// counts of tries are the shop's (GAP-105). Numbers stand in wrangler.toml, where the bindings are; where none is bound, as on this
// machine, nothing is counted here.
import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import type { RateLimit } from '../env.ts'
import { refuse } from './refusals.ts'

interface RateLimited {
  binding: 'LOGIN_LIMIT' | 'SEARCH_LIMIT' | 'REPORT_LIMIT'
  /** Decoded paths. */
  path: RegExp
}

export const RATE_LIMITS: readonly RateLimited[] = [
  {
    binding: 'LOGIN_LIMIT',
    path: /^\/auth\/standard\/?$|^\/shop\/client\/(register|create-without-registration|password\/(reset|set))\/?$/i,
  },
  { binding: 'SEARCH_LIMIT', path: /^\/shop\/search\//i },
  { binding: 'REPORT_LIMIT', path: /^\/csp$/ },
]

/** Whose calls are counted together: an address, of version 6 its network, which one visitor has for himself. */
export function visitorNetwork(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

/** Refuses with 429 what the platform counts as too much. */
export function rateLimits() {
  return createMiddleware<EdgeContext>(async function rateLimits(c, next) {
    const limit = RATE_LIMITS.find(({ path }) => path.test(c.req.path))
    const counter: RateLimit | undefined = limit && c.env[limit.binding]
    if (!counter) return next()
    const { success } = await counter.limit({ key: visitorNetwork(c.req.header('cf-connecting-ip') ?? '') })
    return success ? next() : refuse(c, 'TOO_MANY_REQUESTS')
  })
}
