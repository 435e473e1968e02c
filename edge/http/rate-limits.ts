// THE TABLE OF RATE LIMITS of costly calls and of calls that try secrets. The platform counts roughly, per location; the shop API counts
// attempts exactly (GAP-105). The numbers stand beside the bindings in wrangler.toml; without a binding, as locally, nothing is counted.
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

/** The key by which calls are counted: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one visitor. */
export function visitorNetwork(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}

/** Refuses with 429 what exceeds a rate limit of the platform. */
export function rateLimits() {
  return createMiddleware<EdgeContext>(async function rateLimits(c, next) {
    const limit = RATE_LIMITS.find(({ path }) => path.test(c.req.path))
    const counter: RateLimit | undefined = limit && c.env[limit.binding]
    if (!counter) return next()
    const { success } = await counter.limit({ key: visitorNetwork(c.req.header('cf-connecting-ip') ?? '') })
    return success ? next() : refuse(c, 'TOO_MANY_REQUESTS')
  })
}
