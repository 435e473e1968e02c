import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { type EdgeConfig, parseEnv } from '../env.ts'
import { type AddressOrigin, addressOrigin } from './address-origin.ts'
import type { Gate } from './gates.ts'
import { ANY_HOST_PATHS } from './limits.ts'
import { drainBody } from './read-body.ts'
import { redirect } from './redirect.ts'

/** The origin to which a request for a known host is redirected; null: it stays. */
export function canonicalOrigin(
  { protocol, hostname }: AddressOrigin,
  { PUBLIC_ORIGIN, isPublic, servedHosts }: Pick<EdgeConfig, 'PUBLIC_ORIGIN' | 'isPublic' | 'servedHosts'>,
): string | null {
  if (!isPublic) return null
  if (!servedHosts.has(hostname) || (protocol === 'http:' && hostname === new URL(PUBLIC_ORIGIN).hostname)) return PUBLIC_ORIGIN
  return protocol === 'http:' ? `https://${hostname}` : null
}

/**
 * Redirects http to https and other host names of the storefront to PUBLIC_ORIGIN (301), where that is https. enforce-limits.ts refuses unknown
 * hosts before; paths of load balancers stay under any name.
 */
export const canonicalHost: Gate = (c) => {
  const origin = canonicalOrigin(addressOrigin(c.req.url), parseEnv(c.env))
  return origin === null ? null : redirected(c, origin)
}

async function redirected(c: Context<EdgeContext>, origin: string): Promise<Response | null> {
  const url = new URL(c.req.url)
  if (ANY_HOST_PATHS.has(url.pathname)) return null
  await drainBody(c.req.raw)
  return redirect(c, { to: url.pathname.replace(/^\/+/, '/') + url.search, status: 301, origin })
}
