import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { drainAndRefuse } from './drain-and-refuse.ts'
import { brokenLimit, METHODS } from './limits.ts'

/** Refuses requests that break a limit. Proxies' headers are never read: the request line and `Host` alone decide. */
export function enforceLimits() {
  return createMiddleware<EdgeContext>(async function enforceLimits(c, next) {
    const { method, url, headers } = c.req.raw
    const code = brokenLimit({ method, url, headers, hosts: parseEnv(c.env).hosts })
    if (code === null) return next()
    return drainAndRefuse(c, code, code === 'METHOD_NOT_ALLOWED' ? { allow: [...METHODS].join(', ') } : {})
  })
}
