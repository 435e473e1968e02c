import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorResponse } from '../http/errors.ts'
import { isRecord } from '../http/record.ts'

const LOOPBACK_HOST = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/**
 * Restricts the control API to this machine: the peer is on loopback, the Host is loopback (which stops DNS rebinding), and a browser
 * request does not come from a page of another site. Everything else gets 403. In-process requests have no peer.
 */
export function guardControl() {
  return createMiddleware(async function guardControl(c, next) {
    const isOurs = isLoopbackPeer(c) && LOOPBACK_HOST.test(new URL(c.req.url).hostname) && !isCrossSite(c)
    return isOurs ? next() : errorResponse(c, 'FORBIDDEN')
  })
}

function isLoopbackPeer(c: Context): boolean {
  const bindings: unknown = c.env
  const incoming = isRecord(bindings) ? bindings['incoming'] : undefined
  if (!isRecord(incoming)) return true
  const { socket } = incoming
  const address = isRecord(socket) ? socket['remoteAddress'] : undefined
  return typeof address === 'string' && LOOPBACK_ADDRESS.test(address)
}

/** Browsers send the origin of a request; other clients send none. */
function isCrossSite(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined && !(URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname))) return true
  return c.req.header('sec-fetch-site') === 'cross-site'
}
