// The one exit for redirects: no other code of the worker writes a Location (app/architecture/single-exits.test.ts).
import type { Context } from 'hono'
import { ownAddress } from '#app/domain/account/redirect-to.ts'

export type RedirectStatus = 301 | 302 | 303

const HOME_PATH = '/'

export interface RedirectOptions {
  /** Of this storefront: path, query and fragment, as they come. What would leave the storefront leads to its home page. */
  to: string
  status: RedirectStatus
  /** Origin of the configuration, where the redirect also changes scheme or host. @default that of the request */
  origin?: string
}

/** A redirect inside the storefront: the target is resolved as a browser does, and the result is checked. Never stored. */
export function redirectResponse({ to, status, origin = '' }: RedirectOptions): Response {
  const headers = { location: origin + (ownAddress(to) ?? HOME_PATH), 'cache-control': 'no-store' }
  return new Response(null, { status, headers })
}

/** redirectResponse with the cookies that the request has been given so far. */
export function redirect(c: Context, options: RedirectOptions): Response {
  return c.newResponse(null, redirectResponse(options))
}
