import { beforeEach, expect, test, vi } from 'vitest'
import { cartItem } from '../../analytics/cart-event.ts'
import type { ProductId } from '../../domain/ids.ts'
import { listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { aCartItem, aParcel } from '../../testing/a-cart.ts'
import { runIsland } from '../../testing/run-island.ts'
import { useAddToCart } from './use-add-to-cart.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const ADDITION = { productId: 1 as ProductId, quantity: 1, deliveryTypeId: 1, price: { minor: 100, currencyId: 'PLN' } } as const
const TRACKED = { currency: 'PLN', items: [] } as const
const called: string[] = []
/** Events of the document. */
const heard: string[] = []
/** Idempotency keys of the additions. */
let keys: (string | null)[]
/** How additions are answered. */
let answer: () => Response
const unused = () => undefined

beforeEach(() => {
  called.length = heard.length = 0
  keys = []
  answer = () => Response.json({ data: { quantity: 1, added: 1 } })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  vi.stubGlobal(
    'document',
    testDocument({ dispatchEvent: ({ type, detail = '' }: Event & { detail?: string }) => heard.push(`${type} ${detail}`.trim()) }),
  )
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    called.push(path)
    if (path.endsWith('/add')) {
      keys.push(new Headers(headers).get('idempotency-key'))
      return answer()
    }
    return Response.json({ data: path.includes('likes') ? { items: [] } : 'EMPTY_CART' })
  })
})

test('CRT-13: after an addition cart and likes are read again', async () => {
  const ends = [VISITOR_KEYS.cart, VISITOR_KEYS.likes].map((key) => listen(key, unused))
  await runIsland(useAddToCart).current.add(ADDITION, TRACKED)
  expect(called.toSorted()).toEqual([
    '/shop/cart/details2',
    '/shop/cart/product/add',
    '/shop/client/product/likes-details?page=1&per_page=all',
  ])
  for (const end of ends) end()
})

test('CRT-12: two quick taps add once, and the state says loading until both are answered', async () => {
  const island = runIsland(useAddToCart)
  const taps = [island.current.add(ADDITION, TRACKED), island.current.add(ADDITION, TRACKED)]
  expect(island.current.state).toBe('loading')
  await Promise.all(taps)
  expect([island.current.state, keys.length]).toEqual(['success', 1])
  island.current.reset()
  expect(island.current.state).toBe('idle')
})

test('CRT-12: of two additions the one that fails later takes back nothing that was said of the other', async () => {
  const island = runIsland(useAddToCart)
  const second = Promise.withResolvers<Response>()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    String(init.body).includes('"quantity":2') ? second.promise : fetch(path, init),
  )
  const taps = [ADDITION, { ...ADDITION, quantity: 2 }].map(async (addition) => island.current.add(addition, TRACKED))
  await taps[0]
  expect(island.current.state).toBe('success')
  second.resolve(Response.json({ error: { code: 'INVALID', message: '' } }, { status: 422 }))
  expect(await taps[1]).toMatchObject({ ok: false })
  expect(island.current.state).toBe('success')
  await island.current.add({ ...ADDITION, quantity: 2 }, TRACKED)
  expect(island.current.state, 'what fails afterwards').toBe('idle')
})

const OLD = ['patyna:old']
const CART = '/shop/cart/details2'
test.each([
  ['whose price has changed shows the page anew', 409, 'PRICE_CHANGED', OLD, []],
  ['of what is sold shows the page anew', 409, 'NOT_AVAILABLE', OLD, []],
  ['that is refused otherwise does nothing', 422, 'INVALID', [], []],
  ['that may have succeeded has the cart read again', 503, 'FAILED', [], [CART]],
])('spec §8: an addition %s, without a word', async (_what, status, code, events, reads) => {
  const end = listen(VISITOR_KEYS.cart, unused)
  answer = () => Response.json({ error: { code, message: code } }, { status })
  const island = runIsland(useAddToCart)
  expect(await island.current.add(ADDITION, TRACKED)).toMatchObject({ ok: false, failure: { code } })
  await new Promise((resolve) => setTimeout(resolve))
  expect([island.current.state, heard, called.filter((path) => !path.endsWith('/add'))]).toEqual(['idle', events, reads])
  end()
})

test('EXT-06: only the same addition is sent again under its key', async () => {
  answer = () => Response.error()
  const { add } = runIsland(useAddToCart).current
  await add(ADDITION, TRACKED)
  await add(ADDITION, TRACKED)
  await add({ ...ADDITION, quantity: 2 }, TRACKED)
  expect([keys[1], new Set(keys).size]).toEqual([keys[0], 2])
})

test('where cookies are refused it says so, and adds nothing', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false })
  const island = runIsland(useAddToCart)
  expect(await island.current.add(ADDITION, TRACKED)).toMatchObject({ failure: { code: 'NO_COOKIES' } })
  expect([called, heard, island.current.state]).toEqual([[], ['ui:page-note cookies'], 'idle'])
})

test('EXT-70: as many pieces are tracked as were added', async () => {
  const dataLayer: unknown[] = []
  vi.stubGlobal('window', { dataLayer })
  document.cookie = 'visitor=1; consent=analytics'
  answer = () => Response.json({ data: { quantity: 2, added: 2 } })
  const { quantity: _ofLine, ...item } = cartItem(aCartItem(), aParcel([]))
  await runIsland(useAddToCart).current.add({ ...ADDITION, quantity: 5 }, { ...TRACKED, items: [item], quantity: 5 })
  await vi.waitFor(() => expect(dataLayer[1]).toMatchObject({ event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }] } }))
})
