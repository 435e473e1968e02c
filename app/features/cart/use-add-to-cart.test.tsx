import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProductId } from '../../domain/ids.ts'
import { listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { useAddToCart } from './use-add-to-cart.client.ts'

const ADDITION = { productId: 1 as ProductId, quantity: 1, deliveryTypeId: 1, price: { minor: 100, currencyId: 'PLN' } } as const
const TRACKED = { currency: 'PLN', items: [] } as const
const called: string[] = []
const unused = () => undefined

beforeEach(() => {
  called.length = 0
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal('document', {
    cookie: 'visitor=1',
    documentElement: { lang: 'pl' },
    getElementById: () => null,
    querySelector: () => null,
  })
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path)
    return Response.json({ data: path.includes('likes') ? { items: [] } : 'EMPTY_CART' })
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What an island has of the hook. */
function hook(): ReturnType<typeof useAddToCart> {
  const got: ReturnType<typeof useAddToCart>[] = []
  function Island() {
    got.push(useAddToCart())
    return null
  }
  renderToStaticMarkup(<Island />)
  return got[0] as ReturnType<typeof useAddToCart>
}

test('EXT-06: after an addition without an answer the cart is read again: the piece may lie in it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answered = fetch
  vi.stubGlobal('fetch', async (path: string) => (path.endsWith('/add') ? Promise.reject(new TypeError()) : answered(path)))
  const end = listen(VISITOR_KEYS.cart, unused)
  await hook().add(ADDITION, TRACKED)
  await vi.waitFor(() => expect(called).toEqual(['/shop/cart/details2']))
  end()
})

test('CRT-13: after an addition cart and likes are read again', async () => {
  const ends = [VISITOR_KEYS.cart, VISITOR_KEYS.likes].map((key) => listen(key, unused))
  await hook().add(ADDITION, TRACKED)
  expect(called.toSorted()).toEqual([
    '/shop/cart/details2',
    '/shop/cart/product/add',
    '/shop/client/product/likes-details?page=1&per_page=all',
  ])
  for (const end of ends) end()
})
