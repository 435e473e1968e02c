import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { gates } from './gates.ts'
import { countPrivate, rateLimits } from './rate-limits.ts'

/** An edge whose counters say so; what they were asked goes into `keys`. */
async function ask(path: string, success: boolean, address: string | null = '203.0.113.7') {
  const keys: string[] = []
  const counter = {
    async limit({ key }: { key: string }) {
      keys.push(key)
      return { success }
    },
  }
  const app = new Hono<EdgeContext>().use(gates(rateLimits)).all('*', (c) => c.text('in'))
  const init = { method: 'POST', headers: address === null ? {} : { 'cf-connecting-ip': address } }
  const answer = await app.request(path, init, { LOGIN_LIMIT: counter, SEARCH_LIMIT: counter, REPORT_LIMIT: counter })
  return { answer, keys }
}

test.each([
  '/auth/standard',
  '/auth/%73tandard/',
  '/AUTH/standard',
  '/shop/client/register',
  '/shop/client/create-without-registration',
  '/shop/client/password/reset',
  '/shop/client/password/set',
  '/shop/search/products',
  '/sitemaps/pl/products-1.xml',
  '/csp',
])('%s is counted, and refused when there are too many', async (path) => {
  const { answer, keys } = await ask(path, false)
  expect([answer.status, answer.headers.get('retry-after'), keys]).toEqual([429, '60', ['203.0.113.7']])
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  expect((await ask(path, true)).answer.status).toBe(200)
})

test('the body of what is refused is drained', async () => {
  const request = new Request('https://shop.test/auth/standard', { method: 'POST', body: '{}' })
  const LOGIN_LIMIT = { limit: async () => ({ success: false }) }
  const app = new Hono<EdgeContext>().use(gates(rateLimits)).all('*', (c) => c.text('in'))
  expect((await app.request(request, undefined, { LOGIN_LIMIT })).status).toBe(429)
  expect(request.bodyUsed).toBe(true)
})

test.each(['/', '/shop/cart/details2', '/healthz'])('%s is not', async (path) => expect((await ask(path, false)).keys).toEqual([]))

test.each([
  ['stranger', 429],
  ['guest', 429],
  ['buyer', 200],
] as const)('too many private calls of a network: a %s gets %i', async (standing, status) => {
  const PRIVATE_LIMIT = { limit: async () => ({ success: false }) }
  const app = new Hono<EdgeContext>()
  app.use(async (c, next) => {
    c.set('standingOf', async () => standing)
    await next()
  })
  app.get('*', async (c) => c.text('', (await countPrivate(c)) ? 200 : 429))
  expect((await app.request('/shop/cart/details2', undefined, { PRIVATE_LIMIT })).status).toBe(status)
})
