import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { MockEnv } from '../request-context.ts'

/** Response headers of the shop that a page may read. */
const EXPOSED = ['x-mock-now', 'x-mock-fault-applied', 'retry-after', 'etag', 'allow']
/** How long a browser keeps a preflight, in s. */
const PREFLIGHT_S = 600

/** CORS for the calls of the shop, which know visitors by headers and never by cookies. @param origin of the pages, or * */
export function allowOrigin(origin: string): MiddlewareHandler<MockEnv> {
  return cors({ origin, allowMethods: ['GET', 'POST', 'PUT', 'DELETE'], exposeHeaders: EXPOSED, maxAge: PREFLIGHT_S })
}
