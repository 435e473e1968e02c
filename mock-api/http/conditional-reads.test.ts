import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { CONTRACT_ROUTES } from '#app/shop-api/contract/calls.ts'
import { createCartWorld, GUEST } from '../test-world/cart-calls.ts'
import { PRODUCT } from '../test-world/products.ts'
import { READS } from './conditional-reads.ts'

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

test('every GET of public pages is one of them', () => {
  const source = readFileSync('app/shop-api/shop-api.ts', 'utf8') + readFileSync('app/shop-api/to-banners.ts', 'utf8')
  const called = new Set([...source.matchAll(/\bcall\((\w+)/g)].map(([, name]) => name))
  const reads = CONTRACT_ROUTES.filter(({ method, operationId }) => method === 'get' && called.has(operationId))
  const listed = READS.map(({ operationId }) => operationId)
  expect(listed.toSorted(), 'a call of app/shop-api/shop-api.ts needs a row in READS of conditional-reads.ts').toEqual(
    reads.map(({ operationId }) => operationId).toSorted(),
  )
})
