import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { MockEnv } from '../request-context.ts'

/** Response headers of the shop that a page may read. */
const EXPOSED = ['x-mock-now', 'x-mock-fault-applied', 'retry-after', 'etag', 'allow']
/** How long a browser keeps a preflight, in s. */
const PREFLIGHT_S = 600

/**
 * CORS for the calls of the shop. Pages of named origins may send credentials, as the specification says that they do (Fetch Standard §3.3.5); with `*`
 * browsers allow none.
 * @param origins of the pages; `*` is any
 */
export function allowOrigin(origins: readonly string[]): MiddlewareHandler<MockEnv> {
  const isAny = origins.includes('*')
  return cors({
    origin: isAny ? '*' : [...origins],
    credentials: !isAny,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: EXPOSED,
    maxAge: PREFLIGHT_S,
  })
}
