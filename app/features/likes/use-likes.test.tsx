import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { useLike } from './use-likes.client.ts'

const called: string[] = []
const unused = () => undefined

beforeEach(() => {
  called.length = 0
  vi.stubGlobal('document', { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null })
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path)
    return Response.json({ data: path.includes('likes') ? { items: [] } : 'EMPTY_CART' })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('after a like the favourites are read again, and the cart, which may have the product', async () => {
  const ends = [VISITOR_KEYS.cart, VISITOR_KEYS.likes].map((key) => listen(key, unused))
  const got: ReturnType<typeof useLike>[] = []
  function Heart() {
    got.push(useLike(1 as ProductId, { currency: 'PLN', items: [] }, unused))
    return null
  }
  renderToStaticMarkup(<Heart />)
  await got[0]?.toggle()
  expect(called.toSorted()).toEqual([
    '/shop/cart/details2',
    '/shop/client/product/like/1',
    '/shop/client/product/likes-details?page=1&per_page=all',
  ])
  for (const end of ends) end()
})
