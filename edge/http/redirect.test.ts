import fc from 'fast-check'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { expect, test } from 'vitest'
import { redirect, redirectResponse } from './redirect.ts'

test.each([
  ['/produkty?page=2', '/produkty?page=2'],
  ['/a/../produkty', '/produkty'],
  ['//evil.test/', '/'],
  ['/\\evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['https://evil.test/', '/'],
  ['/produkty\r\nset-cookie: a=b', '/produktyset-cookie:%20a=b'],
])('%j becomes %s', (to, location) => {
  const { status, headers } = redirectResponse({ to, status: 302 })
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, location, 'no-store'])
})

test('whatever is asked for, a Location stays on its origin', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', 'https://shop.test'), (to, origin) => {
      const location = redirectResponse({ to, status: 302, origin }).headers.get('location') ?? ''
      expect(new URL(location, 'https://shop.test').origin).toBe('https://shop.test')
      expect(location.slice(origin.length)).toMatch(/^\/(?!\/)/)
    }),
    { numRuns: 2000 },
  )
})

test('cookies that were set before travel with it', async () => {
  const app = new Hono().get('/', (c) => {
    setCookie(c, 'whole', '1')
    return redirect(c, { to: '/produkty', status: 303 })
  })
  const answer = await app.request('/')
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([303, '/produkty', 'whole=1; Path=/'])
})
