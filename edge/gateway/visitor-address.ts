import type { Context } from 'hono'
import { EDGE_HEADERS } from '#app/shop-api/contract/edge-headers.ts'
import type { EdgeContext } from '../edge-context.ts'

const ADDRESS = /^[0-9a-f.:]{2,45}$/i

/**
 * The header with the visitor's IP address, by which the shop API limits login attempts (GAP-105). The platform sets the address and overwrites what
 * a client sends; raw workerd has none, so locally all visitors count as one.
 */
export function visitorAddressHeader(c: Context<EdgeContext>): Record<string, string> {
  const address = c.req.header('cf-connecting-ip') ?? ''
  return ADDRESS.test(address) ? { [EDGE_HEADERS.visitorAddress]: address } : {}
}
