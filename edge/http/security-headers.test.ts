import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { newNonce, securityHeaders, securityHeadersOf, securityKindOf } from './security-headers.ts'

const HTML = 'text/html; charset=utf-8'

async function headersOf(respond: (app: Hono<EdgeContext>) => void, url = 'https://patyna.test/'): Promise<Headers> {
  const app = new Hono<EdgeContext>()
  app.use(securityHeaders())
  respond(app)
  return (await app.request(url)).headers
}

test('a response that is built with its security headers has the same as one on which they are set', async () => {
  const [set, built] = await Promise.all([
    headersOf((app) => app.get('/', () => new Response('', { headers: { 'content-type': HTML } }))),
    headersOf((app) =>
      app.get('/', (c) => {
        const response = new Response('', { headers: { ...securityHeadersOf(c, HTML), 'content-type': HTML } })
        c.set('securedResponse', response)
        return response
      }),
    ),
  ])
  expect([...built]).toEqual([...set])
  expect(set.get('content-security-policy')).toContain("script-src 'self'")
})

test('headers of the shop API keep ours from no response', async () => {
  const headers = await headersOf((app) => app.get('/', () => new Response('', { headers: { 'x-content-type-options': 'none' } })))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('when a response that was built with them is replaced, the one that is sent has them', async () => {
  const headers = await headersOf((app) => {
    app.get('/', (c) => {
      c.set('securedResponse', new Response())
      throw new Error('broken')
    })
    app.onError((_, c) => c.text('', 500))
  })
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test.each([
  ['GAP-32: a page whose form the browser sends says to us alone where it comes from', 'payment', 'same-origin'],
  ['a page with a secret in its address says it to nobody', 'newPassword', 'no-referrer'],
  ['EXT-46: nor a guest’s order', 'order', 'no-referrer'],
  ['EXT-46: nor its documents', 'orderDocuments', 'no-referrer'],
  ['any other page names its origin to other sites', 'catalog', 'strict-origin-when-cross-origin'],
] as const)('%s', async (_what, route, policy) => {
  const headers = await headersOf((app) =>
    app.get('/', (c) => {
      c.set('route', route)
      return c.html('')
    }),
  )
  expect(headers.get('referrer-policy')).toBe(policy)
})

test('a response with a nonce shares its headers with none', async () => {
  const app = new Hono<EdgeContext>().get('*', (c) => {
    if (c.req.path === '/nonce') newNonce(c)
    return c.json(securityKindOf(c))
  })
  const kinds = await Promise.all(['/nonce', '/', 'https://patyna.test/'].map(async (path) => (await app.request(path)).json()))
  expect(kinds).toEqual([null, 'false undefined', 'true undefined'])
})
