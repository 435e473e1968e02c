import { expect, test } from 'vitest'
import { guestTokenAt, guestTokenFor, requestAsGuest } from './guest-token.ts'
import { inRequest, SHOP_API } from './test-world/in-request.ts'

const TOKEN = 'a-token-of-an-order-1'
const cookie = `__Host-guestOrder=${TOKEN}`

test.each([
  ['POST', '/shop/checkout/order', '/shop/checkout/order', TOKEN],
  ['GET', '/shop/client/orders/{id}', '/shop/client/orders/7', TOKEN],
  ['POST', '/shop/client/password/change', '/shop/client/password/change', TOKEN],
  ['GET', '/shop/client/orders', '/shop/client/orders', null],
  ['POST', '/shop/client/orders/{id}/cancel', '/shop/client/orders/7/cancel', null],
  ['GET', '/shop/checkout/order', '/shop/checkout/order', null],
])('EXT-45: %s %s is made with the token of a guest’s order: %s', async (method, path, asked, token) => {
  const { value } = await inRequest({ cookie }, (c) => [
    guestTokenFor(c, { method, path }),
    guestTokenAt(c, method, `${SHOP_API}${asked}?x=1`),
  ])
  expect(value).toEqual([token, token])
})

test.each([
  ['somebody is logged in', `${cookie}; __Host-token=a-token-of-a-customer`],
  ['it is none', '__Host-guestOrder=a b'],
  ['there is none', ''],
])('EXT-45: it is not used where %s', async (_what, cookies) => {
  const call = { method: 'POST', path: '/shop/checkout/order' }
  expect((await inRequest({ cookie: cookies }, (c) => guestTokenFor(c, call))).value).toBeNull()
})

test.each([
  ['is refused: it ends, and the login knows nothing of it', 401, ['__Host-guestOrder=']],
  ['is taken: it stays', 200, []],
])('EXT-45: a token that %s', async (_what, status, gone) => {
  const refusal = { error: { code: 'UNAUTHORIZED' } }
  const { set } = await inRequest({ cookie }, async (c) =>
    requestAsGuest(c, { guestId: null, token: TOKEN }, async ({ token }) =>
      Response.json(refusal, { status: token === null ? 200 : status }),
    ),
  )
  expect(set).toEqual(gone)
})
