import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { readAway } from './read-body.ts'
import { brokenLimit, METHODS } from './limits.ts'
import { refuse } from './refusals.ts'

/** Turns away what breaks a limit. No header of a proxy is read anywhere: what a request is follows from its own line and `Host` alone. */
export function frontDoor() {
  return createMiddleware<EdgeContext>(async function frontDoor(c, next) {
    const { method, url, headers } = c.req.raw
    const code = brokenLimit({ method, url, headers, hosts: parseEnv(c.env).hosts })
    if (code === null) return next()
    await readAway(c.req.raw)
    return refuse(c, code, code === 'METHOD_NOT_ALLOWED' ? { allow: [...METHODS].join(', ') } : {})
  })
}
