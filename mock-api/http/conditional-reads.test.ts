import { beforeEach, expect, test } from 'vitest'
import { createCartWorld, GUEST } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'

let send: Awaited<ReturnType<typeof createCartWorld>>['world']['send']
beforeEach(async () => ({ send } = (await createCartWorld()).world))

test.each([
  '/shop/banners',
  `/shop/product/details/${PRODUCT.plain}`,
  '/shop/vendor/1',
  `/shop/product/viewed/last?productsIds=${PRODUCT.plain}`,
])('%s: 304 without a body while it is unchanged', async (path) => {
  const first = await send(path, { headers: GUEST })
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]+"$/)])
  const again = await send(path, { headers: { ...GUEST, 'if-none-match': etag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await send(path, { headers: { ...GUEST, 'if-none-match': '"another"' } })).status).toBe(200)
})
