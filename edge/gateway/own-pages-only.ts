import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { refuse } from '../security/refusals.ts'
import { readBody } from './read-body.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Calls that change something come from our own pages alone (OWASP, CSRF prevention): JSON, which no form of another site can send, and
 * a browser's word for where it comes from. Login counts; a caller that says neither is refused.
 */
export function ownPagesOnly() {
  return createMiddleware<EdgeContext>(async function ownPagesOnly(c, next) {
    if (READS.has(c.req.method)) return next()
    if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) return turnAway(c, 'UNSUPPORTED_MEDIA_TYPE')
    const site = c.req.header('sec-fetch-site')
    const isOurs =
      site === undefined ? isOurOrigin(c.req.header('origin'), [c.req.url, parseEnv(c.env).PUBLIC_ORIGIN]) : site === 'same-origin'
    return isOurs ? next() : turnAway(c, 'FOREIGN_ORIGIN')
  })
}

/** The body is read all the same: one that nobody reads can break the connection under the visitor's next call. */
async function turnAway(c: Context<EdgeContext>, code: 'UNSUPPORTED_MEDIA_TYPE' | 'FOREIGN_ORIGIN'): Promise<Response> {
  await readBody(c.req.raw)
  return refuse(c, code)
}

function isOurOrigin(origin: string | undefined, ours: readonly string[]): boolean {
  return origin !== undefined && ours.some((url) => new URL(url).origin === origin)
}
