import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { addToCart } from '#app/shop-api/contract/cart.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { saidBy } from '../../testing/said-by.ts'
import { testInput } from '../../testing/test-input.ts'
import type { PrivatePageInput } from '../../page.ts'
import { createPrivateShop } from '../../shop-api/private-shop.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { CartChanges } from './cart-changes.tsx'
import { cartLabels } from './cart-labels.ts'
import { CartPage } from './cart-page.tsx'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'

interface Visit {
  language?: Language
  promoCode?: string
  shippingTo?: string
  isNobody?: boolean
  /** Has a guest id, but no token. */
  isGuest?: boolean
}

/** Renders the cart page for a guest with a stubbed shop API. */
function createVisit({ language = 'pl', promoCode, shippingTo = 'pl', isNobody = false, isGuest = false }: Visit = {}) {
  const world = createTestWorld()
  const headers = { guestId: GUEST, langId: language, shippingTo }
  const requests: Request[] = []
  const shop = createPrivateShop({
    origin: 'http://shop.test',
    headers,
    isNobody,
    isGuest: isNobody || isGuest,
    productHref: ({ id }) => `/p-${id}`,
    vendorHref: ({ id }) => `/v-${id}`,
    async fetch(url, init) {
      requests.push(new Request(url, init))
      return world.app.request(url, init)
    },
  })
  return {
    world,
    requests,
    add: async (productId: number, productPrice: number, quantity = 1) =>
      world.call(addToCart, '/shop/cart/product/add', {
        headers,
        body: { productId, quantity, deliveryTypeId: 1, productPrice, currencyCode: language === 'pl' ? 'PLN' : 'EUR' },
      }),
    async page(replaced: Partial<PrivatePageInput<object>['session']['shop']> = {}) {
      const input = await testInput({ params: {}, language })
      const session = { shop: { ...shop, ...replaced }, promoCode: promoCode ?? null }
      return renderToStaticMarkup(await CartPage({ ...input, session }))
    },
  }
}

describe('the cart comes rendered', () => {
  test('CRT-19: its calls bear the locale', async () => {
    const visit = createVisit()
    await visit.page()
    const ofCart = visit.requests.filter(({ url }) => new URL(url).pathname.startsWith('/shop/cart/'))
    expect(ofCart.map(({ headers }) => headers.get('locale'))).toEqual(['pl-PL'])
  })

  test('CRT-21: a plain string is an empty cart, with the way to the catalog', async () => {
    const html = await createVisit().page()
    expect(html).toContain('Koszyk jest pusty')
    expect(html).toContain('href="/produkty"')
  })

  test('an unknown visitor has an empty cart, without a request', async () => {
    const visit = createVisit({ isNobody: true })
    expect(await visit.page()).toContain('Koszyk jest pusty')
    expect(visit.requests).toEqual([])
  })

  test('GAP-95: a code that does not hold is said under its field', async () => {
    const visit = createVisit({ promoCode: 'NIE-MA' })
    await visit.add(PRODUCT.priceAboveThreshold, 350.01)
    expect(await visit.page()).toMatch(/aria-invalid="true".*Ten kod nie działa/s)
  })

  test('GAP-140: a cart that cannot be read leaves a page with a way to ask again', async () => {
    const html = await createVisit().page({ cart: async () => Promise.reject(new ShopApiError('cartDetails', 'timeout')) })
    expect(html).toContain('Nie udało się wczytać koszyka')
    expect(html).toMatch(/<button[^>]*>Spróbuj ponownie<\/button>/)
  })
})

test('GAP-100: what is gone meanwhile is flagged and blocks the checkout', async () => {
  const cart = await createVisit().page({ cart: async () => GONE })
  expect(cart, 'no number helps').toContain('Ta rzecz nie jest już dostępna. Usuń ją z koszyka.')
  expect(cart).toMatch(/<button[^>]*disabled=""[^>]*>Do kasy<\/button>/)
  const fewer = aCart([aParcel([aCartItem({ quantity: 2, amountOfAvailableItems: 1, isAvailable: false })])])
  expect(await createVisit().page({ cart: async () => fewer })).toContain('Zmień liczbę sztuk albo usuń rzecz.')
})

test.each([
  ['one of three', 1, 3, [true, false]],
  ['all of three', 3, 3, [false, true]],
  ['the only one', 1, 1, [true, true]],
  ['two, of which one is left: the way down stays', 2, 1, [false, true]],
  ['two, of which none is left: no number helps', 2, 0, [true, true]],
])('CRT-14, CRT-15, GAP-100: a line of %s has the buttons that help', async (_what, quantity, amountOfAvailableItems, expected) => {
  const item = aCartItem({ quantity, amountOfAvailableItems })
  const html = await createVisit().page({ cart: async () => aCart([aParcel([item])]) })
  const isOff = (name: string) =>
    / disabled=""|aria-disabled="true"/.test(new RegExp(`<button[^>]*aria-label="${name}[^>]*>`).exec(html)?.[0] ?? '')
  expect([isOff('Mniej'), isOff('Więcej')]).toEqual(expected)
})

test('GAP-97: pieces that come by the other way of delivery are none that a line could have, too', async () => {
  const item = aCartItem({ quantity: 2, amountOfAvailableItems: 3 })
  const html = await createVisit().page({ cart: async () => aCart([1, 2].map((deliveryTypeId) => aParcel([item], 1, { deliveryTypeId }))) })
  expect([...html.matchAll(/<input type="number"[^>]* max="(\d+)"/g)].map(([, most]) => most)).toEqual(['1', '1'])
})

test.each([
  ['the lowest price of the 30 days before is crossed out', 90, ['180 zł']],
  ['nothing is where the price is not below it', 80, []],
])('EXT-01: %s', async (_, lowest, crossedOut) => {
  const items = GONE.deliveries.flatMap(({ items }) => items)
  const reduced = { quantity: 2, isAvailable: true, promoPrice: zloty(80), lowest30Days: lowest === null ? null : zloty(lowest) }
  const deliveries = GONE.deliveries.map((each) => ({ ...each, items: items.map((item) => ({ ...item, ...reduced })) }))
  const cart = await createVisit().page({ cart: async () => ({ ...GONE, deliveries }) })
  expect([...cart.matchAll(/<del[^>]*>.*?<\/span><span>(.*?)<\/span><\/del>/g)].map(([, price]) => price)).toEqual(crossedOut)
  expect(cart).toContain('160 zł')
})

test('GAP-94: all that a filled cart says', async () => {
  const item = aCartItem({ quantity: 2, promoPrice: zloty(80), lowest30Days: zloty(90) })
  const told = { freeDeliveryMissing: zloty(50), price: zloty(12), arrivesBy: { year: 2022, month: 3, day: 29 } }
  const sums = {
    totalCost: zloty(250),
    products: zloty(260),
    deliveryCost: zloty(12),
    discount: { code: 'WIOSNA', off: { products: zloty(22) } },
  }
  const cart = aCart([aParcel([item], 1, told), aParcel([aCartItem({ id: 2 })], 2, { deliveryTypeId: 2 })], sums)
  const html = await createVisit().page({ cart: async () => cart })
  expect(saidBy(html)).toMatchInlineSnapshot(`
    "Koszyk | Patyna
    [https://shop.test/cart]
    Koszyk
    Od sprzedawcy Dom 1
    Kurier: 12 zł, u Ciebie do 29.03
    Do darmowej dostawy brakuje 50 zł
    [/fotel-1-1]
    [/fotel-1-1]Fotel 1
    160 złCena przed obniżką: 180 zł80 zł za sztukę
    [Mniej: Fotel 1]
    [Liczba sztuk: Fotel 1][2]
    [Więcej: Fotel 1]
    [Usuń z koszyka: Fotel 1]Usuń
    [Przenieś do ulubionych na później: Fotel 1]Na później
    Od sprzedawcy Dom 2
    Wniesienie do domu: Bezpłatnie
    [/fotel-2-2]
    [/fotel-2-2]Fotel 2
    100 zł
    [Mniej: Fotel 2]
    [Liczba sztuk: Fotel 2][1]
    [Więcej: Fotel 2]
    [Usuń z koszyka: Fotel 2]Usuń
    [Przenieś do ulubionych na później: Fotel 2]Na później
    Podsumowanie
    Produkty
    260 zł
    Dostawa
    12 zł
    Zniżka
    -22 zł
    Razem
    250 zł
    Kod WIOSNA
    Usuń kod
    [/checkout]Do kasy"
  `)
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  for (const [, id] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(html).toContain(`<h2 id="${id}"`)
})

const GONE = aCart([aParcel([aCartItem({ name: 'Fotel', amountOfAvailableItems: 0, isAvailable: false })])])

test('EXT-49: the cart says to which country, until when, and what is not sent there', async () => {
  const [parcel] = GONE.deliveries
  if (!parcel) throw new Error('No parcel')
  const other = { id: 2 as VendorId, name: 'Inny' }
  const sent = { ...parcel, arrivesBy: { year: 2022, month: 3, day: 29 } }
  const sold = { ...sent, vendor: { ...other, id: 3 as VendorId }, price: null }
  const deliveries = [sent, sold, { ...parcel, vendor: other, isDelivered: false }]
  const cart = await createVisit().page({ cart: async () => ({ ...GONE, countryId: 'IS', deliveries }) })
  expect(cart).toContain('Islandia')
  expect(cart.match(/u Ciebie do 29.03/g), 'what is sold never comes').toHaveLength(1)
  expect(cart, 'it is free as it is').not.toContain('darmow')
  expect(cart.match(/Ten sprzedawca nie wysyła do wybranego kraju\./g)).toHaveLength(1)
})

test.each([
  ['not sent to the country', 'is', {}],
  ['gone', 'pl', { stock: 0 }],
])(
  'EXT-49, GAP-100: the delivery of what is %s is not called free, neither in its parcel nor in the sums',
  async (_what, shippingTo, change) => {
    const visit = createVisit({ shippingTo })
    await visit.add(PRODUCT.ofVendorOnHoliday, 1000)
    await visit.world.send(`/__mock/products/${PRODUCT.ofVendorOnHoliday}`, { method: 'PATCH', body: change })
    const html = await visit.page()
    expect(html).toContain('<dt>Dostawa</dt><dd><span>–</span></dd>')
    expect(html).not.toContain('Bezpłatnie')
  },
)

test('GAP-151: a change of a price names the new one and the old one', async () => {
  const labels = cartLabels((await testInput({ params: {} })).t)
  const price = { line: '1/1', name: 'Fotel', kind: 'price', before: zloty(400), now: zloty(450) } as const
  expect(renderToStaticMarkup(<CartChanges changes={[price]} language="pl" labels={labels} />)).toContain('450 zł zamiast 400 zł')
  expect(renderToStaticMarkup(<CartChanges changes={[]} language="pl" labels={labels} />)).toBe('')
})

test('EXT-16: a guest’s cart asks for nobody, so it costs no call more', async () => {
  const visit = createVisit({ isGuest: true })
  await visit.add(PRODUCT.priceAboveThreshold, 350.01)
  await visit.page()
  expect(visit.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/shop/cart/details2'])
})
