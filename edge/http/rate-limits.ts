// THE TABLE OF RATE LIMITS of costly calls and of calls that try secrets. The platform counts roughly, per location; the shop API counts
// attempts exactly (GAP-105). The numbers stand beside the bindings in wrangler.toml, also for this machine; without a binding nothing is counted.
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isWithinLimit } from '../binding-door.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { RateLimitName } from '../env.ts'
import { drainAndRefuse } from './drain-and-refuse.ts'

interface RateLimited {
  binding: RateLimitName
  /** Decoded paths; 'renders': pages that are rendered for the visitor. Those that come from the cache are free. */
  of: RegExp | 'renders'
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
]

/** Groups of an IPv6 address (RFC 4291, 2.2), and of its /64 network. */
const [GROUPS, NETWORK_GROUPS] = [8, 4]

/**
 * The key by which calls are counted: an IPv4 address, also one that is written as IPv6, or the /64 network of an IPv6 address, which belongs to one
 * visitor. One network has one key, however its zeros are written.
 */
export function visitorNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, GROUPS - start.length - end.length) }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')
}

/** Refuses with 429 what exceeds a rate limit of the platform. */
export function rateLimits() {
  return createMiddleware<EdgeContext>(async function rateLimits(c, next) {
    const limit = RATE_LIMITS.find(({ of }) => of !== 'renders' && of.test(c.req.path))
    return !limit || (await count(c, limit)) ? next() : drainAndRefuse(c, 'TOO_MANY_REQUESTS')
  })
}

/** Counts a page that has to be rendered; false: this visitor's network has had too many. */
export async function countRender(c: Context<EdgeContext>): Promise<boolean> {
  const limit = RATE_LIMITS.find(({ of }) => of === 'renders')
  return !limit || count(c, limit)
}

async function count(c: Context<EdgeContext>, { binding }: RateLimited): Promise<boolean> {
  return isWithinLimit(c.env, binding, visitorNetwork(c.req.header('cf-connecting-ip') ?? ''))
}
