import { describe, expect, test } from 'vitest'
import { GUEST } from '../test-world/cart-calls.ts'
import { createTestWorld } from '../test-world/test-world.ts'

const world = createTestWorld({ hasHints: true })

async function hintOf(...[path, options]: Parameters<typeof world.send>) {
  const response = await world.send(path, options)
  return { status: response.status, ...(await response.json()).error.hint }
}

describe('a call that there is not tells the nearest one, and where it differs', () => {
  test.each([
    ['GET', '/shop/banner', 'GET /shop/banners (banners)', 'path: expected banners, got banner'],
    ['GET', '/shop/product/detail/17', 'GET /shop/product/details/{id} (productDetails)', 'path: expected details, got detail'],
    ['GET', '/shop/search/products', 'POST /shop/search/products (searchProducts)', 'method: expected POST, got GET'],
  ])('%s %s', async (method, path, nearest, difference) => {
    expect(await hintOf(path, { method })).toMatchObject({ nearest, difference })
  })

  test('one that resembles none has none', async () => {
    expect(await hintOf('/wp-admin')).toEqual({ status: 404 })
  })
})

describe('a call that is refused tells the first difference', () => {
  const add = { productId: 'one', quantity: 1, deliveryTypeId: 1, productPrice: 1, currencyCode: 'PLN' }
  test.each([
    ['/shop/cart/product/add', { headers: GUEST, body: add }, 422, 'json productId: expected number, got "one"'],
    ['/auth/standard', { body: { email: 'a@b.test', password: [] } }, 422, 'json password: expected string, got •••'],
    ['/shop/banners?colour=red', {}, 422, 'query colour: expected no such field, got "red"'],
    ['/shop/product/details/01', {}, 400, /^param id: expected .*, got "01"$/],
    ['/shop/search/products', { body: '{' }, 400, 'json: expected a JSON object, got a body that is none'],
    [
      '/shop/search/products',
      { body: 'a', headers: { 'content-type': 'text/plain' } },
      415,
      'header content-type: expected application/json, got text/plain',
    ],
    ['/shop/search/products', { body: { textSearch: 'x'.repeat(40_000) } }, 413, 'body: expected at most 32 KB, got more'],
    ['/shop/cart/details2', {}, 401, 'headers authorization and guestId: expected a token, or the id of a guest, got neither'],
    [
      '/shop/client/details',
      { headers: { authorization: 'Bearer dead' } },
      401,
      'header authorization: expected a token that is alive in this world, got another',
    ],
  ])('%s %j', async (path, options, status, difference) => {
    const hint = await hintOf(path, options)
    expect(hint.status).toBe(status)
    expect(hint.difference).toMatch(difference)
    expect(hint.nearest).toBeUndefined()
  })

  test('one that asks for what there is not has none', async () => {
    expect(await hintOf('/shop/product/details/99999')).toEqual({ status: 404 })
  })
})

test('without control there is no hint, nor in what a fault answered, nor in a good answer', async () => {
  const closed = createTestWorld({ hasControl: false, hasHints: true })
  for (const path of ['/shop/banner', '/shop/banners?colour=red', '/shop/cart/details2', '/shop/product/details/99999']) {
    expect(await (await closed.send(path)).text()).not.toContain('hint')
  }
  const fault = await world.send('/shop/banners', { headers: { 'x-mock-fault': 'banners:status:404' } })
  expect(Object.keys((await fault.json()).error)).toEqual(['code', 'message'])
  expect(await (await world.send('/shop/banners')).text()).not.toContain('"hint"')
})
