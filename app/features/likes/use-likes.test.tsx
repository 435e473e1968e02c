import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { cancelGroup } from '../../shop-api/browser/call-groups.ts'
import { changeIn, listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { elementsOf } from '../../testing/elements-of.ts'
import { runIsland } from '../../testing/run-island.ts'
import { testDocument } from '../../testing/test-document.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { ANNOUNCE } from '../../ui/live-region/announce.ts'
import { LikeButton } from './like-button.client.tsx'
import { useLike } from './use-likes.client.ts'

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
let island: ReturnType<typeof runIsland<ReturnType<typeof LikeButton>>> | undefined

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
  ['a like is tracked', [2], 200, { like: true }, ['add_to_wishlist'], []],
  ['the end of one is not', [1, 2], 200, { like: false }, [], []],
  ['a refused one is not, and said', [], 422, { like: true }, [], ['Nie udało się']],
  ['a cancelled one neither', [], null, { like: true }, [], []],
])('WSH-03: %s, and its heart waits meanwhile', async (_what, liked, status, sent, tracked, said) => {
  const window: { dataLayer?: object[] } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  const announced: string[] = []
  document.addEventListener(ANNOUNCE, (event) => announced.push((event as CustomEvent<string>).detail))
  document.cookie = 'visitor=1; consent=analytics'
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
  const props = { productId: 1 as ProductId, label: '', failed: 'Nie udało się', tracked: { currency: 'PLN', items: [] } } as const
  const busy: unknown[] = []
  island = runIsland(() => {
    const rendered = LikeButton(props)
    busy.push(elementsOf(rendered, IconButton)[0]?.['aria-busy'])
    return rendered
  })
  const [heart] = elementsOf(island.current, IconButton)
  expect(heart?.['aria-pressed']).toBe(new Set<number>(liked).has(1))
  heart?.onClick?.({ currentTarget: { dataset: {} } } as never)
  await vi.waitFor(() => expect(busy).toContain(true))
  await vi.waitFor(() => expect([busy[0], busy.at(-1)]).toEqual([undefined, undefined]))
  await vi.dynamicImportSettled()
  expect(like).toEqual(sent)
  const events = window.dataLayer?.flatMap((entry) => ('event' in entry ? [entry.event] : [])) ?? []
  expect(events).toEqual(tracked)
  expect(announced).toEqual(said)
})
