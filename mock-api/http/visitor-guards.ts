// Who may make a call. A route names its guard as middleware and then finds whom it needs on the context, typed.
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Owner } from '#db/columns.ts'
import type { ClientKey } from '../accounts/clients.ts'
import type { MockEnv, Visitor } from '../request-context.ts'
import { errorResponse } from './errors.ts'

/** For calls that need a login, else 401; sets `c.var.clientId`. */
export const requireLogin = createMiddleware<MockEnv & { Variables: { clientId: number } }>(async function requireLogin(c, next) {
  const { visitor } = c.var
  if (visitor?.kind !== 'client') return errorResponse(c, 'UNAUTHORIZED')
  c.set('clientId', visitor.id)
  return next()
})

/** After requireLogin, for calls of professionals: 403 for everybody else (GAP-37). */
export const requirePro = (clients: { byId: (key: ClientKey) => { isUserPro: boolean } | undefined }) =>
  createMiddleware<MockEnv & { Variables: { clientId: number } }>(async function requirePro(c, next) {
    return clients.byId(c.var)?.isUserPro ? next() : errorResponse(c, 'FORBIDDEN')
  })

/** For calls of guests and clients: 401 without an identity or with a bad token; sets `c.var.owner`. */
export const requireVisitor = createMiddleware<MockEnv & { Variables: { owner: Owner } }>(async function requireVisitor(c, next) {
  const { visitor, isTokenRefused } = c.var
  if (!visitor || isTokenRefused) return errorResponse(c, 'UNAUTHORIZED')
  c.set('owner', ownerOf(visitor))
  return next()
})

/** The same for clients alone: 401 for guests too. */
export const requireLoggedInVisitor = createMiddleware<MockEnv & { Variables: { owner: Owner } }>(
  async function requireLoggedInVisitor(c, next) {
    return c.var.visitor?.kind === 'client' ? requireVisitor(c, next) : errorResponse(c, 'UNAUTHORIZED')
  },
)

/** For calls that anybody may make: 401 for a bad token only, so that the edge drops it (GAP-102). */
export const goodTokenIfAny = createMiddleware<MockEnv>(async function goodTokenIfAny(c, next) {
  return c.var.isTokenRefused ? errorResponse(c, 'UNAUTHORIZED') : next()
})

/** Composes several middlewares of one route, in order; as a tuple, so that the route knows what each of them puts on the context. */
export function compose<Chain extends MiddlewareHandler[]>(...chain: Chain): Chain {
  return chain
}

/** How a visitor is named in rows of state. */
export function ownerOf({ kind, id }: Visitor): Owner {
  return kind === 'client' ? `client:${id}` : `guest:${id}`
}
