import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'

const ADDRESS = /^[0-9a-f.:]{2,45}$/i

/**
 * The header by which the shop knows where a visitor is, for counting tries to log in (GAP-105). The platform sets the address and
 * overwrites what a browser says; raw workerd knows none, so there all visitors are one.
 */
export function visitorAddressHeader(c: Context<EdgeContext>): Record<string, string> {
  const address = c.req.header('cf-connecting-ip') ?? ''
  return ADDRESS.test(address) ? { 'x-forwarded-for': address } : {}
}
