import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'

/**
 * Accept-Encoding of the client. The platform replaces that header by what it can convert itself, and keeps the client's in
 * `cf.clientAcceptEncoding` (https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties); elsewhere there is no `cf`.
 */
export function acceptedEncodings({ req }: Pick<Context<EdgeContext>, 'req'>): string | undefined {
  const { cf } = req.raw as Request & { cf?: { clientAcceptEncoding?: unknown } }
  const accepted = cf?.clientAcceptEncoding
  return typeof accepted === 'string' ? accepted : req.header('accept-encoding')
}

/** Whether Accept-Encoding admits brotli (RFC 9110 §12.5.3); q=0 refuses it. */
export function acceptsBrotli(accepted: string | undefined): boolean {
  const brotli = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accepted ?? '')
  return brotli !== null && Number(brotli[1] ?? 1) > 0
}
