// Long: every change of the cart and of its code, over one stand-in for the calls that are answered in any order.
import { beforeEach, expect, test, vi } from 'vitest'
import { type Cart, lineIn } from '../../domain/cart/cart.ts'
import { EXPECTS_LOGIN, PAGE_USER } from '../../domain/account/session-end.ts'
import type { ProductId } from '../../domain/ids.ts'
import { CART_DEDUPE_MS } from '../../domain/time/refresh-intervals.ts'
import { addToCart } from '../../shop-api/browser/add-to-cart.ts'
import { readCart } from '../../shop-api/browser/cart.ts'
import { VISITOR_READS } from '../../shop-api/browser/visitor-state.ts'
import { changeIn, forget, known, listen, VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import type { WireCart } from '../../shop-api/contract/cart.ts'
import { aCart, aCartItem, aParcel } from '../../testing/a-cart.ts'
import { toCart } from '../../shop-api/to-cart.ts'
import { removeLine, setQuantity } from './change-cart.client.ts'
import { applyPromoCode, removePromoCode } from './promo-code.client.ts'
import { putBack, saveForLater } from './take-out.client.ts'
import { trackAdded } from './track-added.client.ts'
import { testDocument } from '../../testing/test-document.ts'

const LINE = { productId: 1 as ProductId, deliveryTypeId: 1 }
const TYPED = { zipCode: '00-950', campaignId: null, listId: null }
const TAKEN = { item: aCartItem({ addedWith: TYPED }), deliveryTypeId: 1 }

/** A wire cart with a quantity of one product at 100 PLN each. */
const wireCart = (quantity: number) => ({
  cartId: 1,
  deliveries: [
    {
      vendor: { id: 1, name: 'Dom z duszą' },
      deliveryTypeId: 1,
      price: 0,
      currencyId: 'PLN',
      freeDeliveryMissing: 0,
      items: [
        {
          id: 1,
          name: 'Fotel',
          href: '/fotel-1',
          imageUrl: null,
          quantity,
          amountOfAvailableItems: 9,
          price: 100,
          promoPrice: null,
          currencyId: 'PLN',
          isAvailable: true,
        },
      ],
    },
  ],
  summary: {
    totalCost: 100 * quantity,
    prices: { deliveries: 0, deliveriesAfterDiscounts: 0, products: 100 * quantity, productsAfterDiscounts: 100 * quantity },
    discount: null,
    currency: { id: 'PLN', name: 'złoty' },
  },
  promoCodeError: null,
})

const START = toCart(wireCart(1) as WireCart) as Cart

/** Responses of the shop API, to be resolved in any order. */
let requests: { path: string; body: { quantity?: number } | null; headers: unknown; respond: (json: object, status?: number) => void }[]

/** The cart shown by the islands. */
const shown = () => known<Cart | null>(VISITOR_KEYS.cart).data
const summary = (cart: Cart | null | undefined) => cart && [cart.deliveries[0]?.items[0]?.quantity, cart.totalCost.minor / 100]

/** Sets the quantity of the line of the cart on screen. */
const set = async (quantity: number, isWanted = () => true) => setQuantity({ line: LINE, quantity, shown: START, isWanted })

/** Flushes pending microtasks. */
const settle = async () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  requests = []
  vi.stubGlobal('document', testDocument())
  vi.stubGlobal('navigator', {}) // no Web Locks: the worst case, in which calls overtake each other
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    requests.push({
      path,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      headers,
      respond: (json, status = 200) => resolve(Response.json(json, { status })),
    })
    return promise
  })
  await changeIn(VISITOR_KEYS.cart, { run: async () => START })
})

test('API-26: the keys of the client’s state', () => {
  expect(VISITOR_KEYS).toEqual({ user: 'user', cart: 'cartDetails', likes: 'productsLikesDetails' })
})

test('CRT-16, CRT-17, CRT-18: the cart is not fetched on focus, and once in 300 ms', () => {
  expect(VISITOR_READS.cartDetails).toMatchObject({ isReadOnFocus: false, dedupeMs: 300 })
  expect(CART_DEDUPE_MS).toBe(300)
})

test('the cart of a first visit is empty, without a request', async () => {
  vi.stubGlobal('document', testDocument({ cookie: '' }))
  expect(await readCart()).toBeNull()
  expect(requests).toEqual([])
})

test.each([
  ['', '/shop/cart/details2'],
  ['; promoCode=WIOSNA%2010', '/shop/cart/details2/WIOSNA%2010'],
])('API-14, API-15: with the cookie "%s" %s is asked', async (cookie, path) => {
  vi.stubGlobal('document', testDocument({ cookie: `visitor=1${cookie}` }))
  const cart = readCart()
  requests[0]?.respond({ data: 'EMPTY_CART' })
  expect(await cart).toBeNull() // CRT-21: a plain string is an empty cart
  expect(requests[0]?.path).toBe(path)
  expect(requests[0]?.headers).toMatchObject({ locale: 'pl-PL' }) // CRT-19
})

test('a change shows at once, and its sums with the response', async () => {
  const change = set(3)
  await settle()
  expect(requests[0]?.body).toEqual({ productId: 1, quantity: 3, discountCode: null })
  requests[0]?.respond({ data: wireCart(3) })
  await change
  expect(summary(shown())).toEqual([3, 300])
})

test('a late response never replaces that of a newer change', async () => {
  const older = set(2)
  const newer = set(5)
  await settle()
  requests[1]?.respond({ data: wireCart(5) })
  await newer
  requests[0]?.respond({ data: wireCart(2) })
  await older
  expect(summary(shown())).toEqual([5, 500])
})

test('a change that a newer one replaces is not sent', async () => {
  const change = set(2, () => false)
  await change
  expect(requests).toEqual([])
})

test('the last line out leaves an empty cart', async () => {
  const change = removeLine(TAKEN, START)
  await settle()
  expect(requests[0]?.path).toBe('/shop/cart/product/remove-details')
  expect(requests[0]?.body).toEqual({ productId: 1, zipCode: '00-950', discountCode: null }) // API-18
  requests[0]?.respond({ data: 'EMPTY_CART' })
  await change
  expect(shown()).toBeNull()
})

/** A cart that has the product in one way of delivery, and these in the other. */
const cartWith = (...ids: readonly number[]) =>
  aCart([
    aParcel([aCartItem()]),
    aParcel(
      ids.map((id) => aCartItem({ id })),
      1,
      { deliveryTypeId: 2 },
    ),
  ])
const { deliveryTypeId: _way, ...NAMED } = LINE

test.each([
  ['a quantity', cartWith(2, 1), LINE, async (shown: Cart) => setQuantity({ line: LINE, quantity: 2, shown, isWanted: () => true })],
  ['a removal', cartWith(1), LINE, async (shown: Cart) => removeLine(TAKEN, shown)],
  ['a removal', cartWith(2), NAMED, async (shown: Cart) => removeLine(TAKEN, shown)],
])('EXT-74: where a product is in both ways of delivery %s names the way, and only there', async (_what, shown, line, change) => {
  const changed = change(shown)
  await settle()
  expect(requests[0]?.body).toEqual({
    ...line,
    ...('quantity' in (requests[0]?.body ?? {}) ? { quantity: 2 } : { zipCode: '00-950' }),
    discountCode: null,
  })
  requests[0]?.respond({ data: wireCart(1) })
  await changed
})

test('ERR-08: a change that fails leaves the cart as it was, without a word', async () => {
  const change = set(8)
  await settle()
  requests[0]?.respond({ error: { code: 'INVALID' } }, 422)
  await change
  expect(summary(shown())).toEqual([1, 100])
})

test('after a change that fails the cart is read again: an earlier one may have succeeded', async () => {
  const stop = listen(VISITOR_KEYS.cart, () => undefined)
  const change = set(8)
  await settle()
  requests[0]?.respond({ error: { code: 'INTERNAL' } }, 503)
  await vi.waitFor(() => expect(requests[1]?.path).toBe('/shop/cart/details2'))
  requests[1]?.respond({ data: wireCart(5) })
  await change
  expect(summary(shown())).toEqual([5, 500])
  stop()
})

test('after a change that fails the cart is read once the others are made: one from before them would take them back', async () => {
  const end = listen(VISITOR_KEYS.cart, () => undefined)
  const changes = [set(2), removeLine(TAKEN, START)]
  await settle()
  requests[0]?.respond({ error: { code: 'SHOP_UNAVAILABLE' } }, 503)
  await settle()
  const meanwhile = requests.length
  requests[1]?.respond({ data: 'EMPTY_CART' })
  await settle()
  requests[2]?.respond({ data: 'EMPTY_CART' })
  await Promise.all(changes)
  end()
  expect([meanwhile, requests.length, shown()]).toEqual([2, 3, null])
})

test('a change is of the cart that is known, which may be newer than the one on screen', async () => {
  await changeIn(VISITOR_KEYS.cart, { run: async () => toCart(WITH_CODE(1) as unknown as WireCart) })
  const change = set(3)
  const expected = shown()
  await settle()
  requests[0]?.respond({ data: wireCart(3) })
  await change
  expect([summary(expected), expected?.discount?.code]).toEqual([[3, 100], 'WIOSNA'])
})

const PUT_BACK = { item: aCartItem(), vendor: aParcel([]).vendor, deliveryTypeId: 1, isSaved: true, wasFavorite: false }
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a quantity': async () => set(3),
  'a removal': async () => removeLine(TAKEN, START),
  'a promo code': async () => applyPromoCode('WIOSNA'),
  'the end of a promo code': async () => removePromoCode(),
  'what is put back': async () => putBack(PUT_BACK, 'undo'),
}

test.each(Object.keys(CHANGES))(
  'EXT-44: on the page of a user %s is for that user alone; once the session has ended no other cart is read',
  async (what) => {
    const notes: string[] = []
    vi.stubGlobal('localStorage', { setItem: (_name: string, note: string) => notes.push(note) })
    const page = { [PAGE_USER]: { getAttribute: () => '7' } }
    vi.stubGlobal('document', { ...document, getElementById: (id: string) => (page as Record<string, object>)[id] ?? null })
    const stop = listen(VISITOR_KEYS.cart, () => undefined)
    const change = CHANGES[what]?.()
    await settle()
    requests[0]?.respond({ error: { code: 'UNAUTHORIZED' } }, 401)
    await settle()
    requests[1]?.respond({ data: 'EMPTY_CART' })
    const failure = JSON.stringify(await change)
    stop()
    expect(failure).toContain('"kind":"ended"')
    expect(requests[0]?.headers).toMatchObject({ [EXPECTS_LOGIN]: '1' })
    expect([requests.length, summary(shown()), notes]).toEqual([1, [1, 100], []])
  },
)

test('other tabs learn that the cart has changed', async () => {
  const notes: string[] = []
  vi.stubGlobal('localStorage', { setItem: (_name: string, note: string) => notes.push(note) })
  const change = set(3)
  await settle()
  requests[0]?.respond({ data: wireCart(3) })
  await change
  expect(notes).toEqual([expect.stringContaining(`"${VISITOR_KEYS.cart}"`)])
})

test('GAP-140: before the first read, the cart of the server is the one that changes, and stays if that fails', async () => {
  forget(VISITOR_KEYS.cart)
  const change = set(3)
  expect(summary(shown())).toEqual([3, 100])
  await settle()
  requests[0]?.respond({ error: { code: 'INTERNAL' } }, 503)
  await change
  expect(shown(), 'the page shows its own').toBeUndefined()
})

test.each([
  ['more', 4, 'add_to_cart', 3, false],
  ['none', 0, 'remove_from_cart', 1, false],
  ['more', 4, 'add_to_cart', 3, true],
  ['none', 0, 'remove_from_cart', 1, true],
])(
  'CRT-20: for %s of a product, %i, analytics hears %s of the difference %i once the shop has agreed; before the first read %s',
  async (_what, quantity, event, difference, isUnread) => {
    if (isUnread) forget(VISITOR_KEYS.cart)
    const dataLayer: unknown[] = []
    vi.stubGlobal('window', { dataLayer })
    vi.stubGlobal('document', testDocument({ cookie: 'visitor=1; consent=analytics' }))
    const change = quantity === 0 ? removeLine(TAKEN, START) : set(quantity)
    await settle()
    expect(dataLayer).toEqual([])
    requests[0]?.respond({ data: quantity === 0 ? 'EMPTY_CART' : wireCart(quantity) })
    await change
    await vi.waitFor(() => expect(dataLayer).toHaveLength(2)) // after the consent
    expect(dataLayer[1]).toMatchObject({ event, ecommerce: { currency: 'PLN', items: [{ item_id: 1, quantity: difference }] } })
  },
)

/** What analytics hears, after the consent. */
function hear(): unknown[] {
  const dataLayer: unknown[] = []
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('document', testDocument({ cookie: 'visitor=1; consent=analytics' }))
  return dataLayer
}

test('EXT-70: a click whose change is not sent counts nothing, and the one that takes its place counts what its answer shows', async () => {
  const dataLayer = hear()
  const clicks = [set(2, () => false), set(3)]
  await settle()
  expect(requests).toHaveLength(1)
  requests[0]?.respond({ data: wireCart(2) })
  await Promise.all(clicks)
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2))
  expect(dataLayer[1]).toMatchObject({ event: 'add_to_cart', ecommerce: { items: [{ item_id: 1, quantity: 1 }] } })
})

test('EXT-70: of two changes that are both sent each counts its own pieces, and a refused one none', async () => {
  stubBrowser('visitor=1; consent=analytics')
  const dataLayer: unknown[] = []
  vi.stubGlobal('window', { dataLayer })
  const clicks = [set(2), set(4), set(9)]
  for (const [at, answer] of [wireCart(2), wireCart(4)].entries()) {
    await settle()
    requests[at]?.respond({ data: answer })
    await clicks[at]
  }
  await settle()
  requests[2]?.respond({ error: { code: 'INVALID' } }, 422)
  await clicks[2]
  await vi.waitFor(() => expect(dataLayer).toHaveLength(3))
  expect(dataLayer.slice(1)).toMatchObject([1, 2].map((quantity) => ({ event: 'add_to_cart', ecommerce: { items: [{ quantity }] } })))
  expect(summary(shown()), 'what was confirmed last').toEqual([4, 400])
})

test('EXT-70: what several additions brought is one event, of what the cart has; nothing is none', async () => {
  const dataLayer = hear()
  const [chair, sold] = [LINE.productId, 7 as ProductId]
  await trackAdded([{ productId: chair, quantity: 0 }])
  await trackAdded([
    { productId: chair, quantity: 2 },
    { productId: sold, quantity: 1 },
  ])
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2)) // after the consent
  expect(dataLayer[1]).toMatchObject({ event: 'add_to_cart', ecommerce: { currency: 'PLN', items: [{ item_id: chair, quantity: 2 }] } })
})

test('EXT-70: what is put back counts as many pieces as were there, and what was a favourite before is none anew', async () => {
  const dataLayer = hear()
  const { item, vendor } = lineIn(START, LINE) ?? {}
  if (!item || !vendor) throw new Error('The cart has a line')
  const line = { item: { ...item, quantity: 5 }, vendor, deliveryTypeId: 1, isSaved: false, wasFavorite: false }
  const undone = putBack(line, 'undo')
  await settle()
  requests[0]?.respond({ data: { cartId: 1, productId: 1, deliveryTypeId: 1, quantity: 2, added: 2 } })
  expect(await undone).toEqual({ ok: true, data: { added: 2 } })
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2))
  expect(dataLayer[1]).toMatchObject({ event: 'add_to_cart', ecommerce: { items: [{ quantity: 2 }] } })
  await changeIn(VISITOR_KEYS.likes, { run: async () => [{ id: 1 }] })
  const onSaved = vi.fn<() => void>()
  const saved = saveForLater({ item, vendor, deliveryTypeId: 1, shown: START }, onSaved)
  for (const at of [1, 2]) {
    await settle()
    requests[at]?.respond({ data: 'EMPTY_CART' })
  }
  expect(await saved).toBeNull()
  expect(onSaved).toHaveBeenCalledOnce()
  expect(JSON.stringify(dataLayer)).not.toContain('add_to_wishlist')
})

test.each([
  ['says it', { quantity: 7, added: 2 }, 2],
  ['has it not, and the line has more', { quantity: 7 }, 5],
  ['has it not, and the line has fewer', { quantity: 3 }, 3],
])('EXT-70: how many pieces were added, of a shop API that %s', async (_which, answer, added) => {
  const adding = addToCart({ ...LINE, quantity: 5, campaignId: null, price: { minor: 100, currencyId: 'PLN' } }, 'key')
  await settle()
  requests[0]?.respond({ data: answer })
  expect(await adding).toEqual({ ok: true, data: { added } })
})

/** Cookies and locks as a browser has them, so that changes wait for their turn. */
function stubBrowser(cookies: string) {
  const jar = new Map(cookies.split('; ').map((pair) => pair.split('=') as [string, string]))
  let last: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, _options: LockOptions, change: () => Promise<unknown>) => (last = last.then(change, change)) },
  })
  vi.stubGlobal('document', {
    getElementById: () => null,
    documentElement: { dataset: { language: 'pl' } },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? []
      if (line.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return jar
}

const WITH_CODE = (quantity: number) => ({
  ...wireCart(quantity),
  summary: { ...wireCart(quantity).summary, discount: { code: 'WIOSNA', deliveries: 0, products: 10, total: 10, wholeCart: 0 } },
})

test('GAP-95: a code applied while a quantity changes is asked for after it, and its cart has both', async () => {
  const jar = stubBrowser('visitor=1')
  const quantity = set(3)
  const code = applyPromoCode('WIOSNA')
  await settle()
  expect(requests.map(({ path }) => path)).toEqual(['/shop/cart/product/change-quantity'])
  requests[0]?.respond({ data: wireCart(3) })
  await quantity
  await settle()
  expect(requests[1]?.path).toBe('/shop/cart/details2/WIOSNA')
  requests[1]?.respond({ data: WITH_CODE(3) })
  expect(await code).toEqual({ ok: true, data: true })
  expect(jar.get('promoCode')).toBe('WIOSNA')
  expect([...(summary(shown()) ?? []), shown()?.discount?.code]).toEqual([3, 300, 'WIOSNA'])
})

test('GAP-95: a quantity changed while a code is asked for is sent after it, with the code', async () => {
  stubBrowser('visitor=1')
  const code = applyPromoCode('WIOSNA')
  const quantity = set(3)
  await settle()
  requests[0]?.respond({ data: WITH_CODE(1) })
  await code
  await settle()
  expect(requests[1]?.body).toMatchObject({ quantity: 3, discountCode: 'WIOSNA' })
  requests[1]?.respond({ data: WITH_CODE(3) })
  await quantity
  expect([...(summary(shown()) ?? []), shown()?.discount?.code]).toEqual([3, 300, 'WIOSNA'])
})

test('GAP-95: a code that is refused changes neither the cookie nor the cart', async () => {
  const jar = stubBrowser('visitor=1; promoCode=WIOSNA')
  const code = applyPromoCode('NIEMA')
  await settle()
  requests[0]?.respond({ data: { ...wireCart(1), promoCodeError: 'INVALID' } })
  expect(await code).toEqual({ ok: true, data: false })
  expect(jar.get('promoCode'), 'that of before').toBe('WIOSNA')
  expect(shown()).toMatchObject({ hasCodeError: false, countryId: null, discount: null })
})

test('GAP-95: a code that is removed takes its cookie along; a failure keeps both', async () => {
  const jar = stubBrowser('visitor=1; promoCode=WIOSNA')
  const failing = removePromoCode()
  await settle()
  requests[0]?.respond({ error: { code: 'INTERNAL' } }, 503)
  expect(await failing).toMatchObject({ status: 503 })
  expect(jar.get('promoCode')).toBe('WIOSNA')
  expect(summary(shown())).toEqual([1, 100])
  const removing = removePromoCode()
  await settle()
  expect(requests[1]?.path).toBe('/shop/cart/details2')
  requests[1]?.respond({ data: wireCart(1) })
  expect(await removing).toBeNull()
  expect(jar.has('promoCode')).toBe(false)
})

test.each([
  ['what it brought there leaves them', { isSaved: true, wasFavorite: false }, true],
  ['what they had before stays', { isSaved: true, wasFavorite: true }, false],
  ['what was only taken out has none', { isSaved: false, wasFavorite: false }, false],
])(
  'GAP-150: put back from the favourites, %s; it costs what was shown, and cart and favourites are read again',
  async (_what, taken, isUnliked) => {
    const ends = [VISITOR_KEYS.cart, VISITOR_KEYS.likes].map((key) => listen(key, () => undefined))
    const item = aCartItem({ promoPrice: { minor: 8000, currencyId: 'PLN' } })
    const undone = putBack({ item, vendor: aParcel([]).vendor, deliveryTypeId: 1, ...taken }, 'undo')
    const paths = () => requests.map(({ path }) => path)
    await settle()
    expect(requests[0]?.body).toMatchObject({ productPrice: 80 })
    requests[0]?.respond({ data: { quantity: 1, added: 1 } })
    await settle()
    expect(paths().includes('/shop/client/product/like/1')).toBe(isUnliked)
    if (isUnliked) {
      expect(requests[1]?.body).toEqual({ like: false })
      requests[1]?.respond({ data: {} })
    }
    await vi.waitFor(() =>
      expect(paths()).toEqual(expect.arrayContaining(['/shop/cart/details2', expect.stringContaining('likes-details')])),
    )
    for (const { path, respond } of requests.slice(1)) respond({ data: path.includes('likes') ? { items: [] } : 'EMPTY_CART' })
    await undone
    for (const end of ends) end()
  },
)

test.each([
  ['a new one counts as such', [7], true],
  ['one of before does not', [7, 1], false],
])('GAP-150: a line goes to the favourites first, and then out of the cart; %s', async (_what, liked, isNew) => {
  const dataLayer = hear()
  await changeIn(VISITOR_KEYS.likes, { run: async () => liked.map((id) => ({ id })) })
  const saved = saveForLater({ item: aCartItem(), vendor: aParcel([]).vendor, deliveryTypeId: 1, shown: START }, () => undefined)
  for (const at of [0, 1]) {
    await settle()
    requests[at]?.respond({ data: 'EMPTY_CART' })
  }
  expect(await saved).toBeNull()
  expect(requests.map(({ path, body }) => [path, body])).toMatchObject([
    ['/shop/client/product/like/1', { like: true }],
    ['/shop/cart/product/remove-details', { productId: 1 }],
  ])
  await settle()
  expect(JSON.stringify(dataLayer).includes('add_to_wishlist')).toBe(isNew)
})

test('GAP-150: what the favourites refuse stays in the cart', async () => {
  let isSaid = false
  const saved = saveForLater({ item: aCartItem(), vendor: aParcel([]).vendor, deliveryTypeId: 1, shown: START }, () => (isSaid = true))
  await settle()
  requests[0]?.respond({ error: { code: 'FAILED', message: '' } }, 503)
  expect(await saved).toMatchObject({ status: 503 })
  expect([requests.length, isSaid, summary(shown())]).toEqual([1, false, [1, 100]])
})
