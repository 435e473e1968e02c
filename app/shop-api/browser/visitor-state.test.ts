import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callShop } from './call-shop.ts'
import { forgetVisitor, keepVisitorFresh, revalidate, visitorChanged } from './visitor-state.ts'
import { changeIn, known, listen, VISITOR_KEYS } from './visitor-store.ts'
import { testDocument } from '../../testing/test-document.ts'

const { user, cart, likes } = VISITOR_KEYS
let requests: string[]
let notes: string[]
let stops: (() => void)[]

beforeEach(() => {
  requests = []
  notes = []
  stops = Object.values(VISITOR_KEYS).map((key) => listen(key, () => undefined))
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('localStorage', { setItem: (_name: string, note: string) => notes.push(note) })
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json({ data: path.includes('likes') ? { items: [] } : path.includes('cart') ? 'EMPTY_CART' : null })
  })
})
afterEach(() => {
  for (const stop of stops) stop()
})

const ALL = ['/shop/cart/details2', '/shop/client/details', '/shop/client/product/likes-details?page=1&per_page=all']

test('AUTH-08: after login and logout user, likes and cart are refetched, and other tabs are notified', async () => {
  await changeIn(cart, { run: async () => ({}) })
  await visitorChanged()
  expect(requests.toSorted()).toEqual(ALL)
  expect(known(cart).data).toBeNull()
  for (const key of [user, cart, likes]) expect(notes[0]).toContain(`"${key}"`)
})

test('API-06: in-flight calls of the previous visitor are cancelled', async () => {
  vi.stubGlobal(
    'fetch',
    async (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const older = callShop('/shop/cart/details2', { group: 'cart' })
  for (const stop of stops) stop() // without subscribers no key is fetched again
  await visitorChanged()
  expect(await older).toMatchObject({ failure: { kind: 'cancelled' } })
})

test('CRT-13, WSH-05: only keys with subscribers are fetched', async () => {
  stops[Object.values(VISITOR_KEYS).indexOf(likes)]?.()
  await revalidate(cart, likes)
  expect(requests).toEqual(['/shop/cart/details2'])
})

test('switching the market clears the state', async () => {
  await changeIn(cart, { run: async () => ({ totalCost: 'in złoty' }) })
  const asking = forgetVisitor()
  expect(known(cart).data).toBeUndefined()
  await asking
  expect(known(cart).data).toBeNull()
})

test.each<[string, string, object, number, readonly string[]]>([
  [
    'everything changed in another tab: somebody else is there',
    'storage',
    { key: 'patyna visitor', newValue: JSON.stringify({ keys: [user, cart, likes] }) },
    1,
    ALL,
  ],
  ['the cart changed in another tab', 'storage', { key: 'patyna visitor', newValue: JSON.stringify({ keys: [cart] }) }, 0, ALL.slice(0, 1)],
  ['another thing was stored there', 'storage', { key: 'other', newValue: JSON.stringify({ keys: [cart] }) }, 0, []],
  ['the page came out of memory', 'pageshow', { persisted: true }, 0, ALL],
  ['the page was loaded', 'pageshow', { persisted: false }, 0, []],
  ['the tab is looked at again', 'focus', {}, 0, ALL.slice(2)],
])('when %s, that much is read again, and nothing after its end', async (_what, type, event, others, paths) => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const onOtherVisitor = vi.fn<() => void>()
  const end = keepVisitorFresh(onOtherVisitor)
  for (let times = 0; times < 2; times++) {
    page.dispatchEvent(Object.assign(new Event(type), event))
    end()
  }
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitFor(() => expect(requests.toSorted()).toEqual(paths))
  expect(onOtherVisitor).toHaveBeenCalledTimes(others)
})
