import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { EDGE_HEADERS } from '#app/shop-api/contract/edge-headers.ts'
import type { MockEnv } from '../request-context.ts'
import { errorResponse } from './errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Refuses calls that do not carry the edge's credential: 403 (EXT-64). So nobody else can say from which address a visitor comes.
 * @param credentials one, or two while it is changed
 */
export function requireEdge(credentials: readonly string[]) {
  const known = credentials.map(digest)
  return createMiddleware<MockEnv>(async function requireEdge(c, next) {
    const given = digest(c.req.header(EDGE_HEADERS.credential) ?? '')
    return known.some((one) => timingSafeEqual(one, given)) ? next() : errorResponse(c, 'UNKNOWN_EDGE')
  })
}
