import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { drainBody } from './read-body.ts'
import { brokenLimit, METHODS } from './limits.ts'
import { refuse } from './refusals.ts'

/** Refuses requests that break a limit. Proxies' headers are never read: the request line and `Host` alone decide. */
export function enforceLimits() {
  return createMiddleware<EdgeContext>(async function enforceLimits(c, next) {
    const { method, url, headers } = c.req.raw
    const code = brokenLimit({ method, url, headers, hosts: parseEnv(c.env).hosts })
    if (code === null) return next()
    await drainBody(c.req.raw)
    return refuse(c, code, code === 'METHOD_NOT_ALLOWED' ? { allow: [...METHODS].join(', ') } : {})
  })
}
