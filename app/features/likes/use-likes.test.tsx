import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { cancelGroup } from '../../shop-api/browser/call-groups.ts'
import { changeIn, forget, listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useLike } from './use-likes.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const called: string[] = []
const unused = () => undefined

beforeEach(() => {
  called.length = 0
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path)
    return Response.json({ data: path.includes('likes') ? { items: [] } : 'EMPTY_CART' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forget(VISITOR_KEYS.likes)
})

test('after a like the favourites are read again, and the cart, which may have the product', async () => {
  const ends = [VISITOR_KEYS.cart, VISITOR_KEYS.likes].map((key) => listen(key, unused))
  const got: ReturnType<typeof useLike>[] = []
  function Heart() {
    got.push(useLike(1 as ProductId, { currency: 'PLN', items: [] }, unused))
    return null
  }
  renderToStaticMarkup(<Heart />)
  expect(got[0]?.isLiked, 'before they are known').toBe(false)
  await got[0]?.toggle()
  expect(called.toSorted()).toEqual([
    '/shop/cart/details2',
    '/shop/client/product/like/1',
    '/shop/client/product/likes-details?page=1&per_page=all',
  ])
  for (const end of ends) end()
})

test.each([
  ['a like is tracked', [], 200, { like: true }, ['add_to_wishlist'], 0],
  ['the end of one is not', [1], 200, { like: false }, [], 0],
  ['a refused one is not, and said', [], 422, { like: true }, [], 1],
  ['a cancelled one neither', [], null, { like: true }, [], 0],
])('WSH-03: %s', async (_what, liked, status, sent, tracked, failures) => {
  const window: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', window)
  Object.assign(document, { cookie: 'visitor=1; consent=analytics', addEventListener: () => undefined })
  const items = liked.map((id) => ({ id }))
  let like: unknown
  vi.stubGlobal('fetch', async (path: string, { body, signal }: RequestInit) => {
    if (path.includes('likes-details')) return Response.json({ data: { items } })
    like = JSON.parse(String(body))
    if (status === null) cancelGroup('likes')
    signal?.throwIfAborted()
    return Response.json({ data: {} }, { status: status ?? 200 })
  })
  await changeIn(VISITOR_KEYS.likes, { run: async () => items })
  const onFailed = vi.fn()
  const island = runIsland(() => useLike(1 as ProductId, { currency: 'PLN', items: [] }, onFailed))
  const toggled = island.current.toggle()
  expect(island.current.isPending).toBe(true)
  await toggled
  await vi.dynamicImportSettled()
  expect(island.current.isPending).toBe(false)
  expect(like).toEqual(sent)
  const events = window.dataLayer?.flatMap((entry) => ('event' in entry ? [entry.event] : [])) ?? []
  expect(events).toEqual(tracked)
  expect(onFailed).toHaveBeenCalledTimes(failures)
  island.end()
})
