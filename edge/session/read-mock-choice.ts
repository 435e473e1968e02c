import { createMiddleware } from 'hono/factory'
import type { EdgeContext } from '../edge-context.ts'
import { mockHeaders } from './mock-headers.ts'

/**
 * Reads the world and the scenario of the mock that a test has chosen by cookie; without the binding MOCK_CONTROL, hence wherever the storefront is
 * deployed, there is none. Responses of a chosen world are never cached.
 */
export function readMockChoice() {
  return createMiddleware<EdgeContext>(async function readMockChoice(c, next) {
    const headers = mockHeaders(c.env.MOCK_CONTROL, (name) => c.get('cookies')[name])
    c.set('mockHeaders', headers)
    await next()
    if (headers !== null && !c.req.path.startsWith('/photos/')) c.header('cache-control', 'private, no-store')
  })
}
