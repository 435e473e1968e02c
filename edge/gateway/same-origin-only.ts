import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { readAway } from '../http/read-body.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { refuse, type RefusalCode } from '../http/refusals.ts'
import { methodsOf } from './shop-calls.ts'
import { shopPath } from './shop-path.ts'

const READS = new Set(['GET', 'HEAD'])

/**
 * The one way to the shop API: a call of the contract, by its method, from our own pages (OWASP, CSRF prevention). What another site makes a
 * browser ask for is refused, reads too, so it changes no cookie. A change also says that it comes from us, and is JSON, which no form of
 * another site can send; login counts.
 */
export function ownPagesOnly() {
  return createMiddleware<EdgeContext>(async function ownPagesOnly(c, next) {
    const path = shopPath(c.req.url)
    if (path === null) return turnAway(c, 'MALFORMED')
    const methods = methodsOf(path)
    if (methods.length === 0) return turnAway(c, 'NOT_FOUND')
    if (!methods.includes(c.req.method)) return turnAway(c, 'METHOD_NOT_ALLOWED', { allow: methods.join(', ') })
    const isRead = READS.has(c.req.method)
    if (!isRead && !/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) return turnAway(c, 'UNSUPPORTED_MEDIA_TYPE')
    const site = fetchSite(c)
    return site === 'own' || (isRead && site === 'unsaid') ? next() : turnAway(c, 'FOREIGN_ORIGIN')
  })
}

async function turnAway(c: Context<EdgeContext>, code: RefusalCode, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  await readAway(c.req.raw)
  return refuse(c, code, headers)
}
