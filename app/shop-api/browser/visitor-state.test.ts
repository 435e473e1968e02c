import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callShop } from './call-shop.ts'
import { forgetVisitor, revalidate, visitorChanged } from './visitor-state.ts'
import { changeIn, forget, known, listen, VISITOR_KEYS } from './visitor-store.ts'

const { user, cart, likes } = VISITOR_KEYS
let requests: string[]
let notes: string[]
let stops: (() => void)[]

beforeEach(() => {
  requests = []
  notes = []
  stops = Object.values(VISITOR_KEYS).map((key) => listen(key, () => undefined))
  vi.stubGlobal('document', { cookie: 'visitor=1', documentElement: { lang: 'pl' }, getElementById: () => null })
  vi.stubGlobal('localStorage', { setItem: (_name: string, note: string) => notes.push(note) })
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    return Response.json({ data: path.includes('likes') ? { items: [] } : path.includes('cart') ? 'EMPTY_CART' : null })
  })
})
afterEach(() => {
  for (const stop of stops) stop()
  for (const key of Object.values(VISITOR_KEYS)) forget(key)
  vi.unstubAllGlobals()
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
