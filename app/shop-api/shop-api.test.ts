import { describe, expect, test } from 'vitest'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import { DAY_MS } from '../domain/time/instant.ts'
import type { ProductId, VendorId } from '../domain/ids.ts'
import { createShopApi } from './shop-api.ts'
import { ShopApiError } from './shop-api-error.ts'
import type { ShopFetch } from './shop-fetch.ts'

const GUEST = '0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f'

/** A client of the shop API in a language; the mock API responds in this process. */
function shopIn(language: 'pl' | 'en', fetch?: ShopFetch) {
  const { app } = createTestWorld()
  return createShopApi({
    origin: 'http://shop.test',
    headers: { guestId: GUEST, langId: language, shippingTo: 'pl' },
    language,
    productHref: ({ id }) => `/p-${id}`,
    vendorHref: ({ id }) => `/v-${id}`,
    fetch: fetch ?? (async (url, init) => app.request(url, init)),
  })
}

/** A shop API whose responses have changed fields. */
function shopReturning(changes: object) {
  const { app } = createTestWorld()
  return shopIn('pl', async (url, init) => {
    const { data } = await (await app.request(url, init)).json()
    return Response.json({ data: { ...data, ...changes } })
  })
}

const responding = (body: string | ReadableStream, init?: ResponseInit) => shopIn('pl', async () => new Response(body, init))

describe('responses are mapped to our types', () => {
  test('CARD-01, CARD-03, CARD-09: a list item has its links, its vendor and its analytics item', async () => {
    const { items } = await shopIn('pl').search({})
    const item = items.find(({ productId }) => productId === PRODUCT.plain)
    expect(item).toMatchObject({ href: '/p-1', title: 'Fotel 366', gaEvent: { item_id: 1, item_name: 'Fotel 366' } })
    expect(item?.vendor.href).toBe(`/v-${item?.vendor.id}`)
  })

  test('CARD-10: a list item has its promo labels, with their window as instants', async () => {
    const { items } = await shopIn('pl').search({})
    const labelsOf = (id: number) => items.find(({ productId }) => productId === id)?.promoLabels
    expect(labelsOf(PRODUCT.plain)).toEqual([{ tag: 50, text: 'Noc (pl)', after: NOON - DAY_MS, before: NOON + DAY_MS }])
    expect(labelsOf(PRODUCT.shippedFree)).toEqual([])
  })

  test('CARD-02: prices are minor units of the market', async () => {
    const [polish, international] = await Promise.all(
      [shopIn('pl'), shopIn('en')].map((shop) => shop.product(PRODUCT.promoOpen as ProductId)),
    )
    expect(polish?.prices.price.currencyId).toBe('PLN')
    expect(international?.prices.price.currencyId).toBe('EUR')
    expect(polish?.prices.promoPrice?.minor).toBeLessThan(polish?.prices.price.minor ?? 0)
    expect(polish?.prices.promoEndDate).toBeGreaterThan(0)
  })

  test('a product carries whether its vendor is suspended and until when on vacation', async () => {
    const shop = shopIn('pl')
    expect((await shop.product(PRODUCT.ofSuspendedVendor as ProductId))?.isVendorSuspended).toBe(true)
    expect((await shop.product(PRODUCT.ofVendorOnHoliday as ProductId))?.vendorVacation).toBeGreaterThan(0)
  })

  test('PRD-69: last viewed products come in the requested order', async () => {
    const ids = [3, 1, 2] as ProductId[]
    expect((await shopIn('pl').viewedLast(ids)).map(({ productId }) => productId)).toEqual(ids)
  })

  test.each([
    ['product', (shop: ReturnType<typeof shopIn>) => shop.product(99_999 as ProductId)],
    ['vendor', (shop: ReturnType<typeof shopIn>) => shop.vendor(99_999 as VendorId)],
    ['tag', (shop: ReturnType<typeof shopIn>) => shop.tag('nie-ma')],
    ['boutique', (shop: ReturnType<typeof shopIn>) => shop.boutique('nie-ma')],
    ['contentPage', (shop: ReturnType<typeof shopIn>) => shop.contentPage('nie-ma')],
  ])('a %s that does not exist is null', async (_name, call) => expect(await call(shopIn('pl'))).toBeNull())
})

describe('a response must match its request', () => {
  type Shop = ReturnType<typeof shopIn>

  /** A shop API that mixes up responses: it responds with another entity than requested. */
  function confusedShop(requested: string, returned: string) {
    const { app } = createTestWorld()
    return shopIn('pl', async (url, init) => app.request(url.replace(requested, returned), init))
  }

  test.each([['a product', '/details/1', '/details/2', (shop: Shop) => shop.product(PRODUCT.plain as ProductId)]])(
    '%s other than the requested one violates the contract',
    async (_what, requested, returned, call) => {
      expect(await call(confusedShop('/nothing', '/else'))).not.toBeNull()
      await expect(call(confusedShop(requested, returned))).rejects.toMatchObject({ failure: 'mismatched-response' })
    },
  )

  test.each([
    ['a tag, requested by slug', { id: 51, slug: 'inny' }, (shop: Shop) => shop.tag('noc-zakupow')],
    ['a content page in another language', { lang: 'en' }, (shop: Shop) => shop.contentPage('kontakt-z-nami')],
  ])('%s other than the requested one violates the contract', async (_what, changes, call) => {
    expect(await call(shopReturning({}))).not.toBeNull()
    await expect(call(shopReturning(changes))).rejects.toMatchObject({ failure: 'mismatched-response' })
  })
})

describe('invalid responses of the shop API', () => {
  const failureOf = (shop: ReturnType<typeof shopIn>) =>
    shop.decorations().then(String, (error: unknown) => (error instanceof ShopApiError ? error.failure : error))

  test.each([
    ['an error status', () => responding('', { status: 503 }), 'status'],
    ['a broken JSON text', () => responding('{"data":'), 'malformed'],
    ['another shape', () => responding('[]'), 'wrong-shape'],
    ['no response', () => shopIn('pl', async () => Promise.reject(new TypeError('refused'))), 'unreachable'],
    ['more than 2 MB', () => responding(JSON.stringify({ data: 'x'.repeat(2 * 1024 * 1024) })), 'too-large'],
  ])('%s is one kind of failure', async (_sentence, shop, expected) => expect(await failureOf(shop())).toBe(expected))

  test.each([
    ['an unknown time zone', { date: '2026-12-01 08:00:00', timezone: 'Mars/Olympus_Mons' }],
    ['an impossible day', { date: '2026-13-01 08:00:00', timezone: 'Europe/Warsaw' }],
  ])('PRD-40: a date with %s violates the contract, so cached pages are used', async (_sentence, vacation) => {
    const shop = shopReturning({ vendorVacation: { ...vacation, timezone_type: 3 } })
    await expect(shop.product(PRODUCT.plain as ProductId)).rejects.toMatchObject({ failure: 'wrong-shape' })
  })

  test('PRD-33, DLV-06: an excessive number of days violates the contract and is never counted', async () => {
    const shop = shopReturning({ shippingDays: Number.MAX_SAFE_INTEGER })
    await expect(shop.product(PRODUCT.plain as ProductId)).rejects.toMatchObject({ failure: 'wrong-shape' })
  })

  test('the message names the call and the failure, and nothing that was sent', async () => {
    const shop = responding('', { status: 500 })
    await expect(shop.search({ textSearch: 'sekret' })).rejects.toThrow(/^searchProducts: status \(500\)$/)
  })
})
