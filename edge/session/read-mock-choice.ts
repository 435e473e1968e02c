import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { mockHeaders } from './mock-headers.ts'

/**
 * Reads which world and scenario of the mock a visitor has chosen. Without the binding MOCK_CONTROL, so wherever the shop is deployed,
 * nobody has. What such a visitor gets is nobody else's: it is never stored.
 */
export function readMockChoice() {
  return createMiddleware<EdgeContext>(async function readMockChoice(c, next) {
    const headers = mockHeaders(c.env.MOCK_CONTROL, (name) => c.var.cookies[name])
    c.set('mockHeaders', headers)
    await next()
    if (headers !== null && !c.req.path.startsWith('/photos/')) c.header('cache-control', 'private, no-store')
  })
}
