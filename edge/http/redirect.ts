// The one exit for redirects: no other code of the worker writes a Location (app/architecture/single-exits.test.ts).
import type { Context } from 'hono'
import { ownAddress } from '#app/domain/account/redirect-to.ts'

export type RedirectStatus = 301 | 302 | 303

const HOME_PATH = '/'

export interface RedirectOptions {
  /** Path, query and fragment, unchecked. A target outside the storefront becomes its home page. */
  to: string
  status: RedirectStatus
  /** Origin of the configuration, where the redirect also changes scheme or host. @default that of the request */
  origin?: string
}

/** A redirect inside the storefront: the target is resolved like in a browser, and the result is checked. Never cached. */
export function redirectResponse({ to, status, origin = '' }: RedirectOptions): Response {
  const headers = { location: origin + (ownAddress(to) ?? HOME_PATH), 'cache-control': 'no-store' }
  return new Response(null, { status, headers })
}

/** redirectResponse with the cookies that are set so far. */
export function redirect(c: Context, options: RedirectOptions): Response {
  return c.newResponse(null, redirectResponse(options))
}
