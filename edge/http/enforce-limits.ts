import { parseEnv } from '../env.ts'
import { drainAndRefuse } from './drain-and-refuse.ts'
import type { Gate } from './gates.ts'
import { brokenLimit, METHODS } from './limits.ts'

/** Refuses requests that break a limit. Proxies' headers are never read: the request line and `Host` alone decide. */
export const enforceLimits: Gate = (c) => {
  const { method, url, headers } = c.req.raw
  const code = brokenLimit({ method, url, headers, hosts: parseEnv(c.env).hosts })
  return code && drainAndRefuse(c, code, code === 'METHOD_NOT_ALLOWED' ? { allow: [...METHODS].join(', ') } : {})
}
