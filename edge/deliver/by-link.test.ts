// Links by which a visitor chooses how pages are: in which market, and in one piece.
import { type Context, Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { gates } from '../http/gates.ts'
import { readSession } from '../session/read-session.ts'
import { rememberBuffered, wantsBuffered, withoutBufferedQuery } from './buffered-page.ts'
import { rememberMarket } from './remember-market.ts'

const SHOP = 'https://shop.test'
const ENV = { SHOP_API_ORIGIN: 'http://api.test', PUBLIC_ORIGIN: SHOP, VENDOR_HOST: SHOP, ADMIN_HOST: SHOP }

async function ask(handle: (c: Context<EdgeContext>) => Response, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono<EdgeContext>().use(gates(readSession)).all('*', (c) => handle(c))
  const response = await app.request(SHOP + path, { method, headers }, ENV)
  return [response.status, response.headers.get('location'), response.headers.get('set-cookie')?.split(';')[0] ?? null]
}

const FOREIGN = { 'sec-fetch-site': 'cross-site' }

test.each([
  ['/en/products', {}, 'GET', '/en/products', 'marketId=1'],
  ['/produkty?colors=1&x=a%20b', {}, 'GET', '/produkty?colors=1&x=a%20b', 'marketId=2'],
  ['/es', FOREIGN, 'GET', '/es', null],
  ['/es', {}, 'HEAD', '/es', null],
  ['//evil.test/', {}, 'GET', '/', 'marketId=2'],
])('GAP-54: the choice of %s (%j, %s) leads to %s and remembers %s', async (path, headers, method, to, cookie) => {
  expect(await ask(rememberMarket, `/__market${path}`, headers, method)).toEqual([303, to, cookie])
})

test.each([
  ['%2Fprodukty%3Fcolors%3D1', {}, 'GET', '/produkty?colors=1&whole=1', 'whole=1'],
  ['%2F', FOREIGN, 'GET', '/?whole=1', null],
  ['%2F', {}, 'HEAD', '/?whole=1', null],
  ['https%3A%2F%2Fevil.test%2F', {}, 'GET', '/?whole=1', 'whole=1'],
])('a browser without scripts is led back to %s (%j, %s)', async (to, headers, method, location, cookie) => {
  expect(await ask(rememberBuffered, `/__whole?to=${to}`, headers, method)).toEqual([303, location, cookie])
})

test.each([
  ['/produkty?colors=1&whole=1', 'whole=1', true, '/produkty?colors=1'],
  ['/produkty?whole=1', '', true, null],
  ['/produkty', 'whole=1', true, null],
  ['/produkty', 'whole=0', false, null],
])('%s with the cookie %j is whole: %s, and has the address %s', async (path, cookie, isWhole, clean) => {
  const seen: unknown[] = []
  const read = (c: Context<EdgeContext>) => (seen.push(wantsBuffered(c), withoutBufferedQuery(c)), c.body(null))
  await ask(read, path, { cookie })
  expect(seen).toEqual([isWhole, clean])
})
