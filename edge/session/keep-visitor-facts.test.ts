import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { keepVisitorFacts } from './keep-visitor-facts.ts'

const ENV = {
  SHOP_API_ORIGIN: 'http://api.test',
  PUBLIC_ORIGIN: 'https://shop.test',
  VENDOR_HOST: 'https://vendor.test',
  ADMIN_HOST: 'https://admin.test',
  VISITOR_FACTS_SECRET: 'a secret of tests',
}
const CART = { data: { deliveries: [{ items: [{ id: 1 }] }] } }

/** The facts whose cookies a response sets, and those whose cookies it removes. */
async function kept(path: string, status: number, body: object, env = ENV) {
  const app = new Hono<EdgeContext>().all('*', async (c) => {
    const response = await keepVisitorFacts(c, path, Response.json(body, { status }), { guestId: crypto.randomUUID(), token: null })
    return c.newResponse(response.body, response)
  })
  const sent = await app.request('https://shop.test/', {}, env)
  expect(sent.status).toBe(status)
  return sent.headers.getSetCookie().map((line) => `${/^__Host-(\w+)=/.exec(line)?.[1]} ${/Max-Age=0/.test(line) ? 'goes' : 'is set'}`)
}

test.each([
  ['/shop/cart/details2', 200, CART, ['cartHint is set']],
  ['/shop/cart/details2', 503, CART, []],
  ['/shop/cart/details2', 200, { data: {} }, []],
  ['/shop/products', 200, CART, []],
  ['/shop/checkout/order', 200, { data: { orderId: 7 } }, ['cartHint goes']],
  ['/shop/checkout/order', 409, { error: { code: 'PRICE_CHANGED' } }, []],
  ['/shop/checkout/order', 409, { error: { code: 'ORDERED_AT_OTHER_TOTAL' } }, ['cartHint goes']],
  ['/shop/checkout/preview', 200, { data: { cart: CART.data } }, []],
])('%s, %i', async (path, status, body, cookies) => expect(await kept(path, status, body)).toEqual(cookies))

test('without a secret no fact is kept', async () => {
  expect(await kept('/shop/cart/details2', 200, CART, { ...ENV, VISITOR_FACTS_SECRET: '' })).toEqual([])
})

test.each([
  ['/shop/client/details', 'a-token-of-a-customer', /^[\w-]{16}\.[\w-]{16}$/],
  ['/shop/client/details', null, null],
  ['/shop/cart/details2', 'a-token-of-a-customer', null],
])('EXT-44: who reads %s with the token %s is told the name of the login: %s', async (path, token, name) => {
  const app = new Hono<EdgeContext>().all('*', async (c) => {
    await keepVisitorFacts(c, path, Response.json({ data: { ...CART.data, firstName: 'Anna', id: 7 } }), { guestId: null, token })
    return c.body(null)
  })
  const told = (await app.request('https://shop.test/', {}, ENV)).headers.get('page-login')
  expect(told).toEqual(name && expect.stringMatching(name))
})
